# Ce qui apprend le Cochon.

goal = Rapportez 100 points avant les autres.

overview-want = Des points. Qui en rapporte le premier autant que convenu gagne, d’ordinaire 100.
overview-turn = Lancez le dé tant que vous l’osez : ce qu’il montre va dans l’auge. Arrêtez-vous, et l’auge est à vous.
overview-danger = Un 1 renverse l’auge : le tour est fini, et tout ce qu’elle contenait est perdu.
overview-end = Dès que quelqu’un a rapporté assez de points, la partie est finie.

note-goal = Trente points gagnent cette courte partie. Chaque lancer remplit l’auge : essayez.
note-hold = Quinze dans l’auge. Seul compte ce que vous gardez : rentrez avec, ou osez encore un lancer.
note-held = Ces points-là sont à l’abri. Personne ne peut vous les prendre.
note-fatal = Un 1 : l’auge est vide, et votre tour est fini. Ce que vous aviez gardé reste à vous.

end-won = Gagné. C’était tout le jeu : le reste est une affaire de nerfs.
end-lost = L’autre a été plus rapide, cette fois. Vous savez maintenant comment cela se joue.
not-shown = Rien n’a été laissé de côté.
