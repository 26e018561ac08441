"""What the API takes and gives; the page of the API is made from this."""

from __future__ import annotations

from pydantic import BaseModel, Field, JsonValue

from perihelion.table.house.takeover import USUAL

LUCK = "What your seats add to the seed: up to 32 random bytes, in hexadecimal."


class NewGuest(BaseModel):
    name: str = Field("", description="What the others call you.", max_length=200)


class GuestToken(BaseModel):
    token: str = Field(description="Send it as `Authorization: Bearer <token>`.")


class NewTable(BaseModel):
    game: str = Field(description="The id of a game.", max_length=40)
    seats: list[str] = Field(
        description="For each seat `me`, `friend` (free, for others to join) or a bot by its "
        "level (`easy`, `medium`, `hard`, `expert`) or by one of the game's characters.",
        min_length=1,
        max_length=4,
    )
    options: dict[str, str] = Field(
        default_factory=dict, description="The game's options; defaults otherwise."
    )
    seed: str = Field(
        "",
        description="The same seed gives the same setup; a table with a chosen one is marked for everybody "
        "to see. Empty for shuffles that nobody can know beforehand.",
    )
    open: bool = Field(False, description="Whether the table is listed for anybody to join.")
    luck: str = Field("", description=LUCK, max_length=64)
    takeover: str = Field(
        USUAL,
        description="When a bot may play on for somebody who is away: `never`, `leaving` (at once when "
        "somebody leaves for good) or `after:` and minutes of absence.",
        max_length=20,
    )
    time: str = Field(
        "",
        description="Empty, or `live BANK+INCREMENT OUT` or `letters EACH+VACATION OUT` in seconds; OUT is "
        "what becomes of a seat without time: `bot` plays on, or it has lost (`lose`).",
        max_length=40,
    )
    rated: bool = Field(
        False,
        description="Whether the game counts for the ratings: no chosen seed, at least two seats.",
    )
    hints: bool = Field(
        False,
        description="Whether people who play against each other may ask for hints; whoever plays alone "
        "against bots always may. A rated game has none.",
    )


class Opened(BaseModel):
    table: str = Field(description="The table's id; whoever has it may watch.")
    invite: str = Field(description="The invitation; whoever has it may sit on a free seat.")
    seat: int | None = Field(description="Your seat.")


class Joining(BaseModel):
    invite: str = Field("", description="The invitation; not needed at open tables.", max_length=60)
    luck: str = Field("", description=LUCK, max_length=64)


class Lucky(BaseModel):
    luck: str = Field(description=LUCK, max_length=64)


class Acting(BaseModel):
    action: str = Field(description="The name of a legal action.", max_length=200)
    seat: int | None = Field(None, description="Which of your seats; not needed if you have one.")
    token: str | None = Field(None, description="The question's token; an answer to an older one is refused.")


class Undoing(BaseModel):
    seat: int | None = None


class Chatting(BaseModel):
    text: str = Field(max_length=2000)


class OptionInfo(BaseModel):
    key: str
    values: list[str] = Field(description="The first is the default.")
    seats: list[int] | None = Field(description="The player counts that allow another value; null: all.")


class GameInfo(BaseModel):
    id: str
    name: str
    sentence: str
    version: int
    players: list[int]
    options: list[OptionInfo]
    actions: int = Field(description="How many actions the catalogue has.")


class SeatInfo(BaseModel):
    seat: int
    kind: str = Field(description="`person`, `bot` or `free`.")
    name: str
    level: str


class ActionInfo(BaseModel):
    action: str = Field(description="The stable name.")
    label: str = Field(description="The same in words.")


class Question(BaseModel):
    seat: int
    prompt: str
    token: str
    legal: list[ActionInfo]


class Shuffles(BaseModel):
    """Where the shuffles come from. Nothing from which they could be computed is told before the end, unless
    the seed was chosen."""

    commitment: str = Field(description="SHA-256 of the server's secret; empty if the seed was chosen.")
    open_seed: bool = Field(description="Whether the seed was chosen when the table was opened.")
    seed: str = Field(description="The seed, if it was chosen or the game is over.")
    secret: str = Field(description="The secret, when the game is over.")
    luck: list[str] = Field(description="What each seat added, when the game is over.")


class ClockInfo(BaseModel):
    seat: int
    left: int = Field(description="Milliseconds, as they are shown.")
    runs: bool
    vacation: bool = Field(description="Whether the time of the vacation is running.")


class Position(BaseModel):
    """A table as you may know it."""

    table: str
    game: str
    status: str = Field(description="`waiting`, `playing` or `finished`.")
    mark: str = Field(description="Grows with every change; the stream sends it.")
    moves: int
    seats: list[SeatInfo]
    takeover: str = Field(description="When a bot may play on for somebody who is away.")
    hints: bool = Field(description="Whether those who play may ask for hints.")
    shuffles: Shuffles
    own: list[int] = Field(description="Your seats.")
    asked: list[int] = Field(description="The seats that owe an answer.")
    over: bool
    time: str = Field(description="How the table is played in time; empty: without.")
    clocks: list[ClockInfo] = Field(description="Everybody's time, at a table that has any.")
    questions: list[Question] = Field(description="What you are asked now, for each of your seats.")
    view: dict[str, JsonValue] | None = Field(description="The game's view for your seat.")
    scores: dict[str, JsonValue] | None = Field(description="Points by source, as far as you may know.")


class Advised(BaseModel):
    action: str = Field(description="The stable name.")
    label: str = Field(description="The same in words.")
    chance: float = Field(description="The estimated chance to win, from 0 to 1.")
    reasons: list[str] = Field(description="Of the best: what makes it better than another, in words.")


class MomentInfo(BaseModel):
    move: int = Field(description="After so many moves.")
    chances: list[float] = Field(description="Each seat's chance to win; they add up to 1.")


class MistakeInfo(BaseModel):
    move: int = Field(description="The number of the move, from 1.")
    seat: int
    played: ActionInfo
    better: ActionInfo
    chance: float = Field(description="The chance to win after what was played.")
    better_chance: float = Field(description="And after what would have been better.")
    error: float = Field(description="The standard error of the difference.")


class AnalysisInfo(BaseModel):
    """What a strong bot thinks of a finished game."""

    state: str = Field(
        description="`ready`, `coming` (ask again in a few seconds; what is known so far is there), `failed` "
        "or `upgraded` (the game was played by rules that are no longer here)."
    )
    moments: list[MomentInfo] = Field(description="Everybody's chance to win over the game.")
    mistakes: list[MistakeInfo] = Field(description="The three decisions that cost most, worst first.")


class LogLine(BaseModel):
    move: int
    seat: int
    key: str
    words: str
    rules: list[str]


class Refusal(BaseModel):
    words: str
    rule: str


class ProblemInfo(BaseModel):
    """What went wrong, in words that say what to do."""

    problem: str
    words: str
    rule: str = ""
    position: Position | None = Field(None, description="After a refused action: the position now.")
