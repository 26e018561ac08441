# Kniha pravidel.
ui-book-book = Kniha pravidel
ui-book-components = Herní materiál
ui-book-icons = Symboly
ui-book-ledger = Všechna pravidla podle čísel
ui-contents = Obsah
ui-find-book = Hledat v pravidlech
ui-find-component = Hledat v materiálu
ui-found = { $count ->
    [one] Nalezeno 1 místo
    [few] Nalezena { $count } místa
   *[other] Nalezeno { $count } míst
  }
ui-found-none = Nic nenalezeno. Zkuste méně slov nebo kratší slova.
ui-ledger-line = Každé pravidlo jako očíslovaná věta, tak jak ji hraje engine a ověřují testy. Na tato čísla odkazují odmítnutí i záznam hry.
ui-rule = Pravidlo
ui-kinds = Druhy materiálu
ui-kinds-card = Karty
ui-kinds-tech = Technologie
ui-kinds-transmitter = Transmittery
ui-kinds-contract = Zakázky
ui-kinds-modifier = Modifikátory
ui-kinds-project = Projekty
ui-kinds-gold = Zlaté dílky
ui-kinds-friend = Karty přátelství
ui-shown = { $count ->
    [one] 1 položka
    [few] { $count } položky
   *[other] { $count } položek
  }
