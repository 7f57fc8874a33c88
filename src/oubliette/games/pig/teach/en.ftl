# What teaches Pig.

goal = Be the first to bring 100 points home.

overview-want = Points. The first to bring home as many as agreed wins, usually 100.
overview-turn = Roll as often as you dare: what the die shows goes into the trough. Hold, and the trough is yours.
overview-danger = A 1 tips the trough over: your turn is over, and all that was in it is lost.
overview-end = As soon as somebody has brought enough points home, the match is over.

note-goal = Thirty points win this short match. Each roll fills the trough; try one.
note-hold = Fifteen in the trough. Only what you hold counts: take it home, or dare another roll.
note-held = Those points are safe now. Nobody can take them from you.
note-fatal = A 1: the trough is empty, and your turn is over. What you held before stays yours.

end-won = You won. That was the whole game: the rest is nerve.
end-lost = This time the other was quicker. Now you know how it goes.
not-shown = Nothing was left out.
