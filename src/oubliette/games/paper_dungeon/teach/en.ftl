# What teaches Paper App DUNGEON.

goal = Draw one line through a notebook of floors, and reach its treasure alive and rich.

overview-want = The treasure behind the last floor, and on the way there few deaths, many coins and much health. Every notebook is another dungeon.
overview-turn = Roll the die and walk that many squares: an even number along rows and columns, an odd one diagonally. You turn only at walls, and meet whatever lies on your line.
overview-danger = Enemies cost health, webs cost coins. It is all added up at the stairs: with less than 1 HP you die, which costs your coins and leaves a stroke on the tombstone.
overview-end = Find the stairs of each floor; shops lie between. Behind the last floor waits the Treasure Room. Nobody is ever thrown out, and your score tells how well you did.

## The guided match

note-goal = This is your hero. Three small floors, and on the third a chest: open it. Every turn begins with the die: roll it.
    .terminal = The @ is your hero. Three small floors, and on the third a chest: open it. Every turn begins with the die: roll it.
note-even = An even number: straight along the squares, all of it. Touch a path; this one crosses a coin.
    .terminal = An even number: straight along the squares, all of it. Each line below is a path and says what it crosses.
note-odd = An odd number goes diagonally. Whatever lies on your path you meet, so look before you choose.
note-odd-elsewhere = An odd number goes diagonally. Whatever lies on your path you meet, so look before you choose.
note-coin = A coin: it stands in the ledger now. You cannot walk around what lies on your path, good or bad.
note-heart = A heart adds its number to your health, HP. At the stairs, what exceeds the limit of 10 is lost.
note-enemy = An enemy costs its number in HP, without a fight. Where one path runs straight to its end, you must take it: no swerving.
note-too-long = No path is long enough here: you will hit a wall and turn there. To the east lies the key.
note-key = The key: the locked door of this floor is open at once, even within the same move.
note-wall = A wall, and steps are left: only here you may turn, to the left or to the right.
note-undo = Changed your mind? Take back returns your last answer, as long as no die has been rolled since.
    .terminal = Changed your mind? undo returns your last answer, as long as no die has been rolled since.
note-forced = Only one way was allowed, so you were not asked. The story of the match says why.
    .terminal = Only one way was allowed, so you were not asked. The lines above say why.
note-trail = The strong line is your trail. You go back over it only if there is nothing else.
    .terminal = The stars are your trail. You go back over it only if there is nothing else.
note-trail-elsewhere = The strong line is your trail. You go back over it only if there is nothing else.
    .terminal = The stars are your trail. You go back over it only if there is nothing else.
note-back-out = A wall again: choose a side. To the south, the door that your key opened leads out of this little room.
note-ledger = Nobody dies on the way: the ledger is added up only when you leave. Until then a heart can still save you.
note-odds = Not sure? A hint proposes an answer and says how likely you leave this floor alive.
    .terminal = Not sure? hint proposes an answer and says how likely you leave this floor alive.
note-inspect = Hover over a sign or hold it, and it says what it is. The key i lists them all.
    .terminal = Type ? to read what still lies on this floor and what each thing does.
note-why = “why?” beside a question opens the rule behind it; the whole book is one touch further.
    .terminal = Type ? for the rule behind a question, and rules for the whole book.
note-stairs = The stairs: leave when a turn ends on them or beside them, or while you cross them. You may also stay.
note-exit = Exit became the new Entry. On a new floor everything is fresh; an old key opens nothing.
note-death = Leave with less than 1 HP and you die: a stroke on the tombstone, all coins gone, on with 10 HP. You are never out.
note-alone = Nobody can harm you but the floor. With several players, each walks the same notebook and sums are compared.
note-web = A web: it ended your move, and a die took that many coins. Next turn you are free.
note-spiral = A spiral is a teleporter: step in and you stand on its twin. The first trip cannot be refused.
    .terminal = To the south-east is a teleporter: step in and you stand on its twin. The first trip cannot be refused.
note-teleporter = Here you are on the twin. From now on you choose whether to jump, each time you step onto one.
note-new-half = Steps are never saved, so choose where they bring the most: to the north lie two coins.
note-known = The teleporter again, on the western path. It is known now, so it may be refused: try that.
note-again = You stand on a teleporter that you know: jump, or walk on as if it were plain floor.
note-shop-ahead = Behind these stairs waits a shop. The coins you carry down are all that you can spend there.
note-shop = A shop: buy what your purse allows. Break on Through takes you through one wall: try it.
note-poor = A shop: buy what your purse allows, or leave. Coins you keep count at the end.
note-bought = It lies in your inventory until you use it. Food works at once, other things only on the next floor.
note-chest = There is the chest: it lies in the other half, behind the wall. Long way round, or through?
note-die-says = A question mark: the die will say what this heart gives. An enemy with one costs as much as the die shows.
note-give-up = A floor can be given up before a roll. That counts as a death, so keep it for the worst.
note-treasure = Behind the last floor, usually the 45th, the Treasure Room ends the match: HP and coins make your score, deaths lower it.
note-through = Break on Through: each square of wall costs a step, and this path ends on the chest. Go!
note-other-wall = Break on Through opens more paths: straight through a wall, each square of which costs a step.
note-still-shut = These stairs end the match, and the chest is still shut. Stay, if you want to open it.
note-dying = Leaving now would be a death: look at Exit. There is still time to find a heart.
note-lost = No square of that kind is open here: the move is lost, and the next turn comes.
note-died = That was a death: one stroke on the tombstone, an empty purse, and 10 HP to go on with.

end-won = The chest is open: that was your first small dungeon. The stairs and the Treasure Room are yours if you play on.
end-lost = The chest stayed shut this time. Nobody loses for good here: the next notebook is another dungeon.
not-shown =
    A whole notebook has 45 floors and nine shops.
    Nine more pieces of equipment, some for any roll of the die.
    Mystery enemies, and enemies of strength 3 and more.
    A rougher profile, and options for corners, scrolls and leafing ahead.
    Up to four players in the same notebook.
