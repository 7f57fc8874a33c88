# A match: everything round the board.
match-title = { $title } · Oubliette
match-title-turn = ● Your turn · { $title }

## Whose turn it is, and who plays
match-turn-mine = Your turn
match-turn-of = { $name }’s turn
match-turn-waiting = Waiting for { $names }
match-turn-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
match-turn-away = { $count ->
    [one] Waiting for { $names }, who is away
   *[other] Waiting for { $names }, who are away
}
match-turn-stand-in = { $count ->
    [one] A bot is playing for { $names }, who is away
   *[other] Bots are playing for { $names }, who are away
}
match-turn-free = A seat is free: the match waits
match-turn-moment = One moment…
match-turn-over = The match is over
match-players = Players
match-player-bot = Bot
match-player-waited = (to play)
match-player-away = away
match-player-stand-in = away, a bot is playing
match-player-nobody = Seat { $number }
match-player-numbered = { $name } ({ $number })
match-clock = Time left
match-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
match-seat-free = Somebody has left, and the match waits until the free seat is taken. A friend or a bot can sit down there.
match-away-since = { $name } has been away for { $span }.
match-away-stand-in = In { $span } a bot will play on, until { $name } is back.
match-away-never = At this table no bot plays for { $name }: the match waits.
match-away-leave = You may go, too: your seat stays yours.
span-minutes = { $count ->
    [0] less than a minute
    [one] one minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## The line to the server
match-line-open = Connected
match-line-connecting = Connecting…
match-line-lost = The connection is lost, trying again… No move is lost.
match-line-retry = Try now

## The question
match-board = The table
match-bar = The question
match-fold = Fold, to see more of the board
match-unfold = Unfold
match-why = why?
match-why-question = Why am I asked this? The rule
match-why-of = Why? The rule behind: { $sentence }
match-why-title = The rule
match-why-none = The rulebook has nothing particular to say about this.
match-why-book = Open the whole rulebook
match-always = Always answer like this from now on
match-recommended = recommended
match-not-asked = Nothing is asked of you right now.
match-board-broken = This board cannot be drawn right now. The match is unharmed: you can still answer with “Options”.

match-options = All options
match-options-search = Search the options
match-options-found = { $found } of { $count } options
match-options-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
match-options-rest = { $count ->
    [one] One more…
   *[other] { $count } more…
}
match-shape-hinted = As recommended: { $option }

## Tools
match-tools = Tools
match-tool-options = Options
match-tool-hint = Hint
match-tool-undo = Take back
match-tool-rules = Rules
match-tool-things = Inspect
match-tool-more = More
match-more-habits = What is answered for me
match-more-table = The table and its seats
match-more-help = Help and keys
match-more-resign = Give up…

match-hint = Hint
match-hint-thinking = Thinking about it…
match-hint-stop = Stop waiting
match-hint-longer = Think longer

match-undo-no = Nothing can be taken back now: no answer was given, or dice or cards have come up since.
match-undo-waiting = You would like to take back your answer. The others are being asked.
match-undo-withdraw = Never mind
match-undo-asked = { $name } would like to take back the last answer.
match-undo-agree = Agree
match-undo-refuse = Refuse
match-undo-agreed = You have agreed. The others are still being asked.

match-habits = What is answered for me
match-habits-none = You are asked everything. When a question has only a few simple answers, a tick below them makes yours a habit.
match-habit-forget = Ask me again
match-windows = During other players’ turns, ask me
match-windows-all = every time
match-windows-near = when something happens near me
match-windows-mine = never
match-windows-all-about = You are asked at every moment when you may do something.
match-windows-near-about = That is in your room or next door, to you, or to what you laid. Otherwise you pass; nobody can tell.
match-windows-mine-about = You pass in all turns but your own; nobody can tell.

match-rules = Rulebook
match-rules-search = Search the rules
match-rules-none = The rulebook has no such word.

match-resign-title = Give up?
match-resign-text = With two players, the other one wins; if nobody else is playing, the match is over; with more players, a bot plays on for you. This cannot be taken back.
match-resign-no = Play on
match-resign-yes = Give up
match-sure-title = Are you sure?
match-sure-no = Not yet

match-help = Help
match-help-text = Touch what is lit up on the board, or a button below it, to answer the question. “why?” shows the rule behind a question or an event. Everything that can be answered is also in “Options”, in words.
match-key-o = All options in words
match-key-h = A hint
match-key-u = Take back
match-key-i = What the things on the board are
match-key-r = The rulebook
match-key-w = The rule behind the question
match-key-l = What happened
match-key-c = The chat
match-key-m = More
match-key-help = This help
match-key-esc = Close what is open
    .name = Esc
match-key-digits = In the list of options: choose one

## Log and chat
match-side = What happened, and what is said
match-log = What happened
match-log-empty = Nothing has happened yet.
match-log-earlier = What happened before
match-chat = Chat
match-chat-unread = { $count ->
    [one] one unread line
   *[other] { $count } unread lines
}
match-chat-empty = Nobody has said anything yet.
match-chat-field = Say something
match-chat-say = Say
match-chat-seated = Only those who sit at the table can talk here.

## Several people at one screen
match-hand-over = Hand the screen to { $name }
match-curtain-title = Hand the screen to { $name }
match-curtain-text = Nobody else should look now.
match-curtain-ready = I am { $name }: go on
match-curtain-bare = No curtain in this match

## The end
match-result = Result
match-result-place = Place
match-result-player = Player
match-result-score = Score
match-result-alone = { $label }: { $score }
match-rematch = Play again
match-replay = Watch the replay
match-replay-copy = Copy the replay’s link
match-record = Save the record
match-to-table = To the table
match-to-games = To the games
match-daily = Today’s ranking
