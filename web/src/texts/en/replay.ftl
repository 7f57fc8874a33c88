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

replay-branch = Play on from here
replay-branch-how = { $ply ->
    [0] A new match begins as this one did, with new dice.
    [one] A new match begins with the first answer of this one. From there on its dice are new.
   *[other] A new match begins with the first { $ply } answers of this one. From there on its dice are new.
}
replay-branch-seat = Your seat
replay-branch-bots = The bots in the other seats
replay-branch-begin = Begin
replay-branched = { $ply ->
    [0] This match began like another one, with new dice.
    [one] This match branched off another one after its first answer.
   *[other] This match branched off another one after { $ply } answers.
}
replay-branched-look = Look at that moment
replay-branched-short = branched off

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
replay-fair-first = { $first ->
    [one] The first answer
   *[other] The first { $first } answers
} came from another match: nothing was promised about their dice here.

replay-running-title = This match is still being played
replay-running = You can watch its replay when it is over. Until then, you can watch the match at its table.
replay-to-table = To the table
replay-no-table = Its table cannot be found: perhaps it was cleared away.
replay-archived = This match was played under older rules. Its positions can no longer be drawn, but its story was written down.
replay-offline = Matches are kept by the server: you need the network to watch one again.
