# What the terminal game says.
terminal-you = You
terminal-help =
    Type the number of a choice, or:
      why WORD     why something is not possible (a card's name, an action's name)
      what NUMBER  what a choice will do
      undo         take your last choice back
      log [N]      what has happened (the last N lines)
      score        points by source
      look         the position again
      rules WORD   the rules that contain a word
      save FILE    write the record of the game
      quit         leave
terminal-turn = What do you choose?
terminal-no-number = There are only the choices 1 to { $count }.
terminal-unknown = I do not understand that; type help.
terminal-possible = That is possible now.
terminal-nothing-found = No rule contains that word.
terminal-undone = Taken back.
terminal-saved = The record is written.
terminal-no-preview = Nothing more to say about that.
terminal-not-saved = The file cannot be written.
terminal-won = Winner: { $seat }
terminal-over = The game is over.
terminal-no-such = Nothing in this game is called that.
