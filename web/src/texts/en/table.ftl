# A table between two matches.
table-seats = Round the table
table-seat-free = Seat { $number } is free
table-seat-mine = That is you
table-seat-host = Host
table-seat-away = away
table-sit = Sit down
table-sit-as = Sit down as { $name }
table-sit-too = Play this seat, too
table-hero-another = Your hero’s name in another seat
table-sit-instead = Play instead of { $name }
table-bot = Let a bot sit down
table-bot-level = How strong?
table-leave = Leave
table-dismiss = Send away
table-dismiss-who = Send away: { $name }

table-arrival = { $host } invites you to a match of { $title }
table-arrival-nobody = There is a free seat for a match of { $title }
table-arrival-name = Your name
table-full = Every seat is taken. You are welcome to watch.

table-begin = Begin
table-ready = Everybody is here.
table-missing = { $count ->
    [one] One seat is still free, for a friend or a bot.
   *[other] { $count } seats are still free, for friends or bots.
}
table-last-match = Look at the last match

table-invite = Invite a friend
table-invite-how = Whoever opens this link can sit down, without an account.
table-invite-link = The invitation’s link
table-invite-share = Share…
table-invite-renew = Make a new link
table-invite-renewed = This is a new link; the old one no longer works.
table-invite-text = Come and play { $title } with me!

table-plan = What is played
table-plan-usual = By the usual rules.
table-change = Change the set-up
table-rules = The rulebook
table-clock = Time to think
table-clock-value = { $bonus ->
    [0] { $minutes } min each
   *[other] { $minutes } min each, and { $bonus } s more for every answer
}
table-seed = The number of the dice: whoever knows it could look ahead
table-on = yes
table-off = no

table-dice = Fair dice
table-dice-text = All dice and cards of the next match follow from a secret that is already fixed. This is its fingerprint (SHA-256); after the match the secret is revealed, and every die can be checked.

table-gone = No table here
table-gone-not_found = There is no such table, or it is not for you.
table-gone-no_such_table = There is no such table. Perhaps a letter of the link got lost.
table-gone-no_such_match = There is no such match.
table-gone-bad_message = The server did not understand this page. Reloading it often helps.
table-logged-out = You were logged out, perhaps on another device. Log in to come back to your seat.

## Another match with the same people
again-mine = You would like to play again.
again-of = { $name } would like to play again.
again-agreed = { $names } would, too.
again-agreed-mine = You would, too.
again-asked = Waiting for { $names } to answer.
again-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
again-agree = Yes, let us play
again-decline = Not now
again-withdraw = Never mind
again-without = { $count ->
    [one] Begin with a bot instead of { $names }
   *[other] Begin with bots instead of { $names }
}
again-declined = { $name } would rather not play again now.
again-declined-mine = You would rather not play again now.
again-at-once = Begin without asking

## Strangers who ask for a seat
request-of = { $name } would like to sit down and play.
request-later = Bots keep their seats while several people play: there is room when the match is over.
request-full = People hold all the seats: there is room when one of them leaves.
request-accept = Let { $name } in
request-decline = Decline
request-decline-who = Decline: { $name }
ask-title = Would you like to play here?
ask-how = Ask those at the table for a seat: they see it at once.
ask-seat = Ask for a seat
ask-open = You have asked for a seat. As soon as somebody at the table lets you in, you sit down here.
ask-withdraw = Never mind
ask-declined = They cannot let you in this time. You may ask again when the next match has begun.
table-state-running = A match is being played here right now.
table-state-over = The last match here is over.
table-state-new = No match has begun here yet.
table-watch-match = Watch the match
