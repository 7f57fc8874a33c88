# What the command line says. The problems of kernel, table and terminal are in the shell's texts.
decimal-mark = .
percent = { $number }%
did-you-mean = Did you mean { $word }?

# Help
usage = usage:
usage-overview = oubliette [-h] [--version] [--lang en|fr] [COMMAND …]
usage-play = oubliette play [options] [GAME]
usage-games = oubliette games [options] [GAME]
usage-rules = oubliette rules [options] GAME [RULE]
usage-simulate = oubliette simulate [options] GAME
usage-replay = oubliette replay [options] FILE
usage-notebook = oubliette notebook [options] NUMBER
usage-sheet = oubliette sheet [options] check FILE | show SHEET
heading-arguments = arguments
heading-commands = commands
heading-options = options
about = Dungeon games for the table: play them, watch them, study them.
more-help = Without a command: the same as play. More on a command: oubliette COMMAND --help
command-play = Play a match in the terminal.
command-games = List the games, or say what can be set in one.
command-rules = Show a game's rulebook, or the paragraph on one rule.
command-simulate = Let bots play many matches and say who won how often.
command-replay = Tell a saved match as text, and check it.
command-notebook = Print a notebook of Paper App DUNGEON: floors, shops, treasure.
command-sheet = Check a dungeon sheet that you drew for Dungeon Pen, or print one of ours.
metavar-game = GAME
metavar-rule = RULE
metavar-file = FILE
metavar-number = N
metavar-notebook = NUMBER
metavar-sheet = FILE
metavar-seats = SEAT,…
metavar-bots = BOT,…
metavar-setting = KEY=VALUE
help-help = show this help and stop
help-lang = the language; otherwise that of your locale
help-version = show the version and stop
help-option = set an option of the game; may be given several times (oubliette games GAME lists them)
help-games-game = the game to describe
help-rules-game = the game
help-rules-slug = the name of a rule, such as turn.choice, or a word to look for
help-play-game = the game; without it you are asked
help-play-seats = who sits where: human or a bot's name for each seat, separated by commas (otherwise you, and a bot in each other seat); human:Ada gives a name
help-play-seed = the same number gives the same dice and the same bots
help-play-load = go on with a saved match
help-play-dice = fair: the program rolls and draws; real: you type what your own dice and cards show
help-simulate-game = the game
help-simulate-matches = how many matches (otherwise { $default })
help-simulate-seed = the same number gives the same matches, whatever --workers is (otherwise { $default })
help-simulate-bots = a bot for each seat, separated by commas; a single one plays on all seats. Seats stay as given: nobody changes places between matches
help-simulate-seats = how many seats, where a single bot plays on all of them (otherwise as few as the game allows)
help-simulate-workers = how many processes (otherwise one for a short run and all cores for a long one); the speed reported is that of all together
help-simulate-json = one JSON object and nothing else; “interrupted” says whether it was cut short (docs/simulating.md lists all its fields)
help-replay-file = the record, as JSON or as text
help-replay-verify = say what was checked: the record's digest and, for verifiable dice, each die against the commitment
help-notebook-number = the number of the notebook, from 0 to { $highest }; the same number gives the same pages everywhere
help-notebook-profile = how hard its floors are (otherwise { $default })
help-notebook-corners = the rule for corners that its floors are made for (otherwise { $default })
help-notebook-floor = only this floor, and the shop after it
help-notebook-floors = a short notebook: so many floors, from { $fewest } to { $most } (otherwise { $most })
help-sheet-action = check a drawing, or show a printed sheet
help-sheet-which = the file to check, or the name of the sheet to show: { $sheets }

# oubliette games
games-line = { $title }: { $tagline }
sample = sample
games-seats = Seats: { $seats }
games-bots = Bots: { $bots }
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

# oubliette replay
replay-heading = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
replay-answer = > { $player }: { $answer }
replay-unfinished = The match is not over.
replay-score = { $player }: place { $place }, score { $score }
replay-score-shared = { $player }: score { $score }
verify-digest = Checked: { $answers ->
    [one] the one answer leads
   *[other] the { $answers } answers lead
} to the end that the record claims ({ $end }).
verify-fate = Checked: { $dice ->
    [one] the one answer of dice and cards follows
   *[other] all { $dice } answers of dice and cards follow
} from the secret that was committed to. Compare the commitment with the one published at the start: { $commitment }
verify-salt = Compare this, too: the word that the players agreed on was “{ $salt }”.
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

# oubliette notebook
notebook-number = The notebook’s number
notebook-title = Notebook { $number }, { $floors } floors, profile { $profile }{ $corners ->
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
problem-option_form = An option is written key=value, not “{ $given }”.
problem-game_missing = Which game? “oubliette games” lists them.
problem-no_rulebook = { $game } has no rulebook yet.
problem-unknown_rule = The rulebook of { $game } has no rule “{ $rule }”; there are: { $allowed }.
problem-unknown_dice = There are no dice “{ $dice }”; there are: { $allowed }.
problem-match_failed = Match { $number } failed: { $what }; to see it again: { $command }
problem-workers_lost = The worker processes ended unexpectedly; try --workers 1.
problem-load_with_option = A saved match keeps its options: leave out --option.
problem-file_wanted = Which file? Give the record to replay.
problem-notebook_wanted = Which notebook? Give its number, from 0 to { $highest }.
problem-sheet_action = What about sheets? “check FILE” or “show SHEET”.
problem-sheet_wanted = Which file? Give the sheet to check.
problem-unknown_sheet = There is no sheet “{ $sheet }”; there are: { $allowed }.
