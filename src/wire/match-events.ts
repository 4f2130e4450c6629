import {
  machineOf,
  ok,
  type Author,
  type EventJson,
  type Level,
  type MatchEvent,
  type Outcome,
  type SeatJson,
} from '../engine/index.ts'
import { plainName } from './sync.ts'
import { list, number, object, oneOf, text, whole, word, type Shape } from './shape.ts'

/** The events of a match as they come from a file, another tab or a server. The rules check them afterwards. */

export const LONGEST_LOG = 100_000
export const LONGEST_SEAT_NAME = 40
const seatNumber = whole(0, 19)
const moveName = text(200)

const by: Shape<Author> = (value, where) =>
  typeof value === 'number' ? seatNumber(value, where) : word('luck', 'clock', 'host')(value, where)
const bySeat = { by: seatNumber }
const byHost = { by: word('host') }
const place = whole(0, LONGEST_LOG)

const seatName: Shape<string> = (value, where) => {
  const read = text(LONGEST_SEAT_NAME)(value, where)
  return read.ok ? ok(plainName(read.value)) : read
}

const ofSix = object({ level: word(1, 2, 3, 4, 5, 6), of: word(6) })
const ofThree = object({ level: word(1, 2, 3) })
/** What each of three levels has become among six. */
const AMONG_SIX = { 1: 2, 2: 4, 3: 6 } as const
/** An opponent whose level cannot be read. */
const UNKNOWN_LEVEL = 2

function levelShape(value: unknown, where: string): Level {
  const now = ofSix(value, where)
  if (now.ok) return now.value.level
  const once = ofThree(value, where)
  return once.ok ? AMONG_SIX[once.value.level] : UNKNOWN_LEVEL
}

export const seatShape: Shape<SeatJson> = (value, where) => {
  const seat = object({ kind: word('person', 'ai') })(value, where)
  if (!seat.ok) return seat
  if (seat.value.kind === 'ai') return ok(machineOf(levelShape(value, where)))
  // A name that is none is left out: the seat still says who sits there.
  const named = object({}, { name: seatName })(value, where)
  return ok({ kind: 'person', ...(named.ok ? named.value : {}) })
}

const share = number(0, 1)
export const outcomeShape: Shape<Outcome> = object(
  { result: list(share, 20), reason: object({ hu: text(500), en: text(500) }) },
  { points: list(number(-1e9, 1e9), 20) },
)

const event: Shape<MatchEvent> = oneOf('do', {
  move: object({ do: word('move'), move: moveName, by }),
  time: object({ do: word('time'), ms: whole(0, 0x3fffffff), by: word('clock') }),
  resign: object({ do: word('resign'), ...bySeat }),
  'offer draw': object({ do: word('offer draw'), ...bySeat }),
  'take draw': object({ do: word('take draw'), ...bySeat }),
  'decline draw': object({ do: word('decline draw'), ...bySeat }),
  'ask undo': object({ do: word('ask undo'), to: place, ...bySeat }),
  'agree undo': object({ do: word('agree undo'), ...bySeat }),
  'decline undo': object({ do: word('decline undo'), ...bySeat }),
  goto: object({ do: word('goto'), to: place, ...byHost }),
  seats: object({ do: word('seats'), seats: list(seatShape, 20), ...byHost }),
  name: object({ do: word('name'), name: text(200), ...byHost }),
  settle: object({ do: word('settle'), outcome: outcomeShape, ...byHost }),
})

/** A move may stand as its name alone. */
export const eventShape: Shape<EventJson> = (value, where) =>
  typeof value === 'string' ? moveName(value, where) : event(value, where)

export const matchEventShape: Shape<MatchEvent> = (value, where) => {
  const read = event(value, where)
  return read.ok ? ok(read.value) : read
}
