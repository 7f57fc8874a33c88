# What the command line says. The problems of kernel, table and terminal are in the shell's texts.
decimal-mark = .
percent = { $number }%
did-you-mean = Did you mean { $word }?

# Help
usage = usage:
usage-overview = oubliette [-h] [--version] [--lang en|fr] [COMMAND …]
usage-play = oubliette play [options] [GAME]
usage-learn = oubliette learn [options] [GAME]
usage-games = oubliette games [options] [GAME]
usage-rules = oubliette rules [options] GAME [RULE]
usage-simulate = oubliette simulate [options] GAME
usage-arena = oubliette arena [options] --bots BOT,… GAME
usage-replay = oubliette replay [options] FILE
usage-notebook = oubliette notebook [options] NUMBER
usage-sheet = oubliette sheet [options] check FILE | show SHEET
usage-serve = oubliette serve [options]
usage-admin = oubliette admin [options] backup FILE | restore FILE | check
heading-arguments = arguments
heading-commands = commands
heading-options = options
about = Tabletop dungeon games: play them, watch them, study them.
more-help = Without a command: the games open in your browser, for this machine alone (for others: oubliette serve); where the extra “server” is not installed, the same as play. For more on a command: oubliette COMMAND --help
command-play = Play a match in the terminal.
command-learn = Learn a game in the terminal, in a guided match of a few minutes.
command-games = List the games, or say what can be set in one.
command-rules = Show a game’s rulebook, or the paragraph on one rule.
command-simulate = Let bots play many matches and say who won how often.
command-arena = Let bots meet until it is clear which one is better, and rate them.
command-replay = Tell a saved match as text, and check it.
command-notebook = Print a notebook of Paper App DUNGEON: floors, shops, treasure.
command-sheet = Check a dungeon sheet that you drew for Dungeon Pen, or print one of ours.
command-serve = Serve matches to browsers and programs, for people who are far apart.
command-admin = Copy a server’s data, bring it back, or check that it is sound.
metavar-game = GAME
metavar-rule = RULE
metavar-name = NAME
metavar-file = FILE
metavar-number = N
metavar-notebook = NUMBER
metavar-sheet = FILE
metavar-database = DATABASE
metavar-address = ADDRESS
metavar-seats = SEAT,…
metavar-bots = BOT,…
metavar-setting = KEY=VALUE
metavar-values = KEY=VALUE,…
help-help = show this help and stop
help-lang = the language; otherwise that of your locale
help-version = show the version and stop
help-option = set an option of the game; may be given several times (oubliette games GAME lists them)
help-learn-again = begin the guided match anew; otherwise it goes on where you left it
help-games-game = the game to describe
help-rules-game = the game
help-rules-slug = the name of a rule, such as turn.choice, or a word to look for
help-play-game = the game; without it you are asked
help-play-seats = who sits where: human or a bot’s name for each seat, separated by commas (otherwise you, and bots in the other seats that the game usually has); human:Ada gives a name
help-play-name = your name; it is remembered for the next matches
help-play-seed = the same number gives the same dice and the same bots
help-play-load = continue a saved match
help-play-from = with --load: a new match that begins after that many answers of the saved one, with new dice
help-play-dice = fair: the program rolls and draws; real: you type what your own dice and cards show
help-simulate-game = the game
help-simulate-matches = how many matches (otherwise { $default })
help-simulate-seed = the same number gives the same matches, whatever --workers is (otherwise { $default })
help-simulate-bots = a bot for each seat, separated by commas; a single one plays all seats. Seats stay as given: nobody changes places between matches
help-simulate-seats = how many seats, where a single bot plays all of them (otherwise as few as the game allows)
help-simulate-workers = how many processes (otherwise one for a short run, and for a long one all cores that it may use); the speed reported is that of all together
help-simulate-json = one JSON object and nothing else; “interrupted” says whether it was cut short (docs/simulating.md lists all its fields)
help-arena-bots = the bots, separated by commas, such as greedy,search:1s,hard; each pair of them meets
help-arena-matches = the greatest number of matches for a pairing, or for a bot that plays alone (otherwise { $default }); fewer if the result is clear sooner
help-arena-seed = the same number gives the same matches, whatever --workers is (otherwise { $default }); bots with a budget in seconds may still play differently
help-arena-seats = how many bots sit at a table: each group of that size meets (otherwise two, or one where bots do not play against each other)
help-arena-over = play under each of these values of an option in turn, equally often; may be given several times
help-arena-by = what bots that play alone are compared by (otherwise wins; in Paper App DUNGEON the score)
help-arena-target = ask whether the first bot of a pairing gets more than this percentage, instead of which one is better
help-arena-margin = also stop when it is clear that a pairing is within this many percentage points of even, or of --target
help-arena-no-early = play all matches, and give the narrower interval of a fixed number
help-arena-save = add every match to this new file, one line each, as it is played
help-arena-resume = continue where the run with this file stopped; its matches are not played again
help-arena-json = write all figures into this file as JSON; - prints them, and nothing else (docs/arena.md lists the fields)
help-arena-plot = draw the result into this file: .svg, .png or .html; needs the extra “lab”
help-replay-file = the record, as JSON or as text
help-replay-verify = say what was checked: the record’s digest and, for verifiable dice, each die against the commitment
help-replay-plies = put before each answer after how many others it came: play --from goes on there
help-notebook-number = the number of the notebook, from 0 to { $highest }, or first; the same number gives the same pages everywhere
help-notebook-profile = how hard its floors are (otherwise { $default })
help-notebook-corners = the rule for corners that its floors are made for (otherwise { $default })
help-notebook-floor = only this floor, and the shop after it
help-notebook-floors = a short notebook: this many floors, from { $fewest } to { $most } (otherwise { $most })
help-sheet-action = check a drawing, or show a printed sheet
help-sheet-which = the file to check, or the name of the sheet to show: { $sheets }
help-serve-host = the address to listen on (otherwise { $default }: this machine only; 0.0.0.0 for all addresses)
help-serve-port = the port (otherwise { $default })
help-serve-database = a file, or postgresql://user:password@host/name; otherwise { $variable } from the environment, or a file among your data
help-serve-workers = how many processes serve; more than one needs PostgreSQL (otherwise { $default })
help-serve-public-url = how people reach the server, if it stands behind another one, such as https://games.example
help-serve-open = show it in your browser as soon as it can be reached
help-serve-thinkers = how many processes think for bots and hints, in each worker (otherwise one fewer than the cores it may use)
help-serve-log-format = how the log is written: for people or as JSON lines (otherwise { $default })
help-serve-log-level = how much is logged: debug, info, warning or error (otherwise { $default })
help-admin-action = backup copies everything into a file, even while the server is running; restore fills an empty database from such a file; check plays every stored match again
help-admin-file = the backup
help-admin-json = check only: one JSON object and nothing else

# oubliette games
games-line = { $title }: { $tagline }
sample = sample
games-seats = Seats: { $seats } (usually { $usual })
games-seats-exactly = Seats: { $seats }
games-bots = Bots: { $bots }
games-level = { $level }: { $name }. { $temper }
games-option = --option { $name }=…  { $about } ({ $allowed }; otherwise { $default })
games-value = { $value }: { $about }
games-nothing = nothing

# oubliette simulate
simulate-heading = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }
simulate-columns = seat | bot | wins | share | 95% interval | mean score
simulate-role-columns = seats | played as | wins | share | 95% interval
simulate-endings = How the matches ended:
simulate-rounds = A median of { $median } rounds; eight matches in ten took { $short } to { $long }
simulate-length = { $mean } decisions per match, those of dice and cards included
simulate-speed = { $seconds } s in { $workers ->
    [one] one process
   *[other] { $workers } processes
}: { $matches } matches/s, { $decisions } decisions/s
simulate-progress = { $done } of { $total } matches ({ $percent }%)
simulate-interrupted = oubliette: interrupted, this is what was played until then

# oubliette arena
arena-heading = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }, at most { $most } { $kind ->
    [alone] a bot
   *[together] a pairing
}
arena-columns-points = bot | rating | matches | points | 95% interval | a decision | a match
arena-columns-wins = bot | matches | wins | 95% interval | mean score | a decision | a match
arena-columns-score = bot | matches | mean score | 95% interval | a decision | a match
arena-value-columns-points = value | bot | matches | points | 95% interval
arena-value-columns-wins = value | bot | matches | wins | 95% interval | mean score
arena-value-columns-score = value | bot | matches | mean score | 95% interval
arena-values = By { $options }:
arena-pair-columns = pairing | + = − | share | 95% interval | the first is
arena-difference-columns = same dice | + = − | more wins | 95% interval | the first is
arena-score-columns = same dice | + = − | better score | 95% interval | the first is
arena-target-columns = bot | + = − | wins | 95% interval | it is
arena-better = better
arena-worse = worse
arena-even = as good
arena-above = above { $target }
arena-below = below { $target }
arena-near = near { $target }
arena-unsure = not sure
arena-cross = Percentage of the bot of the row against that of the column:
arena-measure-points = Share of points
arena-measure-wins = Share of matches won
arena-measure-score = Mean score
arena-plot-rating = Rating, two standard deviations to either side
arena-score-difference = Difference of mean scores, { $first } – { $second }: { $difference } ({ $interval })
arena-note-points = A point for coming in before another bot, half a point for the same place.
arena-note-rating = Ratings by openskill, 25 in the middle, with two standard deviations.
arena-note-unrated = No ratings: they need the extra “lab” (in a checkout: ./run setup).
arena-note-alone = No ratings: nobody plays against anybody. All bots play on the same dice.
arena-note-early = The intervals hold whenever a run stops: they are wide after a short one.
arena-note-fixed = The intervals hold for this number of matches, which was fixed beforehand.
arena-speed = { $seconds } s in { $workers ->
    [one] one process
   *[other] { $workers } processes
}; times per decision and match are processor time
arena-progress = { $done } of at most { $total } matches ({ $percent }%), { $left } left at most
arena-seconds = { $number } s
arena-minutes = { $number } min

# oubliette replay
replay-heading = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
replay-answer = > { $player }: { $answer }
replay-answer-at = { $ply } > { $player }: { $answer }
replay-unfinished = The match is not over.
replay-score = { $player }: place { $place }, score { $score }
replay-score-shared = { $player }: score { $score }
replay-counted = { $player }: place { $place } ({ $label }: { $score })
replay-counted-shared = { $player } ({ $label }: { $score })
replay-other-rules = Rules version { $found }; this program plays version { $known }, so the record is told, not replayed.
replay-players = Players: { $players }. Answers: { $answers }.
replay-began = Begun on { $began }.
replay-dates = Begun on { $began }, ended on { $ended }.
replay-setting = { $option }: { $value }
replay-no-story = What happened was not written down in this record: only a program that plays version { $found } can tell it.
verify-digest = Checked: { $answers ->
    [one] the one answer leads
   *[other] the { $answers } answers lead
} to the end that the record claims ({ $end }).
verify-fate = Checked: { $dice ->
    [one] the one answer of dice and cards follows
   *[other] all { $dice } answers of dice and cards follow
} from the secret that was committed to. Compare the commitment with the one published at the start: { $commitment }
verify-first = Not promised, because it comes from another match: { $first ->
    [one] the first answer
   *[other] the first { $first } answers
}.
verify-salt = Compare this, too: the word that the players agreed on was “{ $salt }”.
verify-rules = Not checked: only a program with the same version of the rules can replay the record.
verify-no-commitment = Not checked: these dice were not verifiable ones.
verify-no-secret = Not checked: the secret of the dice is revealed when the match is over.

# oubliette sheet
sheet-good = { $file } can be played on: { $walls } wall squares, { $chests } chests, { $potions } potions, { $steps } steps from a cell to the enemy treasure.
sheet-play = oubliette play dungeon_pen --option sheet={ $file }
sheet-bad = { $count ->
    [one] { $file } cannot be played on yet; one thing is wrong:
   *[other] { $file } cannot be played on yet; { $count } things are wrong:
}
sheet-marks = # wall, . floor, C c cell of player 1 and 2, T t treasure of player 1 and 2, F chest, P potion

# oubliette serve
serve-ready = Oubliette serves at { $address }, with its data in { $database }{ $age ->
    [new] , a new and empty database
   *[old] { "" }
}. Ctrl-C stops it.

serve-no-browser = There is no browser to open here: open { $address } where there is one.

# oubliette without a command
start-ready = { $shown ->
    [yes] Oubliette opens in your browser, at { $address }.
   *[no] Open { $address } in a browser to play.
} Ctrl-C stops it.
start-running = Oubliette is already running. { $shown ->
    [yes] It opens in your browser, at { $address }.
   *[no] Open { $address } in a browser to play.
}
start-without-server = To play in the browser, install Oubliette with its extra “server” (in a checkout: ./run setup). Here is the terminal.

# oubliette admin
admin-progress-rows = { $done } of { $total } rows ({ $percent }%)
admin-progress-matches = { $done } of { $total } matches ({ $percent }%)
admin-backup = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} now in { $file }.
admin-restored = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} now in { $database }.
admin-checked = Checked: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}{ $archived ->
    [0] .
    [one] ; one match was played by other rules and was only read.
   *[other] ; { $archived } matches were played by other rules and were only read.
}
admin-sound = Everything is sound.
admin-flaws = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
admin-flaw = { $id }: { $what }
admin-flaw-entry = { $id }, entry { $number }: { $what }

# oubliette notebook
notebook-number = The notebook’s number
notebook-title = { $number ->
    [first] The first notebook
   *[other] Notebook { $number }
}, { $floors } floors, profile { $profile }{ $corners ->
    [closed] { "" }
   *[other] , corners { $corners }
}, generator version { $version }
notebook-floor = Floor { $floor }
notebook-counts = Enemies: { $enemies } (strength { $strength } in all); hearts: { $hearts }; coins: { $coins }; chests: { $chests }
notebook-turns = Turns to the stairs with the best play: { $turns } on average
notebook-shop = Shop after floor { $floor }
notebook-offer = { $name }  { $price } ¢  { $effect }
notebook-treasure = Treasure Room: { $begins ->
   *[other] { $thing } of { $name }
}
notebook-legend =
    Marks: # wall, @ start, > stairs, o coin, $ treasure chest, 1–9 enemy of that strength, ? mystery enemy,
    a–f heart worth 1–6, h mystery heart, w spider web, k key, L locked door, T teleporter.
    Counts include the vault behind the lock; a mystery enemy counts as strength 3.5.

# Problems
problem-system = { $what }
problem-usage = Wrong use: { $what }
problem-unknown_command = There is no command “{ $command }”; there are: { $allowed }.
problem-command_is_game = { $game } is a game; to play it: oubliette play { $game }
problem-unknown_flag = There is no option { $flag } here: see { $command } --help.
problem-value_missing = { $flag } needs a value.
problem-value_spare = { $flag } takes no value.
problem-spare_argument = One argument too many: “{ $word }”.
problem-not_a_number = { $flag } must be a whole number, not “{ $value }”.
problem-too_small = { $flag } must be at least { $low }, not { $value }.
problem-too_large = { $flag } must be at most { $high }, not { $value }.
problem-too_many_digits = { $flag } is too large: { $digits } digits at most.
problem-not_a_decimal = { $flag } must be a number, not “{ $value }”.
problem-not_between = { $flag } must be between { $low } and { $high }, not { $value }.
problem-option_form = An option is written key=value, not “{ $given }”.
problem-game_missing = Which game? “oubliette games” lists them.
problem-unknown_rule = The rulebook of { $game } has no rule “{ $rule }”; there are: { $allowed }.
problem-unknown_dice = There are no dice “{ $dice }”; there are: { $allowed }.
problem-match_failed = Match { $number } failed: { $what }; to see it again: { $command }
problem-workers_lost = The worker processes ended unexpectedly; try --workers 1.
problem-load_with_option = A saved match keeps its options: leave out --option.
problem-from_without_load = --from needs a saved match: give its file with --load.
problem-file_wanted = Which file? Give the record to replay.
problem-notebook_wanted = Which notebook? Give its number, from 0 to { $highest }.
problem-sheet_action = Check or show? Give “check FILE” or “show SHEET”.
problem-sheet_wanted = Which file? Give the sheet to check.
problem-unknown_sheet = There is no sheet “{ $sheet }”; there are: { $allowed }.
problem-arena_who = Who plays? Name the bots: --bots greedy,random
problem-arena_twice = “{ $bot }” is named twice: a bot cannot meet itself.
problem-arena_bots = { $seats ->
    [one] At least one bot is needed.
   *[other] A table of { $seats } needs { $least } different bots, not { $bots }.
}
problem-arena_matches = A pairing takes at least { $least } matches, not { $matches }: every seat order under every value of --over.
problem-arena_by_points = Bots that play against each other are compared by points only: leave out --by.
problem-arena_no_points = Bots that play alone win no points: --by wins or --by score.
problem-arena_target_score = A target for scores is a share of matches against a second bot: name another one, or use --by wins.
problem-arena_fixed = “{ $option }” cannot be set with --option and varied with --over at the same time.
problem-arena_value_twice = --over names a value of “{ $option }” twice.
problem-arena_save_or_resume = --save begins a file and --resume continues one: give only one of them.
problem-arena_file_exists = { $file } exists: continue it with --resume, or choose another name.
problem-arena_damaged = { $file } is damaged in line { $line }: it holds no matches of an arena.
problem-arena_other_run = { $file } comes from another run, with another { $what }: give the same settings again, or begin a new file with --save.
problem-arena_plot_kind = { $file } is not a kind of picture that can be drawn: choose a name that ends in one of { $allowed }.
problem-arena_plot_missing = To draw, install Oubliette with its extra “lab” (in a checkout: ./run setup).
problem-over_form = --over is written key=value,value, not “{ $given }”.
problem-server_missing = To run a server, install Oubliette with its extra “server” (in a checkout: ./run setup).
problem-bad_url = --public-url must begin with http:// or https://, which “{ $value }” does not.
problem-flag_value = { $flag } must be one of { $allowed }, not “{ $value }”.
problem-admin_action = What should be done with the data? Give “backup FILE”, “restore FILE” or “check”.
problem-admin_file = Which file? Give the name of the backup.
problem-admin_json = --json is for check only.
problem-unknown_by = Bots are not compared by “{ $by }”; there are: { $allowed }.
