# Z čeho se skládá úsudek, kde hry nemají vlastní slova.

source-position = pozice jako celek
source-judgement = co to nejspíš přinese, bez ceny
source-rival = { $way ->
    [less] nejlepší soupeř tím získá
   *[more] nejlepší soupeř je tím zbrzděn
  }
