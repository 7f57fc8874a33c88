"""Who is who: guests and accounts, their cookies, names and passwords."""
