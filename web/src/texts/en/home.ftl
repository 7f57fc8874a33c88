# The first page, and the frame around all of them.
menu = Menu and settings
foot-motto = The trapdoor is open.
foot-credits = Credits
foot-privacy = Privacy
foot-api = For programs

home-head = Oubliette: five dungeons to play
home-title = Five ways down. Pick one.
home-lead = Tabletop dungeon games in your browser: alone, against bots, or with friends through a link. Nothing to install, nobody to ask.
home-games = The games
home-seats = { $few }–{ $many } players
home-seats-exactly = { $count } players
home-together = co-operative
home-has-daily = daily dungeon
home-play = Play now
home-play-with = { $bots ->
    [0] alone
    [one] against a bot
   *[other] against { $bots } bots
}
home-learn = Learn it
home-learn-minutes = { $minutes } min
home-overview = In one minute
home-opening = Down we go…
home-set-up = Set up
home-rules = Rules

home-continue = Continue
home-continue-all = All my matches
home-alone = alone
home-guided = guided match
home-state-my-turn = Your turn
home-state-their-turn = Others are thinking
home-state-waiting = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}

home-daily-text = The same dice for everybody, one try a day.
home-daily-go = To today’s dungeons
daily-state-new = not tried yet
daily-state-playing = under way
daily-state-over = done
daily-state-archived = done
daily-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}

home-join = Have you been invited?
home-join-label = Paste the link, or the id of the table.
home-join-example = https://…/t/…
home-join-go = Join
home-join-wrong = This is neither a link to a table nor the id of one. Copy the whole link again.

home-open = Tables with a free seat
home-open-free = { $count ->
    [one] one seat
   *[other] { $count } seats
}
home-open-none = None at the moment. Open one: it will be listed here if you wish.
home-open-again = Look again

home-watch = Watch a recorded match
home-watch-text = Choose the file of a match that somebody saved, or drop it here.
home-watch-choose = Choose a file

home-sample = For learning:
