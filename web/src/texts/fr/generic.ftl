# Le plateau des jeux qui n’en ont pas à eux.
generic-none = –
generic-nothing = rien
generic-hidden = caché
generic-yes = oui
generic-no = non
generic-times = { $count } ×
generic-numbers = { $count ->
    [one] un nombre
   *[other] { $count } nombres
}
generic-several = { $count } semblables
generic-you = vous
generic-to-play = joue
generic-everything = Tout sur tout le monde
generic-others = Tous les autres
