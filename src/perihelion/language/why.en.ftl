# What a judgement consists of, where games have no words of their own.

source-position = the position as a whole
source-judgement = what it is likely to bring, less its price
source-rival = { $way ->
    [less] the best opponent gains by it
   *[more] the best opponent is held back
  }
