# What teaches The New Dungeon: the overview, and the notes of the guided match.

goal = Be the first to carry enough gold out of the dungeon, back to the stairs you came by.

overview-want = Treasure. Every class must bring home a sum of its own, the weaker ones less. Only what your hero holds on the Main Staircase counts.
overview-turn = Walk, space by space; then do one thing: fight, ambush, or nothing. In every room a monster sits on a treasure, and two dice must reach its number in your colour. Deep down both are bigger.
overview-danger = A monster that lives strikes back: you leave treasure behind, are wounded and driven off. A second wound kills; another hero starts at the stairs, with nothing. Rivals rob you where they meet you.
overview-end = As soon as somebody stands on the Main Staircase with enough gold, the match is over and that player has won.

note-goal = Bring 4,000 in gold back to this staircase before your two rivals bring theirs, and you have won.
note-turn = A turn: walk up to { $elf_move } spaces, not through walls; then fight where a monster is, or ambush a hero, or nothing. Touch a space that lights up.
    .terminal = A turn: walk up to { $elf_move } spaces, not through walls; then fight where a monster is, or ambush a hero, or nothing. R103 is a room nearby.
note-guard = Behind every door waits a monster, face down. Walk in and you fight: two dice must reach the number of your colour, white: { $elf_level_1_least } to { $elf_level_1_most } here.
note-won = The dice reached the number: the monster is gone, and what it sat on is yours. It counts only as long as you hold it.
note-things = What is this? Rest the mouse on anything on the board, or hold a finger on it. “Inspect” lists everything there is.
    .terminal = What is what? “rules sword” looks a word up in the rulebook, “look” shows the table again, “look map” the whole board.
note-why = “Why?” beside the question opens the rule behind it. So does every line of the log.
    .terminal = “?” tells the rule behind the question.
note-undo = A step you regret? “Take back” undoes it, as long as no dice have rolled and no card has been turned since.
    .terminal = A step you regret? “undo” takes it back, as long as no dice have rolled and no card has been turned since.
note-sword = A magic sword: it adds its bonus to your blows and ambushes. It is worth gold as well.
note-drop = Missed, so the monster strikes back: two dice say how badly. This blow costs one treasure, which stays here: choose it.
note-wounded = Wounded as well, and driven back. You walk as fast as before, but a second wound kills, and all is lost. The Main Staircase heals.
note-known = A monster that was seen stays known. Point at its room, and you read the number you need and your chance. Dare it?
    .terminal = A monster that was seen stays known. The answer that leads to it tells the number you need, and your chance. Dare it?
note-back = The monster is gone. You have everything that lay under it, what you had to leave there as well.
note-secret = The dashed mark is a secret door. One die of { $elf_door } or less finds it for an Elf; anything higher, and your turn is over.
note-deeper = Level 2. Down here your number is { $elf_level_2_least } to { $elf_level_2_most } instead of { $elf_level_1_least } to { $elf_level_1_most }. But a treasure is worth up to 2,000.
note-deeper-stairs = These stairs lead to level 2: there your number is { $elf_level_2_least } to { $elf_level_2_most }, but a treasure is worth up to 2,000.
note-help = Another hero is in here. Each helper adds { $help } to your blow: ask, and promise a treasure if you win. Only you risk anything.
note-pay = Won, with help. Now hand over what you promised, or less, or nothing: no promise binds. People do remember.
note-asked = Somebody wants your help. Only the attacker risks anything; what you are promised may be paid, or not.
note-north = In R214, one level down, the Warrior beats at an Evil Hero in vain. Go there: R104 has a secret door to it, and stairs lead north.
note-beside = The Warrior still stands here, with treasure in the bag. End your walk in somebody’s space, and you may ambush them.
note-ambush = Reach the number with two dice, and a treasure is yours. Miss, and you lose one, and your next turn. Your chance stands beside it.
note-failed = That went wrong: one treasure gone, and you sit out your next turn. Then go on; monsters never come after you.
note-flight = Now run: { $flight } spaces, none of them twice, and not into a monster. Which way is home?
note-enough = Enough gold! It wins only on the Main Staircase. Your rivals have heard it as well.
note-robbers = Who ends a move in your space may rob you likewise: with { $elf_ambushed_on } or more on two dice, as you are an Elf. So get home.
note-healed = The Main Staircase heals you at once, even if you only walk across it.
note-died = Your hero is dead, and everything lies where it fell. Another Elf sets out from the stairs, with nothing.
note-caged = A trap: a cage. You lose some turns, but nobody can rob you, and the treasure of the room is yours when you come out.
note-slid = A trap: the floor tips. You keep the treasure that lay here, and land one level deeper.

end-won = You stood on the Main Staircase with the gold. That was the game; a real match asks for more gold, and lures you deeper.
end-lost = Somebody else was out first, this time. You know now what it takes: gold in hand, and the way home.
not-shown =
    The six classes: each has its own colour, number of spaces and gold total.
    Spells of Wizards and Elves: Fireball, Lightning Bolt, Teleport.
    Chambers: three monsters and no treasure; some heal, teleport or renew spells.
    Traps among the monsters: the cage and the slide.
    The Paladin, who heals others for a treasure.
    ESP Medallion, Crystal Ball, Healing Potion and the Secret Door card.
    Following another hero through a secret door, and finding one by the third failure.
    Duels, trading, hidden treasures, marks on cards: options of the set-up.
