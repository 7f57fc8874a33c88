# The board of games that have none of their own.
generic-none = –
generic-nothing = nothing
generic-hidden = hidden
generic-yes = yes
generic-no = no
generic-times = { $count } ×
generic-numbers = { $count ->
    [one] a number
   *[other] { $count } numbers
}
generic-several = { $count } alike
generic-you = you
generic-to-play = to play
generic-everything = Everything about everybody
generic-others = All others
