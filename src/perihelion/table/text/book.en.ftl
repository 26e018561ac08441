# The rulebook.
ui-book-book = Rulebook
ui-book-components = Components
ui-book-icons = Icons
ui-book-ledger = All rules by number
ui-contents = Contents
ui-find-book = Search the rulebook
ui-find-component = Search the components
ui-found = { $count ->
    [one] 1 place found
   *[other] { $count } places found
  }
ui-found-none = Nothing found. Try fewer or shorter words.
ui-ledger-line = Every rule as a numbered statement, as the engine plays it and its tests check it. Refusals and the log cite these numbers.
ui-rule = Rule
ui-kinds = Kinds of components
ui-kinds-card = Cards
ui-kinds-tech = Technologies
ui-kinds-transmitter = Transmitters
ui-kinds-contract = Contracts
ui-kinds-modifier = Modifiers
ui-kinds-project = Projects
ui-kinds-gold = Gold tiles
ui-kinds-friend = Friendship cards
ui-shown = { $count ->
    [one] 1 component
   *[other] { $count } components
  }
