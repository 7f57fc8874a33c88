# The frame of every page.
skip = Skip to the content
app-name = Oubliette
nav-label = Main
nav-home = Games
nav-daily = Daily dungeon
nav-rules = Rules
nav-about = About
nav-me = { $name }
nav-me-nobody = Who am I?

settings-language = Language
settings-theme = Theme
settings-theme-auto = Like the system
settings-theme-dark = Torchlight
settings-theme-light = Parchment
settings-sound = Sounds
settings-motion = Keep everything still

lang-en = English
lang-fr = Français

close = Close
cancel = Cancel
retry = Try again
loading = One moment…
copied = Copied
copy = Copy

me-guest-name = Guest

trouble-title = Something is in the way
trouble-unreachable = The server cannot be reached. Are you online? Nothing is lost: the server keeps what was played.
trouble-unknown = Something went wrong here. Reloading the page often helps.
not-found-title = There is nothing here
not-found-text = This address leads nowhere. Perhaps a letter got lost on the way.
not-found-home = To the games
