"""The rules of Race: setup, the round and its phases, each a small set of steps, with the checks that decide
what is legal and the words of what happened beside them. Nothing here knows who is looking (`sight`) or what
a choice is worth (`mind`)."""
