# What teaches Dungeon Looters.

goal = Fill your bag, find a way out, and be gone in time with more gold than anybody else.

overview-want = Gold outside. Only what you carry through a way out counts, and it must be worth more than anybody else’s.
overview-turn = You lay a tile of the dungeon, turn a card up and obey it. Then you move once and act once, in any order: open a chest, disarm a trap, pick a fight. Cards in hand go whenever you like.
overview-danger = The others are the game master, too: they lay traps, lock doors and pick fights. Nobody dies; you lose things, steps or a turn’s action. An overloaded bag halves your steps.
overview-end = The last tile starts the countdown: a few turns each, then the doors shut. Whoever is still inside has nothing. Of those outside, the richest wins.

## The guided match

note-archetype = Who goes down? The dwarf is slow, but picks locks and smells treasure. Hover, hold or press i on anything to learn what it is.
    .terminal = Who goes down? The dwarf is slow, but picks locks and smells treasure. The command rules explains whatever you see.
note-start = Your front door: here you come in, and here you may leave again. Choose a place, and the side that leads outside.
note-goal = Be out in time with loot worth more than theirs! A turn begins with a tile: lay it against another, door to door and wall to wall.
note-chest-square = Then you turn a card up and obey it at once. A chest! It stands on a blackened square, and stays there for good.
note-card = Play cards whenever you like, as many as you like. Coffee gives two steps more for the next move: drink it yourself.
note-move = Now one move. Go right beside a chest, if you can. A sprint doubles your steps, but leaves no action this turn.
note-walk = Touch a square, and you walk there. Steps left over are lost, and while you walk nobody can play a card.
    .terminal = One step at a time, or name a square to walk there. Steps left over are lost, and while you walk nobody can play a card.
note-entered = The card that lay in this room is yours now: the first to enter takes it. Nobody else knows which it is.
note-chest = Now an action. The figures on the buttons are your odds. Pick: die plus skill must reach the lock’s DD, a 1 breaks it. Force may crush things.
    .terminal = Now an action. The odds stand with the question. Pick: die plus skill must reach the lock’s DD, a 1 breaks it. Force may crush things.
note-chest-force = Now an action. You cannot pick locks, but you can force: the button shows the odds. What you roll too much crushes treasures.
    .terminal = Now an action. You cannot pick locks, but you can force: see the odds. What you roll too much crushes treasures.
note-nose = The dwarf’s nose: one treasure more than the chest holds, and one goes back. Small change will not be missed.
note-bag = It must fit your bag by shape; things may be turned. Weights count, too: too many heavy things halve your steps.
note-end-turn = One move, one action: done. A wrong button? “Take back” undoes it, as long as no die or card has come up since.
    .terminal = One move, one action: done. A wrong answer? The command undo takes it back, as long as no die or card has come up since.
note-window = Their turn. After some of what they do you are asked: play a card against it, or let it pass. So are they in yours. Soap spoils their next roll.
note-trap = A token of theirs, face down: a trap, or only a decoy. Tread on it, and a bad roll costs you your action, your move or loot.
note-second-tile = A new turn, a new tile, anywhere it fits. And whenever you wonder: “Why?” beside the question opens its rule.
    .terminal = A new turn, a new tile, anywhere it fits. And whenever you wonder: the command why prints the rule of the question.
note-disarm = From the square beside it you can disarm it, as your action: die plus skill above 10. If not, it may snap at you.
note-move-again = The action is spent, the move is not: their order is yours. Beyond a door without a room lies something new.
note-explore = Nothing behind this door yet: explore! You lay a tile there as you walk, and stroll on.
note-explored = Whatever fits here is on offer. Great halls are easy to cross; corridors are easy to bar.
note-countdown = The last tile is drawn: the countdown! Three turns each, then the doors shut. Whoever is inside then has nothing.
note-trap-own = Now a trap of your own: lay it face down, where they will come. They see a token, and only you know which it is.
note-trap-room = Which room? They are after your loot: the room where you stand is a good guess.
note-trap-square = Any plain square. One close to you, say: whoever comes for your loot may tread on it.
note-snap = Snap! Their roll was too low: the move ends there, and on their next turn they have no action.
note-caught = Snap! Your roll was too low: your move ends here, and on your next turn you have no action.
note-beaten = Beaten: they may take one thing of yours. You come back at the edge on your next turn, a little dizzy.
note-duel = Side by side? Pick a fight! Each adds a die to their fight skill, and the higher wins. A 1 always loses: see the odds.
note-spoils = Won! They are off the board until their next turn. Take one thing of theirs, or the purse with all in it.
note-weight = Overloaded: with all this your steps are halved. Leave something; best what is heavy and brings the least gold.
note-home = Rich enough? Off to a way out: your own door or any other. Overstay, and the dungeon keeps the lot.
note-they-left = They are out, and only what they carried counts for them. For you, nothing counts until you are outside.
note-leave = The way out! It is for good, and you are asked once more. What you carry now is your score.

end-won = Out in time, and richer. That was it: chests, traps, fists, and a door at the right moment. The rest is in the rulebook.
end-lost = This time the dungeon kept the better part. Now you know how it goes: gold counts outside, and only there.
not-shown =
    Locked doors: pick or force them, or find the key under the doormat.
    Seven characters with tricks of their own, from the goblin to the troll who never leaves.
    The neutral sherpa, who picks up what others lose.
    Purses, tools that help, and thirty kinds of cards.
