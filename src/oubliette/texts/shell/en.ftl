# Our own sentences: the terminal, the command line, problems.

language-name = English
list-and = and
decimal-mark = .
yes = yes
no = no
nothing = –
hidden = hidden
colon = :

## The seats

seat-human = Player { $number }
seat-bot = { $bot } { $number }

## Choosing a game

menu-games = The games of the house
menu-samples = To warm up
menu-question = What shall it be? Type a number or a name, or “quit”.
menu-unknown = There is no game “{ $typed }” here.
menu-bye = See you soon.

## The match

play-players = Round the table: { $players }.
play-person = { $player } (a person)
play-bot = { $player } (a bot)
play-temper = { $player }: { $temper }
play-hint = Answer with the number of an answer. “?” explains the question, “hint” recommends an answer, “help” says the rest.
play-resumed = { $answers ->
    [one] The match goes on after one answer.
   *[other] The match goes on after { $answers } answers.
}
play-nothing-yet = Nothing has happened yet.
play-question = { $player }: { $question }
play-fate = { $question }
play-many = { $count } possible answers, for example:
play-many-number = Type a whole answer ({ $example }) or its number, from 1 to { $count }.
play-many-words = Type a few words of an answer, such as “{ $example }”, or its number, from 1 to { $count }.
play-many-whole = Type a number, for example { $example }.
play-not-an-answer = “{ $typed }” is no answer here. Type a number from 1 to { $last }, “?” or “help”.
play-not-among-many = “{ $typed }” is none of the answers. Type one such as { $example }.
play-enter = { $option } (Enter)
play-nothing-there = There is nothing to look at under “{ $typed }”.
play-not-a-number = “{ $typed }” is no answer here. Possible answers: { $allowed }. Otherwise “?” or “help”.
play-ambiguous = “{ $typed }” may mean { $options }. Type the number.
play-matches = { $count } answers fit “{ $typed }”:
play-matches-some = { $count } answers fit “{ $typed }”, for example:
play-matches-how = Type more words with these, or a number.
play-undone = Answer taken back.
play-undo-agree = Take back the last answer of { $player }? Everybody must agree (yes, no).
play-undo-refused = The match goes on as before.
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
play-dates = Begun on { $began }, finished on { $ended }.

## Several answers in one line

ahead-nothing = Nothing of this line was answered.
ahead-asked = Answered: { $given }. Not answered, because something else is asked now: { $left }.
ahead-others = Answered: { $given }. Not answered, because the others have played since: { $left }.
ahead-impossible = Answered: { $given }. Not answered, because “{ $typed }” is no answer here: { $left }.
ahead-unclear = Answered: { $given }. Not answered, because “{ $typed }” may mean several things: { $left }.
ahead-over = Answered: { $given }. Not answered, because the match is over: { $left }.

## Habits

habit-set = From now on this question is answered with “{ $answer }” wherever that is allowed. “{ $command }”: ask me again.
habit-line = { $question } – { $answer }
habit-end = These are answered for you, until you leave the match. “{ $command }”: ask me again.
habit-ended = { $count ->
    [one] You are asked again: the habit is over.
   *[other] You are asked everything again: { $count } habits are over.
}
habit-none = You have no habits: you are asked everything. “{ $command } ANSWER” at a question makes one.
habit-dice = What dice and cards show is told each time.

## Hints

hint-thinking = Let me think…
hint-only = There is nothing to choose.
hint-best = I would answer: { $answer }
hint-search = { $tries ->
    [one] I played on once in my head.
   *[other] I played on { $tries } times in my head.
}
hint-exact = I reckoned it out, roll by roll.
hint-policy = This is a rule of thumb: I reckoned nothing.
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
reason-erofs = the disk can only be read
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
command-save = save
command-overwrite = save!
command-quit = quit
help-answer = An answer: its number, or the beginning of its text if there is no doubt.
help-words = In a long list: a few words of the answer, in any order, or their beginnings. If several answers have them, you are shown these.
help-ahead = Several answers: n, n, e gives one after the other, as long as you are asked the same thing; undo takes them back one by one.
help-why = ?, why: the rule behind the question.
help-hint = hint: what I would answer, and what the other answers promise; hint 5s gives me five seconds to think.
help-rules = rules: the rulebook, or what is in it; rules WORD: the paragraphs that speak of it.
help-log = log: everything that has happened.
help-look = look: the table and the question once more. In a game with more to look at, look 7 shows page 7, look map the whole board: the table says what there is.
help-undo = undo: take back the last answer, unless something was revealed since.
help-always = always ANSWER: answer, and from now on give this answer to this question without asking me, wherever it is allowed; always: what is answered for me.
help-ask = ask: ask me everything again.
help-save = save FILE: save the match to a file; save! FILE overwrites it if it exists.
help-quit = quit: leave. The match is kept, and the command to go on with it is shown.

## Problems

problem-unknown_game = No game is called “{ $game }”. There are: { $allowed }.
problem-unknown_language = There are no texts in “{ $language }”. There are: { $allowed }.
problem-unknown_option = { $game } has no option “{ $option }”. Its options: { $allowed }.
problem-option_value = The option “{ $option }” of { $game } cannot be “{ $value }”. Allowed: { $allowed }.
problem-seats = { $game } has { $allowed } seats, not { $seats }.
problem-no_second_character = Whoever plays alone has no second character: leave that option out, or play for two.
problem-sheet_rows = A sheet has { $wanted } rows; this one has { $rows }.
problem-sheet_columns = A sheet has { $wanted } columns; this one has { $columns }.
problem-sheet_row_length = Row { $row } has { $squares ->
    [one] one square
   *[other] { $squares } squares
} instead of { $wanted }.
problem-sheet_mark = { $square } has the unknown mark “{ $mark }”; the marks are { $known }.
problem-sheet_cell = Player { $player } needs one cell of 2 by 2 squares marked { $mark }; { $count ->
    [0] there is none.
   *[other] marked so: { $squares }.
}
problem-sheet_treasure = Player { $player } needs one treasure, marked { $mark }; { $count ->
    [0] there is none.
   *[other] marked so: { $squares }.
}
problem-sheet_chests = There must be at least { $wanted } chests (F), not { $count }.
problem-sheet_potions = There must be at least { $wanted } potions (P), not { $count }.
problem-sheet_symmetry = Turned by half, with owners swapped, the sheet must look the same: { $square } has “{ $mark }”, so { $other } needs “{ $wanted }”, not “{ $there }”{ $pairs ->
    [one] .
   *[other] ; { $pairs } pairs of squares differ.
}
problem-sheet_connected = Every square that is no wall must be reachable; shut off: { $squares }.
problem-sheet_full = There is nothing but walls.
problem-sheet_distance = From a cell to the other player’s treasure there must be { $nearest } to { $farthest } steps, not { $steps }.
problem-handicap_nobody = Whose handicap? Set handicap to seat1 or seat2.
problem-handicap_nothing = Which handicap? Set handicap_profile or handicap_hp.
problem-too_few_archetypes = { $seats } players need as many different characters, and only { $allowed } are allowed: allow the troll, the lich or the sherpa, or play with fewer people.
problem-same_character = Two players need two different characters, not twice { $character }.
problem-one_hero_name = Only whoever plays alone can name the hero: leave out the option “hero_name”, or play for one.
problem-bots = { $bots ->
    [one] One bot
   *[other] { $bots } bots
} cannot fill { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
problem-unknown_bot = Nobody called “{ $bot }” plays { $game }. There are: { $allowed }.
problem-bad_budget = “{ $given }” is no time to think: write a number of tries (500) or a time (0.2s, 200ms), and if you like on how many cores (1sx4, 1sxall).
problem-no_hint_for_dice = Dice and cards show what they show: there is nothing to recommend.
problem-unlisted = { $game } is not in the list of games: use one worker.
problem-not_an_index = “{ $given }” is no answer to { $prompt }: give a number from 0 to { $last }.
problem-not_an_option = “{ $given }” is no answer to { $prompt }. Allowed: { $allowed }.
problem-match_over = The match is over: nothing is asked any more.
problem-real_dice = Nobody rolls for { $prompt } here.
problem-no_such_ply = The match has no ply { $ply }.
problem-no_fate = To imagine what a seat cannot see, a fork needs a fate of its own.
problem-wrong_players = The match has { $seats } seats, not { $given }.
problem-no_such_seat = There is no seat { $seat }: they are 0 to { $last }.
problem-seat_taken = Seat { $seat } is taken by { $name }.
problem-nobody_there = No person sits in seat { $seat }.
problem-not_your_turn = It is not for seat { $seat } to answer.
problem-stale_answer = This answer comes too late: the match has gone on.
problem-needs_consent = Seat { $seat } may take back only if the others agree.
problem-no_proposal = Nobody is asking to take an answer back.
problem-nobody_rolls = With real dice there must be a person at the table to say what they show.
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
problem-other_version = The record was played by { $game } rules version { $found }, this program plays version { $known }.
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
problem-weak_secret = The secret is too short.
problem-other_secret = The revealed secret is not the one that was committed to.
problem-other_salt = The salt of these dice is not the one that the players agreed on.
problem-not_over = The match is not over: its dice cannot have been revealed yet.
problem-other_die = Answer { $number } ({ $prompt }) is not what the committed secret gives.
problem-script_short = The script ends before the question { $prompt }.
problem-script_value = A scripted value does not answer { $prompt }.
problem-script_spare = Scripted values are left over.
