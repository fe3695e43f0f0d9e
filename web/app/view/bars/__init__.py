"""The bars over the page: banners with news and their buttons."""
