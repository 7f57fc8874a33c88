# Rules, the daily dungeon, my own page, and about all this.

rules-title = The rulebooks
rules-lead = Every rule of every game, in our own words. During a match each question and each event leads to its paragraph.
rules-head = Rules of { $game }
rules-play = Play it
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One paragraph
   *[other] { $count } paragraphs
}
rules-nothing = No paragraph has all of these words.
rules-contents = Contents
rules-others = The other rulebooks

daily-lead = The same dungeon and the same dice for everybody, and one try. When the day is over, you see how the others did it.
daily-how = A day begins and ends at midnight UTC. Once begun, a try can be finished until the end of the next day; until then nobody sees anybody else’s match, and there are no hints.
daily-players = { $count ->
    [0] Nobody has begun it yet
    [one] One person has begun it
   *[other] { $count } people have begun it
}
daily-as-usual = Everything is as usual.
daily-won = Won.
daily-lost = Lost.
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-begin = Begin
daily-continue = Continue
daily-watch = Watch
daily-board = The board
daily-yesterday = Yesterday’s
daily-board-head = { $game }, { $day }
daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-begun = { $players ->
    [0] Nobody began it.
    [one] One person began it, { $finished } finished it in time.
   *[other] { $players } people began it, { $finished } finished it in time.
}
daily-closed = The board is closed.
daily-closes = It can be finished until { $at }.
daily-nobody = Nobody has finished it yet.
daily-resigned = Gave up.
daily-you = (you)
daily-guest = (guest)
daily-more = Further down
daily-first = From the top
daily-promise = The promise about the dice
daily-promise-text = The dice of this day follow from a secret. This is its SHA-256, known from the start; the secret itself is revealed when the board is closed, so that anybody can check.
daily-secret = The secret:

me-lead-nobody = Nobody has to say who they are before playing. A name is given to you when you first need one; here you can choose a better one.
me-lead-guest = You are a guest: this browser alone knows you.
me-lead-account = You can come back from anywhere with your login.
me-name = Your name
me-name-label = How the others at a table see you
me-save = Save
me-saved = Saved
me-account = Account
me-account-why = With a login and a password you find your matches again from anywhere. No e-mail address is asked for, so nobody can send you a lost password.
me-account-make = Make an account
me-account-is = You are logged in as { $login }.
me-login = Login
me-login-form = 3 to 40 of a–z, 0–9, dot, hyphen, underscore.
me-password = Password
me-password-form = At least 8 characters.
me-log-in = Log in
me-log-in-why = Do you already have an account? Come back.
me-log-in-guest = Do you already have an account? The guest that you are now keeps its seats, but you will no longer be that guest.
me-log-out = Log out
me-log-out-everywhere = Log out everywhere
me-password-change = Change the password
me-password-old = The old password
me-password-new = The new one
me-password-changed = Changed. You have been logged out everywhere else.
me-forget = Be forgotten
me-forget-text = Your login and every way back will be gone, your seats will be free, and lists will show a word instead of your name. Matches stay, with what was said in them. This cannot be undone.
me-forget-sure = Shall { $name } be forgotten?
me-forget-type = Type “{ $word }” to be sure:
me-forget-word = forget
me-forget-now = Forget me now

me-matches-playing = Running matches
me-matches-playing-none = None. The trapdoor is over there.
me-matches-over = Finished matches
me-matches-over-none = None yet.
me-matches-archived = Matches under older rules
me-matches-uploaded = Records you added
me-newer = Newer
me-older = Older
me-won = Won
me-lost = Lost
me-place = Place { $place } of { $of }
me-ended = Ended
me-statistics = Statistics
me-statistics-none = They begin with your first finished match.
me-statistics-game = Game
me-statistics-played = Played
me-statistics-won = Won
me-statistics-best = Best score
me-statistics-place = Average place
me-mean = { NUMBER($place, maximumFractionDigits: 1) }

about-title = About Oubliette
about-what = A digital home for dungeon tabletop games, in French and in English.
about-how = Every rule, ruling and option of five rulebooks is here. You can play alone, against bots, at one screen or far apart; take back what revealed nothing; ask why, and be shown the rule; watch any match again; and check that the dice were those promised before the match began.
about-authors = Whose games these are
about-authors-text = We stand on the work of the people who invented, drew and published these games. If you enjoy one here and a shop has it, buy it.
about-owners = Their names, rulebooks, pictures and cards belong to their owners. No page, picture or card of theirs is in this project: it plays by their rules and tells them in sentences of its own. None of the people and companies above has taken part in it or answers for it. Pig, the sample game, is a folk game of dice and belongs to nobody.
about-icons = Icons
about-icons-text = Many signs on the boards are from the icon set by Lorc, Delapouite and contributors:
about-icons-changed = Their colours and sizes are ours. All other drawings are our own.
about-fonts = Typefaces
about-fonts-text = All under the
about-font = { $name }, by { $by }
about-privacy = Privacy
about-privacy-text = We store the name and language you gave, a login and the hash of a password if you made an account, your matches and what you said at tables, and when. No address is stored or logged, no e-mail address is asked for, nothing is loaded from elsewhere. There is one cookie, which says who you are and nothing more, and whoever wants to be forgotten can be, at any time.
about-privacy-me = Your name, your account, being forgotten
about-code = The code
about-code-text = Our code, texts and drawings are under the MIT licence.
about-licences = The licences of everything this page is made of
about-api = The description of the interface, for programs (OpenAPI)
about-version = Version { $version }
