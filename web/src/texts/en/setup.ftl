# Setting up a match.
setup-head = Set up { $game }
setup-rules = Read the rules
setup-back = Back to the table
setup-changing = You are changing what will be played next at your table. Everybody there will see it when you have finished.
setup-other-game = Another game at this table

setup-seats = Who plays?
setup-seats-number = Number of seats
setup-seats-there = Who sits where is decided at the table itself.
setup-seat = Seat { $number }
setup-seat-me = You
setup-seat-here = At this screen
setup-seat-open = Friend, by link
setup-seat-bot = Bot
setup-hero = Your hero’s name
setup-hero-none = Your own name
setup-one-screen = Several seats are yours: you play at one screen, taking turns.
setup-together = You win or lose together.
setup-bot = Bot of seat { $number }
setup-bot-name = { $name } ({ $level })
setup-bots-more = More
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-greedy = Greedy: rules of thumb, quick
bot-exact = Exact: calculates every roll
bot-random = Random: anything that is allowed

setup-options = What is played?
setup-house = House rules ({ $count })
setup-changed = Not as usual: reset
setup-different = { $count ->
    [0] Everything is as usual
    [one] One thing is not as usual
   *[other] { $count } things are not as usual
}
setup-number = A number:
setup-less = One less
setup-more = One more
setup-range = from { NUMBER($low, useGrouping: "false") } to { NUMBER($high, useGrouping: "false") }
setup-own = Or one that you have drawn, one row to a line:

setup-people = At the table
setup-listed = Listed on the first page
setup-listed-on = Anybody may sit down.
setup-listed-off = Only people who have your link may sit down.
setup-clock = Play with a clock
setup-clock-on = When your time is up, your questions are answered for you, one by one.
setup-clock-off = Take your time.
setup-clock-minutes = Minutes for each
setup-clock-bonus = Extra seconds per answer
setup-away = When somebody is away
setup-away-switch = A bot plays on
setup-away-on = While others are waiting for them, and until they are back.
setup-away-off = Everybody waits.
setup-away-after = After
setup-seconds = { $seconds ->
    [30] 30 seconds
    [60] a minute
   *[other] { NUMBER($seconds, maximumFractionDigits: 0) } seconds
}
setup-stand-in = Who stands in for players who are away or give up

setup-dice = The dice
setup-seed = The number of the dice
setup-seed-none = none
setup-seed-draw = Draw one
setup-seed-about = Whoever sets up the same match with the same number rolls the same dice. Such dice are no secret: whoever knows the number could look ahead. Without one, nobody knows them.
setup-seed-bad = A whole number, please: from 0 to { NUMBER($highest, useGrouping: "false") }.

setup-begin = Begin
setup-open = Open the table
setup-save = Change the table
setup-reset = Reset everything
