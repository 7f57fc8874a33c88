# What teaches Dungeon Pen.

goal = Flick your pencil to their treasure, and flick the treasure home into your cell.

overview-want = Their treasure. It lies somewhere on the sheet between you; be the first to fetch it and to bring it into your own cell. They are after yours.
overview-turn = Aim, and flick the pencil: your line shows where you have got to. What it passes over is yours. Then draw an event card, and it is their turn.
overview-danger = The harder you push, the wilder the line goes. Walls stop it and cost hit points, and so do monsters and traps. Some events spoil the other’s next flick, or put a new wall in the way.
overview-end = Whoever brings the other’s treasure home wins at once. At 0 hit points you are dead, and the other wins. If both of you die together, both lose.

## The guided match

note-goal = You want their treasure, up there: fetch it, and bring it into your own cell, before they do it with yours.
    .terminal = You want their treasure, marked ! on the sheet: fetch it, and bring it into your own cell (1), before they do it with yours.
note-flick = Your turn is a flick. The arrow shows a good one: press the button, or first drag its tip to where you want to go.
    .terminal = Your turn is a flick. Type a direction and a strength, or the square where you want to go. A good one stands below.
note-event = After each flick you draw an event, then it is their turn. Yours, a Trapped Slab, cost { $event_trapped_slab_loss } HP: a hit point. With none left you have lost.
note-cone = Nobody flicks exactly. The shaded patches show where your line may end; the harder you push, the wider they are.
    .terminal = Nobody flicks exactly: the harder you push, the farther off your line may go. Type look flick to see by how much.
note-wall = A wall stops your line, and costs you { $wall_contact_damage } HP as soon as you touch it; so does the edge of the sheet. Better go round.
note-odds = Above the button you read what your aim risks: a wall, or a complete miss. “Hint” tries many flicks out and recommends one.
    .terminal = Type look flick to read what a flick risks. hint tries many flicks out and recommends one.
note-chest = Your line crossed a chest: passing over is enough. A chest gives you a clutter card, once.
note-monster = A monster! A die decides: with its strength or more, here { $event_cellar_rats_strength }, you beat it. Otherwise it costs you HP.
note-monster-lost = A monster beat you: your die showed less than its strength.
note-object = A Ruler: an object, which you keep until you use it before a flick. It halves your aiming error. Try it.
note-potion = You passed over a potion: { $potion_gain } HP more, but never more than you began with. It serves { $potion_uses } times.
note-sudden-wall = A Sudden Wall. The dice name nine squares, and some of your wall must stand there. Draw it where they want to go.
    .terminal = A Sudden Wall. The dice name nine squares, and some of your wall must stand there. Choose where they want to go.
note-trick = Their event acts on you: with the Wrong Hand your aiming error is { $effect_wrong_hand_angle } times as large, for one flick. Yours can do such things to them.
note-miss = They missed: { $flick_miss }% of all flicks fail completely. The pencil stays where it is; the event comes all the same.
note-treasure = The treasure is yours: nobody can take it back, and in a beginners’ game it heals up to { $beginner_treasure_gain } HP. Now home, into your cell!
note-their-wall = They have drawn a Sudden Wall against you. Go round it: some way to your cell is always left open.
note-eraser = An Eraser rubs out one sudden wall, whole: touch the wall on the sheet. Or keep it for later.
    .terminal = An Eraser rubs out one sudden wall, whole. Or keep it for later.
note-things = Hover or hold anything to read what it is; the key i lists all of it. “why?” beside the question opens its rule.
    .terminal = Type look and a square, such as look M7, or look objects, to read what it is. ? tells the rule behind a question.
note-undo = A flick is a flick. Take back works only as long as no die, no card and no line has followed your answer.
    .terminal = A flick is a flick. undo works only as long as no die, no card and no line has followed your answer.
note-home = Aim at your cell. Your line need not end there: touching it is enough, and you have won.
note-passing = Chests and potions on your way are yours: let your line pass over them. Chests give cards, potions hit points.
note-touched = You have touched a wall: { $wall_contact_damage } HP lost. Your cross stands just before it; aim away from it now.
note-second-wind = Second Wind: flick again at once. After this one there is no event.
note-robbed = They have taken your treasure, and only have to carry it home. Be quicker: strength is worth its risk now.

end-won = Home, and won. That was it: two pencils, one sheet, and the nerve to push a little harder.
end-lost = This time the others were quicker. You have seen how it is played; the return match is yours.
not-shown = Flicking by gesture: your own finger makes the flick. And with real pencils, on a printed sheet.
    Face to face: two people at one screen, which turns to whoever plays.
    Objects for other moments: Hard Hat, Cardboard Shield, Second Try.
    More events: trapdoors, draughts, an elbow, and monsters with better teeth.
    Characters, each with hit points and a power of their own.
    Three sheets, and those that you draw yourself; fun games, which begin with two sudden walls.
    Bad faith: contesting a line that came too near to a wall.
