# Teaching: overviews, guided matches, and what the things on a board are.
teach-overview = The game in one minute
teach-part-want = What you want
teach-part-turn = Your turn
teach-part-danger = What goes wrong
teach-part-end = How it ends

teach-guide = The guide
teach-guided = Guided match
teach-go-on = Go on as you like. I will speak up when something new turns up.
teach-leave = Leave the guided match; you can go on with it later
teach-suggested = Try this: { $answer }
teach-won = Well done
teach-lost = That was it
teach-play = Play a real match
teach-overview-again = The game in one minute
teach-not-shown = What was not shown
teach-rulebook = The rest is in the rulebook: here
teach-play-on = Play this match on

teach-offer-title = A guided match
teach-offer = { $minutes ->
    [one] New here? A guided match shows the game in a minute.
   *[other] New here? A guided match of { $minutes } minutes shows the game.
}
teach-offer-yes = Show me
teach-offer-no = No, thanks
teach-learn-long = { $minutes ->
    [one] A guided match of a minute
   *[other] A guided match of { $minutes } minutes
}

teach-example = Example
teach-example-step = Step { $step } of { $steps }
teach-example-back = One step back
teach-example-on = One step on

inspect-card = What is this? { $name }
inspect-title = What is what
inspect-none = There is nothing on the board yet.
