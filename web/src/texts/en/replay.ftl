# Looking at a match again.
replay-title = Replay of { $title }
replay-controls = Through the match
replay-slider = Moment of the match
replay-at = Answer { $ply } of { $plies }
replay-start = To the beginning
replay-before = To the question before
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-next = To the next question
replay-end = To the end
replay-speed = Speed
replay-times = { NUMBER($speed) } ×

replay-told = This moment
replay-set-up = Everything is laid out.
replay-log = What happened
replay-eyes = Seen by
replay-spectator = a spectator

replay-about = About this match
replay-place = Place
replay-player = Player
replay-score = Score
replay-options = Set-up
replay-options-usual = As usual: nothing was changed.
replay-share = Copy the link to this moment
replay-record = Save the record
replay-check = Were the dice fair?
replay-fair = { $dice ->
    [0] No dice were needed.
    [one] The only die was the one that was promised before the match began.
   *[other] All { $dice } dice and cards were those that were promised before the match began.
}

replay-running-title = This match is still being played
replay-running = You can watch its replay when it is over. Until then, you can watch the match at its table.
replay-to-table = To the table
replay-no-table = Its table cannot be found: perhaps it was cleared away.
replay-archived = This match was played under older rules. Its positions can no longer be drawn, but its story was written down.
replay-offline = Matches are kept by the server: you need the network to watch one again.
