# Our own sentences: the terminal, the command line, problems.

language-name = English
list-and = and
decimal-mark = .
date = { $year }-{ $month }-{ $day }
yes = yes
no = no
nothing = –
hidden = hidden
colon = :

## The seats

seat-human = Player { $number }
seat-bot = { $bot } { $number }

## The player’s name

# Names that we propose: anybody's.
names = Robin Charlie Morgan Quinn Rowan Sasha Jamie Casey
name-ask = What is your name? (Enter: { $name })
name-kept = Welcome, { $name }. Your name is remembered; --name changes it.
name-not-kept = Your name will not be remembered: { $reason }.
settings-ignored = We carry on as if it were empty.

## Choosing a game

menu-games = The games of the house
menu-samples = To warm up
menu-question = What shall it be? Type a number or a name, or “quit”.
menu-unknown = There is no game “{ $typed }” here.
menu-bye = See you soon.

## The match

play-players = Round the table: { $players }.
play-you = { $player } (you)
play-others = For other company: --seats { $seats }
play-person = { $player } (a person)
play-bot = { $player } (a bot)
play-temper = { $player }: { $temper }
play-hint = Answer with the number of an answer. “?” explains the question, “hint” recommends an answer, “help” tells the rest.
play-resumed = { $answers ->
    [one] The match goes on after one answer.
   *[other] The match goes on after { $answers } answers.
}
play-nothing-yet = Nothing has happened yet.
play-question = { $player }: { $question }
play-fate = { $question }
play-forced = { $question } { $answer } (the only possible answer).
play-many = { $count } possible answers, for example:
play-many-number = Type a whole answer ({ $example }) or its number, from 1 to { $count }.
play-many-words = Type a few words of an answer, such as “{ $example }”, or its number, from 1 to { $count }.
play-many-whole = Type a number, for example { $example }.
play-not-an-answer = “{ $typed }” is not an answer here. Type a number ({ $numbers }), “?” or “help”.
play-not-among-many = “{ $typed }” is none of the answers. Type one, such as { $example }.
play-enter = { $option } (Enter)
play-nothing-there = There is nothing to look at under “{ $typed }”.
play-not-a-number = “{ $typed }” is not an answer here. Possible answers: { $allowed }. Otherwise “?” or “help”.
play-ambiguous = “{ $typed }” may mean { $options }. Type the number.
play-matches = { $count } answers fit “{ $typed }”:
play-matches-some = { $count } answers fit “{ $typed }”, for example:
play-matches-how = Type the same words and more, or a number.
play-undone = Answer taken back.
play-undo-agree = Take back the last answer of { $player }? Everybody must agree (yes, no).
play-undo-refused = The match goes on as before.
sure-how = Type “{ $yes }” to do it; anything else is a no.
sure-not = Nothing has happened: answer again.
play-no-rule = The rulebook says nothing about this question.
play-no-rulebook = This game has no rulebook yet.
play-more-paragraphs = “rules” and a word of its title shows any of these:
play-no-paragraph = The rulebook says nothing about “{ $typed }”.
play-pass = Pass the keyboard to { $player }.
play-pass-ready = { $player }, press Enter when nobody else is looking.
play-pass-done = Press Enter to clear the screen and pass the keyboard.
play-over = The match is over.
play-place = Place
play-player = Player
play-score = Score
play-date = Played on { $day }.
play-dates = Begun on { $began }, finished on { $ended }.

## News of the table

table-expired = { $player } is out of time: a bot answered.
table-resigned = { $player } gives up.
table-resigned-result = { $winners ->
    [0] The match was given up.
   *[other] The match was given up: { $player } wins.
}
table-stand_in = { $player } is away: a bot plays in the meantime.
table-back = { $player } is back.

## Several answers in one line

ahead-nothing = Nothing on this line was taken as an answer.
ahead-asked = Answered: { $given }. Not answered, because something else is asked now: { $left }.
ahead-note = Answered: { $given }. Not answered, because there is something to know first: { $left }.
ahead-others = Answered: { $given }. Not answered, because the others have played since: { $left }.
ahead-impossible = Answered: { $given }. Not answered, because “{ $typed }” is not an answer here: { $left }.
ahead-unclear = Answered: { $given }. Not answered, because “{ $typed }” may mean several things: { $left }.
ahead-over = Answered: { $given }. Not answered, because the match is over: { $left }.

## Learning a game

overview-want = What you want: { $text }
overview-turn = Your turn: { $text }
overview-danger = What goes wrong: { $text }
overview-end = How it ends: { $text }
learn-offer = New to this game? { $command } shows you how it is played, in about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
example-answer = { $player }: { $answer }
learn-suggested = { $option } (try this)
learn-try = Try this: { $answer }
learn-done = You have been through this guided match before. It begins anew.
learn-anew = What was kept of this guided match cannot go on. It begins anew.
learn-then-play = Play a real match at the easy level:
learn-then-rules = Read the overview and the rulebook:
learn-go-on = You may play this match to its end, or leave with “{ $quit }”.

## Walking to a place by its name

walk-how = Or the name of a place farther on, such as { $place }: you go there in one go.
walk-many = “{ $typed }” may mean { $places }. Type the whole name.
walk-nowhere = From here no known way leads to “{ $typed }” with the movement that is left.
walk-asked = The walk to { $to } ended after { $at }: something else comes up.
walk-note = The walk to { $to } ended after { $at }: there is something to know first.
walk-others = The walk to { $to } ended after { $at }: others have played since.
walk-impossible = The walk to { $to } ended after { $at }: you can no longer get through { $typed }.
walk-over = The walk to { $to } ended after { $at }: the match is over.

## Habits

habit-set = From now on this question is answered with “{ $answer }” wherever that is allowed. “{ $command }”: ask me again.
habit-line = { $question } – { $answer }
habit-end = These are answered for you, until you leave the match. “{ $command }”: ask me again.
habit-ended = { $count ->
    [one] You are asked again: the habit is over.
   *[other] You are asked everything again: { $count } habits are over.
}
habit-none = You have no habits: you are asked everything. “{ $command } ANSWER” at a question makes one.
habit-dice = What dice and cards show has to be said each time.
habit-gives_up = “{ $answer }” never becomes a habit: say it each time.

## Windows: being asked in other players’ turns

windows-words-all = all
windows-words-near = near,near me
windows-words-mine = mine,my turn,my turn only
windows-first = Too many questions? “{ $command } { $near }” asks only where something happens near you, “{ $command } { $mine }” never in other players’ turns, “{ $command } { $all }” every time.
windows-all = You are asked at every moment of other players’ turns.
windows-near = In other players’ turns you are asked only where something happens near you; otherwise you pass.
windows-mine = You are asked on your own turn only; in other players’ turns you pass.
windows-how = To change it: “{ $command } { $all }”, “{ $command } { $near }” or “{ $command } { $mine }”.
windows-unknown = “{ $typed }” is none of these: “{ $command } { $all }”, “{ $command } { $near }”, “{ $command } { $mine }”.

## Hints

hint-thinking = Let me think…
hint-only = There is nothing to choose.
hint-best = I would answer: { $answer }
hint-search = { $tries ->
    [one] I played on once in my head.
   *[other] I played on { $tries } times in my head.
}
hint-exact = I reckoned it out, roll by roll.
hint-policy = This is a rule of thumb: I did no reckoning.
hint-certain = I am certain.
hint-quite = I am quite sure ({ $sure }%).
hint-rather = I am fairly sure ({ $sure }%).
hint-hardly = It is close, and I am not sure ({ $sure }%).
hint-thumb = I go by experience: my few tries put another answer ahead, but not by enough to trust them.
hint-too-few = That is too little to compare anything: give me more time.
hint-row = { $answer } – { $facts }
hint-value = prospects { $value }%, give or take { $error }
hint-value-once = prospects { $value }%, tried only once
hint-exact-value = prospects { $value }%

## Bots: a level’s name, and its temper

bot-random = Moth
    .temper = Flutters wherever it is blown: answers at random.
bot-greedy = Tinder
    .temper = Quick, thinks little, and takes what glitters nearest.
bot-exact = Prism
    .temper = Counts all that can be counted, roll by roll.
bot-search = Lens
    .temper = Plays on in its head, as often as it is told to.
bot-easy = Rushlight
    .temper = Cheerful and careless, follows the first idea that looks good, and forgives you yours.
bot-normal = Lantern
    .temper = Level-headed, looks around the next corner before going there.
bot-hard = Torch
    .temper = Stubborn, weighs every step, and never forgets what you have taken.
bot-expert = Beacon
    .temper = Patient and cool, sees far, says nothing, and hardly ever slips twice.

## Keeping the match

save-done = Match saved to { $file }.
save-kept = The match is kept in { $file }.
save-exists = { $file } exists already. To overwrite it: { $command } { $file }
save-failed = Cannot write { $file }: { $reason }.
save-auto-failed = Warning: the match is not being kept in { $file }: { $reason }. You can play on.
save-continue = To go on with this match: { $command }
save-lost = The match could not be kept.
save-finished = The match is kept in { $file }.

## Why a file cannot be read or written: the reason by its slug, or what the system says

reason = { $reason ->
    [enoent] { reason-enoent }
    [eacces] { reason-eacces }
    [eperm] { reason-eperm }
    [erofs] { reason-erofs }
    [enospc] { reason-enospc }
    [eisdir] { reason-eisdir }
    [enotdir] { reason-enotdir }
    [enametoolong] { reason-enametoolong }
    [eexist] { reason-eexist }
    [eloop] { reason-eloop }
    [no_home] { reason-no_home }
    [bad_name] { reason-bad_name }
    [not_regular] { reason-not_regular }
   *[other] { $why }
}
reason-enoent = there is no such file or folder
reason-eacces = access is denied
reason-eperm = that is not permitted
reason-erofs = the disk is read-only
reason-enospc = the disk is full
reason-eisdir = it is a folder
reason-enotdir = part of the path is not a folder
reason-enametoolong = the name is too long
reason-eexist = that name is taken already
reason-eloop = its links lead round in a circle
reason-no_home = there is no such home folder
reason-bad_name = no file can have such a name
reason-not_regular = it is not a regular file

## The commands, and all ways to type them

command-help = help
command-why = why
command-rules = rules
command-log = log
command-look = look
command-hint = hint
command-undo = undo
command-always = always
command-ask = ask
command-windows = windows
command-save = save
command-overwrite = save!
command-quit = quit
help-answer = An answer: its number, or the beginning of its text if there is no doubt.
help-words = In a long list: a few words of the answer, in any order, or their beginnings. If several answers contain them, you are shown those.
help-ahead = Several answers: n, n, e gives one after the other, as long as you are asked the same thing; undo takes them back one by one.
help-walk = A place farther on, in games where you walk: its name, as on the map (K117, D7d3); you go there step by step, until something happens.
help-why = ?, why: the rule behind the question and, in games that say more, what there is where you stand.
help-hint = hint: what I would answer, and what the other answers promise; hint 5s gives me five seconds to think.
help-rules = rules: the rulebook, or its table of contents; rules WORD: the paragraphs that speak of it.
help-log = log: everything that has happened.
help-look = look: the table and the question once more. In a game with more to look at, look 7 shows page 7, and look map the whole board; the table says what there is.
help-undo = undo: take back the last answer, unless something was revealed since.
help-always = always ANSWER: answer, and from now on give this answer to this question without asking me, wherever it is allowed; always: what is answered for me.
help-ask = ask: ask me everything again.
help-windows = windows all, near or mine: in other players’ turns, ask me at every moment, only where something happens near me, or never; windows: what it is now.
help-save = save FILE: save the match to a file; save! FILE overwrites it if it exists.
help-quit = quit: leave. The match is kept, and the command to go on with it is shown.

## A server without a page for browsers

no-page-title = This server has no page for browsers yet
no-page-how = It was started without the client. In a checkout, this command builds the client and restarts the server:
no-page-programs = What programs can ask for is described here:

## Problems

problem-guided_alone = A guided match is for one person alone, at a table of its own.
problem-no_example = The rulebook of { $game } has no worked example “{ $name }”.
problem-no_lesson = { $game } has no guided match yet.
problem-unknown_game = No game is called “{ $game }”. There are: { $allowed }.
problem-unknown_language = There are no texts in “{ $language }”. There are: { $allowed }.
problem-unknown_option = { $game } has no option “{ $option }”. Its options: { $allowed }.
problem-option_value = The option “{ $option }” of { $game } cannot be “{ $value }”. Allowed: { $allowed }.
problem-seats = { $game } has { $allowed } seats, not { $seats }.
problem-no_second_character = Whoever plays alone has no second character: leave that option out, or play with two seats.
problem-sheet_rows = A sheet has { $wanted } rows; this one has { $rows }.
problem-sheet_columns = A sheet has { $wanted } columns; this one has { $columns }.
problem-sheet_row_length = Row { $row } has { $squares ->
    [one] one square
   *[other] { $squares } squares
} instead of { $wanted }.
problem-sheet_mark = { $square } has the unknown mark “{ $mark }”; the marks are { $known }.
problem-sheet_cell = Player { $player } needs one cell of 2 by 2 squares marked { $mark }; { $count ->
    [0] there is none.
   *[other] the squares with that mark: { $squares }.
}
problem-sheet_treasure = Player { $player } needs one treasure, marked { $mark }; { $count ->
    [0] there is none.
   *[other] the squares with that mark: { $squares }.
}
problem-sheet_chests = There must be at least { $wanted } chests (F), not { $count }.
problem-sheet_potions = There must be at least { $wanted } potions (P), not { $count }.
problem-sheet_symmetry = After a half turn, with owners swapped, the sheet must look the same: { $square } has “{ $mark }”, so { $other } needs “{ $wanted }”, not “{ $there }”{ $pairs ->
    [one] .
   *[other] ; { $pairs } pairs of squares differ.
}
problem-sheet_connected = Every square that is not a wall must be reachable; cut off: { $squares }.
problem-sheet_full = There is nothing but walls.
problem-sheet_distance = From a cell to the other player’s treasure there must be { $nearest } to { $farthest } steps, not { $steps }.
problem-handicap_nobody = Whose handicap? Set handicap to seat1 or seat2.
problem-handicap_nothing = Which handicap? Set handicap_profile or handicap_hp.
problem-too_few_archetypes = { $seats } players need as many different characters, and only { $allowed } are allowed: allow the troll, the lich or the sherpa, or play with fewer people.
problem-same_character = Two players need two different characters, not { $character } twice.
problem-bots = { $bots ->
    [one] One bot
   *[other] { $bots } bots
} cannot fill { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
problem-unknown_bot = Nobody called “{ $bot }” plays { $game }. There are: { $allowed }.
problem-bad_budget = “{ $given }” is not a time to think: write a number of tries (500) or a time (0.2s, 200ms), and, if you like, on how many cores (1sx4, 1sxall).
problem-no_hint_for_dice = Dice and cards show what they show: there is nothing to recommend.
problem-unlisted = { $game } is not in the list of games: use one worker.
problem-not_an_index = “{ $given }” is not an answer to { $prompt }: give a number from 0 to { $last }.
problem-not_an_option = “{ $given }” is not an answer to { $prompt }. Allowed: { $allowed }.
problem-only_by_gesture = This seat flicks by gesture: press your cross, drag, let go.
problem-not_by_gesture = This seat does not flick by gesture: aim, or say where the pencil stopped.
problem-no_gesture_in_terminal = A terminal cannot see your gestures: set { $option } to aim, or play in the browser.
problem-no_gesture_on_load = Seat { $seat } of this match flicks by gesture, which a terminal cannot see: go on in the browser, or seat a bot there with --seats.
problem-no_gesture = Too slow, too short, or begun elsewhere: nothing has happened. Try again.
problem-match_over = The match is over: nothing is asked any more.
problem-real_dice = Nobody rolls for { $prompt } here.
problem-no_such_ply = The match has no ply { $ply }.
problem-no_fate = To imagine what a seat cannot see, a fork needs a fate of its own.
problem-wrong_players = The match has { $seats } seats, not { $given }.
problem-no_such_seat = There is no seat { $seat }: they are 0 to { $last }.
problem-seat_taken = Seat { $seat } is taken by { $name }.
problem-nobody_there = No person sits in seat { $seat }.
problem-no_bot_there = No bot sits in seat { $seat }.
problem-not_your_turn = It is not for seat { $seat } to answer.
problem-stale_answer = This answer comes too late: the match has gone on.
problem-needs_consent = Seat { $seat } may take an answer back only if the others agree.
problem-no_windows = Here nobody is asked anything in other players’ turns.
problem-no_proposal = Nobody is asking to take an answer back.
problem-nobody_rolls = With real dice there must be a person at the table to say what they show.
problem-not_a_name = “{ $name }” is not a name: it takes at least one letter, and { $longest } characters at most.
problem-settings_damaged = { $file } is damaged: your settings cannot be read from it.
problem-which_game = Which game shall it be?
problem-not_asked = Seat { $seat } cannot imagine the match while another seat is asked.
problem-nothing_to_undo = Nothing can be taken back: no answer was given, or dice or cards have come up since.
problem-empty = The record is empty.
problem-not_a_record = This is not a record of Oubliette.
problem-truncated = The record is truncated: its end is missing.
problem-damaged = The record is damaged: { $where ->
    [line] line { $detail } makes no sense
    [part] its part “{ $detail }” is missing or makes no sense
    [answer] answer { $detail } is not possible
    [json] it cannot be read from character { $detail } on
   *[end] it does not lead to the end it claims
}.
problem-endless = { $game } is not over after { $answers } answers: the players go round in circles.
problem-other_format = The record has file format { $found }, this program reads format { $known }.
problem-other_version = The record was played by { $game } rules version { $found }, this program plays version { $known }: the match cannot go on here, but `oubliette replay` tells its story.
problem-imagined = An imagined match never happened: it has no record.
problem-file_missing = There is no file { $file }.
problem-file_is_folder = { $file } is a folder, not a file.
problem-file_not_text = { $file } cannot be read: it is not UTF-8 text.
problem-file_unreadable = { $file } cannot be read: { reason }.
problem-file_unwritable = { $file } cannot be written: { reason }.
problem-other_game = { $file } is a match of { $found }, not of { $game }.
problem-no_commitment = This match was not played with verifiable dice.
problem-no_secret = The secret of these dice is not revealed before the match is over.
problem-bad_secret = The revealed secret is no secret.
problem-bad_first = The record does not say clearly which of its dice were promised.
problem-weak_secret = The secret is too short.
problem-other_secret = The revealed secret is not the one that was committed to.
problem-other_salt = The salt of these dice is not the one that the players agreed on.
problem-not_over = The match is not over: its dice cannot have been revealed yet.
problem-other_die = Answer { $number } ({ $prompt }) is not what the committed secret gives.
problem-script_short = The script ends before the question { $prompt }.
problem-script_value = A scripted value does not answer { $prompt }.
problem-script_spare = Scripted values are left over.

# Who left for good
somebody-gone = Somebody who left

# What a server refuses
problem-archived = This match was played under older rules: its story can be read, nothing more.
problem-bad_login = A login has 3 to 40 characters: letters a to z, digits, dots, hyphens, underscores.
problem-bad_message = This message makes no sense.
problem-bad_method = This address does not take such a request.
problem-bad_name = A name has 1 to { $longest } visible characters.
problem-bad_password = A password has { $shortest } to { $longest } characters.
problem-bad_request = This request makes no sense.
problem-busy = Too much is going on: try again in a moment.
problem-daily_alone = A try at the daily dungeon is for one person alone.
problem-daily_played = You have played the daily dungeon of { $game } today. Tomorrow there is another.
problem-daily_secret = The dice of a daily dungeon are revealed at the end of the next day.
problem-daily_open = A daily dungeon can be played on when its day is over for everybody.
problem-failed = The server made a mistake. It has been noted.
problem-has_account = You have a login already.
problem-hint_refused = There are no hints in the daily dungeon: everybody plays it alone.
problem-logged_out = You were logged out.
problem-login_taken = The login “{ $login }” is taken.
problem-no_account = A guest has no password.
problem-no_daily = { $game } has no daily dungeon. These have one: { $allowed }.
problem-no_person = Tell us your name first.
problem-no_rulebook = { $game } has no rulebook yet.
problem-no_such_day = No daily dungeon was played on such a day.
problem-no_such_match = There is no such match.
problem-no_such_table = There is no such table.
problem-nobody_sent_away = During a match nobody can be sent away.
problem-not_found = There is nothing here.
problem-not_host = Only the host of this table may do that.
problem-not_invited = This table asks for an invitation.
problem-not_json = What is sent must be JSON.
problem-not_seated = Only those who sit at this table may do that.
problem-not_your_seat = Seat { $seat } is not yours.
problem-other_origin = Another site may not ask this in your name.
problem-seated_already = You hold a seat in this match: another would show you its secrets.
problem-seats_free = A match begins when every seat is taken, by a person or a bot.
problem-still_running = The match is still being played: wait until it is over.
problem-store_down = The server cannot reach its data. Nothing is lost: try again in a moment.
problem-table_busy = A match is being played here: it has to end first.
problem-table_changed = Somebody else has just changed this table: look again.
problem-too_fast = Too fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-bots_stay = Several people play: the bots keep their seats until the match is over.
problem-ask_first = Other people sit here: propose to play again, and wait until they agree.
problem-asked_enough = { $most } people are asking for a seat here already: try again later.
problem-asked_no = They have declined. You can ask again when the next match has begun.
problem-no_seat = People hold all seats: one of them has to become free first.
problem-no_such_request = There is no such request any more: it was withdrawn, or somebody has answered it.
problem-body_too_large = That is more than { $kilobytes } kB.
problem-no_such_rule = The rulebook of { $game } has no rule “{ $rule }”.
problem-record_too_long = Here a record has { $most } answers at most.
problem-too_slow = This request took too long to come in.
problem-too_many_sockets = Too many windows are open: close some.
problem-too_many_habits = That is enough: you may have { $most } habits at most.
problem-wrong_login = Wrong login or password.
problem-wrong_password = The old password is wrong.

# What is wrong with a server’s data
problem-no_port = Cannot serve at { $where }: { $reason ->
    [eaddrinuse] another program listens there. Choose another --port.
    [eacces] this port is not open to everybody. Choose one from 1024 up.
   *[other] { $why }.
}
problem-workers_need_postgresql = Several worker processes need PostgreSQL: an SQLite file serves only one.
problem-bad_database = { $database } is not the address of a database: { $reason ->
    [sqlite_slashes] an SQLite file is written sqlite:///games.db, or sqlite:////srv/games.db with its whole path.
    [postgresql_slashes] a PostgreSQL database is written postgresql://user@host/name.
    [scheme] it must begin with sqlite:/// or postgresql://, or be the name of a file.
    [file] it must be the name of a file.
    [signs] special characters in a password are percent-encoded, such as %40 for @.
   *[driver] { $why }.
}
problem-which_database = Which database? Give the name of a file, or postgresql://user@host/name.
problem-database_is_folder = { $database } is a folder: name a file in it.
problem-database_unreachable = The database { $database } cannot be reached: { $why }
problem-database_refused = The database { $database } does not let us in: { $why }
problem-database_unwritable = The database { $database } cannot be written: { $why }
problem-database_in_use = Another server or program uses { $database }: stop it, or use PostgreSQL, which several can share.
problem-database_not_empty = The database { $database } is not empty: a backup is only restored into a new one.
problem-not_a_database = { $database } is not a database, or it is damaged.
problem-no_database = There is no Oubliette database at { $database }.
problem-other_database = The database { $database } belongs to another program: it has a table “{ $table }” that is not ours.
problem-newer_database = The database { $database } was made by a newer program: it is at revision { $found }, this one knows { $known }.
problem-older_database = The database { $database } comes from an older program ({ $found }): start the server once to bring it up to date ({ $known }).
problem-postgres_missing = For PostgreSQL, install Oubliette with its extra “postgres” (in a checkout: ./run setup).
problem-backup_exists = { $file } exists already, and a backup never overwrites anything: choose another name.
problem-not_a_backup = { $file } is not an Oubliette backup.
problem-backup_damaged = The backup { $file } is damaged or cut off: nothing was restored.
problem-newer_backup = { $file } was made by a newer program: it has format { $found }, this one reads { $known }.
problem-stored_empty = it has no entries.
problem-stored_gap = this entry is missing.
problem-stored_begin = a match begins with its first entry and no other.
problem-stored_unreadable = it cannot be read: { $why }
problem-stored_set_up = it cannot be set up this way: { $why }
problem-stored_rules = the rules fail: { $why }
problem-stored_seat = seat { $seat } was not asked.
problem-stored_answer = answer { $answer } is not possible.
problem-stored_dice = answer { $answer } is not what the secret of the dice gives.
problem-stored_ply = it follows { $ply } answers, but there are { $there }.
problem-stored_asked = it says that seat { $said } is asked next, but that is { $asked }.
problem-stored_story = its story is not what happened.
problem-stored_status = it is stored as “{ $status }”, but it is not.
problem-stored_digest = its digest is { $found }, but it leads to { $end }.
problem-stored_table = the match { $match } on this table is missing.
