# What teaches Mini Rogue.

goal = Go down ten zones and kill Og’s Remains, who guard Og’s Blood.

overview-want = Og’s Blood. It lies ten zones down on four floors, and Og’s Remains guard it. Every floor ends with a guardian who lets nobody past.
overview-turn = A zone is nine cards. You enter four rooms, always to the right or down, and choose between two that lie open. Dice say what a room gives or takes: a 5 or 6 passes its test.
overview-danger = Enemies strike back, traps bite, and every zone costs a ration. Experience gives you more dice, gold buys potions and armor; spent hit points come back slowly.
overview-end = You win when Og’s Remains fall for the second time. At 0 hit points you are dead, and the zones behind you are your score. Two players win or die together.

## The guided match

note-goal = You win when Og’s Remains fall, ten zones down. Today you cross two zones and beat the first guardian.
note-table = You stand on a room: a Treasure. Hover or hold the card to read its table; then resolve it.
    .terminal = You stand on a room: a Treasure. Type ? to read its table; then resolve it.
note-test = A skill test: your white die passes on a 5 or 6. The black die picks the line of the table. If the test fails, the chest stays shut.
note-line = Passed. The dungeon die has picked the line of the table; of its two things, you take one.
note-life = The Life potion gives 6 HP, once, whenever you like. You are also asked before a loss that would kill you.
note-ways = You go right or down, never back: four rooms to the Exit. Both rooms ahead lie open: look at their cards, then choose one.
note-fight = A fight, to the death. Your white die is the damage you deal. The dungeon die, thrown with it, is the enemy’s blow.
note-critical = A 6 is critical: throw it again for nothing and add the new roll. But a 1 loses the whole die. Dare it, or stop.
note-free-feat = Your weapon lets you throw a die again for nothing. The new roll stands, so spend it on a low die.
note-feat = Too little? A feat throws a die again, for 1 XP or 2 HP, and the new roll stands. Or stop, and deal this.
note-counter = The enemy struck back by the black die: on 2 to 5 it deals its damage, less your armor. On a 6 all of it, on a 1 nothing.
note-bash = Your card has two skills: Vigil gives 1 HP, Bash replaces an attack by a test. Passed: highest die plus twice your armor, unanswered.
note-face-down = Bash is used, passed or not, so your character card lies face down, as after Vigil, until a Rest or the way down turns it up.
note-face-down-vigil = Vigil is used, so your character card lies face down: neither skill works until a Rest or the way down turns it up.
note-xp = XP is experience. At 6 XP you reach level 2 and throw two white dice instead of one, at 18 three.
note-unseen = Of eleven rooms, three are missing in this zone. Which may still lie face down is listed below the cards.
    .terminal = Of eleven rooms, three are missing in this zone. Which may still lie face down is listed beside the cards.
note-rest = A Rest turns your character card face up again. And you may do one thing: learn, forage or heal.
note-why = Want to know the rule? “why?” beside a question opens its paragraph. The key i lists all that lies on the table.
    .terminal = Want to know the rule? Type ? for the one behind a question, and rules for the whole book.
note-merchant = Buy and sell as long as you can pay, then move along. Medicinal Roots heal 4 HP.
note-undo = Changed your mind? Take back returns your last answer, as long as no die and no card has come up since.
    .terminal = Changed your mind? undo returns your last answer, as long as no die and no card has come up since.
note-food = The descent: one ration eaten, and your card is face up. Without food, hunger would have cost 3 HP.
note-guardian = A guardian waits at the Exit of this zone. Look at its figures now: there is no way past it.
note-together = Nobody plays against you here: two players would win together, or die together.
note-choice = The Arsenal gives you a weapon if a test is passed; the Merchant sells what gold can pay. You see both: choose.
note-weapon = A weapon has a few free feats: each throws a die again in a fight, for nothing. You can hold one weapon or the Raven.
note-trap-sprung = The test failed, and the trap has taken its due. A passed test would have earned you something instead.
note-trap-passed = The test is passed, so the trap gives you something. A failed one would have cost you.
note-hp = Hit points lost. At 0 HP you are dead and the match is over; your score is the number of zones behind you.
note-odds = The guardian. “Hint” plays this fight ahead: how likely you are to survive it, and what each answer promises.
    .terminal = The guardian. Type hint: it plays this fight ahead and says how likely you are to survive.
note-unstoppable = It is unstoppable: your armor stops none of its hits. A 1 on the dungeon die spares you, or a passed Bash.
note-raven = Fed with one ration, the Raven comes along and serves once: it shows hidden rooms, or keeps one away.
note-tomb = You passed the test, so you may move the result by one line. The line you choose then happens.
note-shrine = No test here: the dungeon die alone decides, 4 to 6 is kind. A coin adds 1, and is gone.
note-throw-potion = The enemy still stands. A potion now adds its effect to this attack; then it is gone.
note-saved = This would kill you. The Life potion gives 6 HP first; then the loss comes off.
note-afflicted = An affliction: its die joins every throw, until something cures you. It bites on half its faces.
note-level = A new level: you throw one white die more, in tests and in fights.

end-won = The guardian has fallen, and the stairs lead on. That was it: eight zones more, and you know how each is played.
end-lost = The dungeon keeps you, this time. You have seen how it works; the next hero knows more.
not-shown = Other characters: Mage, Rogue and Priestess have skills of their own.
    Afflictions: curse and poison dice, blindness, and what cures them.
    Offensive potions: Fire, Frost and Poison, thrown at the end of an attack.
    The pit: a fall to a deeper zone.
    Deeper floors: stronger enemies, their skills, ghosts, and Og’s Remains, who must fall twice.
    Two players: a common stock, shared fights, trading.
