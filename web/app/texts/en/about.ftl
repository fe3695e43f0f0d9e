### English texts of About: who made the games, privacy, accessibility, licences.

way-about = About Hofgarten
about-games = The games
about-games_text = Zen Garden is a game by Mike Georgiou, The Hanging Gardens a game by Din Li. Hofgarten is an independent implementation with its own texts and pictures. It is neither licensed by nor connected with the authors or publishers. If you like the games, buy the boxes.
about-reconstructed = No published source lists the card faces of The Hanging Gardens or half of its tile values. The missing ones are reconstructed and labelled as such. If you own the game, you can load the printed ones.
about-privacy = Privacy
about-privacy_text = Nothing leaves your device unless you send it. There are no accounts, no cookies and no statistics. The page asks another server only to connect you with friends elsewhere, and only once you have agreed. Matches, settings and bots are stored in this browser.
about-links = A link that you share contains the whole match, with names and hidden tiles. Your browser does not send the match to our server.
about-rooms = In a live match, the devices are connected directly. The code or link that a device shows contains its local address, and its public one for a friend elsewhere. Where no direct connection is possible, a TURN server that you have entered passes the match on, encrypted.
about-embeds = Embedded in another website, Hofgarten stores nothing. It tells that website the moves and the result.
about-access = Accessibility
about-access_text = Hofgarten aims at WCAG 2.2, level AA. Every screen is checked with axe, with the keyboard alone, with text at 200%, in forced colours (high contrast), and for what a screen reader can read out.
about-access_limits = Hofgarten has not yet been tried with real screen readers, or by people who depend on them. In The Hanging Gardens, text at 200% on a phone needs scrolling during a turn. If something does not work for you, please tell us.
about-python = Python
about-python_text = The rules, the bots and every screen are written in Python, which runs in your browser.
about-show = Show the Python
about-licences = Licences of all components
about-licence = Hofgarten is free software under the MIT License.
about-lost = There is no page at this address
about-start = Go to the start page
about-documents = Documents
