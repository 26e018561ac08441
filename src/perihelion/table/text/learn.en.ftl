# Lessons.
ui-learn = Learn
ui-learn-line = Short lessons on the real board: one idea each, something to do, and an answer to whatever you try.
ui-learn-none = There are no lessons for this game yet.
ui-learn-path = Lessons
ui-learn-progress = { $done } of { $count } { $count ->
    [one] lesson
   *[other] lessons
  } finished
ui-learn-finished-mark = finished
ui-learn-begin = Begin with the first
ui-learn-go-on = Go on
ui-learn-number = lesson { $number } of { $count }
ui-learn-step = Step { $number } of { $count }
ui-learn-again = Start again
ui-learn-show-me = Show me
ui-learn-shown = This is what to choose.
ui-learn-solved = Well done: that is this lesson.
ui-learn-next = Next lesson
ui-learn-path-end = All lessons
