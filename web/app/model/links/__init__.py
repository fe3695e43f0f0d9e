"""Matches in links: share links, turn links and QR codes."""
