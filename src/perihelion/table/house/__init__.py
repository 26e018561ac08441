"""The house: tables, rooms, seats and people, and what may be done by whom. It keeps everything through
`store`, speaks to everybody in message keys, and knows neither requests and pages (`web`) nor the processes
in which bots think (`jobs`); both are told of a change through the house's hub and its `wake`."""
