# Le cadre de chaque page.
skip = Aller au contenu
app-name = Oubliette
nav-label = Navigation principale
nav-home = Jeux
nav-daily = Donjon du jour
nav-rules = Règles
nav-about = À propos
nav-me = { $name }
nav-me-nobody = Qui suis-je ?

settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-dark = Torche
settings-theme-light = Parchemin
settings-sound = Sons
settings-motion = Ne rien animer

lang-en = English
lang-fr = Français

close = Fermer
cancel = Annuler
retry = Réessayer
loading = Un instant…
copied = Copié
copy = Copier

me-guest-name = Invité

trouble-title = Quelque chose bloque
trouble-unreachable = Le serveur ne répond pas. Y a-t-il du réseau ? Rien n’est perdu : le serveur garde ce qui a été joué.
trouble-unknown = Quelque chose s’est mal passé ici. Recharger la page suffit souvent.
not-found-title = Il n’y a rien ici
not-found-text = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
not-found-home = Vers les jeux
