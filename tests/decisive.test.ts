// What decided a match is told by the game, to be shown at its end.
import { expect, test } from 'vitest'
import {
  gameOf,
  checkOptions,
  Match,
  playRandomly,
  Rng,
  Run,
  type Game,
  type Outcome,
  type Position,
} from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { loaders } from '../src/games/loaders.ts'
import { freeBand } from '../src/board/free-band.ts'

interface End {
  readonly game: Game
  readonly p: Position
  readonly end: Outcome
}

async function load(
  id: string,
  options: Readonly<Record<string, string>> = {},
): Promise<[GameDefinition, Game]> {
  const { default: definition } = await loaders[id]!()
  const chosen = checkOptions(definition, options)
  if (!chosen.ok) throw new Error(chosen.why.en)
  return [definition, gameOf(definition, chosen.value)]
}

/** The first random games that end in this way. */
async function endsOf(
  id: string,
  reason: RegExp,
  options: Readonly<Record<string, string>> = {},
): Promise<End[]> {
  const [, game] = await load(id, options)
  const found: End[] = []
  for (let seed = 1; seed <= 400 && found.length < 3; seed++) {
    const run = new Run(game)
    const end = playRandomly(run, new Rng(seed))
    if (end && reason.test(end.reason.en)) found.push({ game, p: run.position, end })
  }
  expect(found.length, `ends of ${id}`).toBeGreaterThan(0)
  return found
}

/** The position with nothing on the board but what lies on these cells, read as from a file. */
function alone({ game, p }: End, names: readonly string[]): Position {
  const json = game.layout.write(p) as { pieces: Record<string, unknown> }
  const pieces = Object.fromEntries(Object.entries(json.pieces).filter(([name]) => names.includes(name)))
  const read = game.layout.read({ ...json, pieces } as never)
  if (!read.ok) throw new Error(read.why.en)
  game.derive?.(read.value)
  return read.value
}

const namesOf = ({ game, p, end }: End): string[] => {
  const { board } = game as Game & { board: { names: readonly string[] } }
  return [...new Set(game.decisive!(p, end))].map(c => board.names[c]!)
}

// Rows and chains win by themselves: without the rest of the board they still do, and without any one of their pieces no more.
test.each([
  ['egyszeru-malom', /row/],
  ['gravitacio', /row/],
  ['otos-malom', /row/],
  ['pente', /in a row/],
  ['potyogos-amoba', /row/],
  ['potyogos-tetrisamoba', /row/],
  ['sik-potyogos-amoba', /row/],
  ['terbeli-amoba', /row/],
  ['terbeli-potyogos-amoba', /row/],
  ['totikek', /row/],
  ['japan-haboru', /in a row/],
  ['hexad', /six/],
  ['hol-a-negyzet', /square/],
  ['hex', /joined/],
  ['y', /joined/],
  ['kigyovonal', /joined/],
  ['gotlakozas', /joined/],
  ['havanna', /ring|fork|bridge/],
  ['twixt', /joined/],
  ['akciovonalak', /one group/],
])('%s: the cells that are shown win by themselves', async (id, reason) => {
  for (const won of await endsOf(id, reason)) {
    const names = namesOf(won)
    expect(names.length).toBeGreaterThan(1)
    expect(won.game.outcome(alone(won, names))?.result).toEqual(won.end.result)
  }
})

test.each(['hex', 'y', 'kigyovonal', 'gotlakozas'])(
  '%s: no stone of the chain that is shown can be spared',
  async id => {
    const [won] = await endsOf(id, /joined/)
    const names = namesOf(won!)
    for (const gone of names)
      expect(
        won!.game.outcome(
          alone(
            won!,
            names.filter(name => name !== gone),
          ),
        ),
      ).toBeUndefined()
  },
)

test.each([
  ['andantino', /five in a row/, 5],
  ['andantino', /enclosed/, 6],
  ['plotto', /line of four/, 4],
  ['flitter', /triangle/, 4],
  ['trax', /loop|line/, 4],
  ['pikk-pakk', /surrounded/, 5],
  ['susan', /enclosed/, 4],
  ['hadrend', /one group/, 3],
  ['farkas-es-kutyak', /Cannot move/, 1],
] as const)('%s, %s: at least %i cells with pieces on them', async (id, reason, least) => {
  for (const won of await endsOf(id, reason)) {
    const { board, scene } = won.game as Game & {
      board: { names: string[] }
      scene: (p: Position) => { placed: { cell: number }[] }
    }
    const held = new Set(scene(won.p).placed.map(({ cell }) => board.names[cell]))
    const names = namesOf(won)
    expect(names.length).toBeGreaterThanOrEqual(least)
    for (const name of names) expect(held).toContain(name)
  }
})

async function mated(id: string, moves: string): Promise<string[]> {
  const [definition] = await load(id)
  const match = Match.begin(definition, {})
  for (const move of moves.split(' ')) expect(match.playNamed(move).ok, move).toBe(true)
  const { game, position: p, outcome: end } = match
  return namesOf({ game, p, end: end! }).toSorted()
}

test('chess: the king in mate and every man that hits it', async () => {
  expect(await mated('sakk', 'f2-f3 e7-e5 g2-g4 d8-h4')).toEqual(['e1', 'h4'])
  // The bishop and the knight give check together.
  const double =
    'e2-e4 c7-c6 d2-d4 d7-d5 b1-c3 d5xe4 c3xe4 g8-f6 d1-d3 e7-e5 d4xe5 d8-a5 c1-d2 a5xe5 O-O-O f6xe4 d3-d8 e8xd8 d2-g5 d8-c7 g5-d8'
  expect(await mated('sakk', double)).toEqual(['c7', 'd8'])
})

test('chess: a stalemate and a perpetual check have nothing to show', async () => {
  const stale = await endsOf('sakk', /draw/)
  for (const won of stale) expect(namesOf(won)).toEqual([])
})

test('the ribbon lies where it covers the fewest of these cells', () => {
  const places = Array.from({ length: 10 }, (_, y) => ({ x: 0, y: y + 0.5, unit: 1 }))
  const frame = { places, view: [0, 0, 10, 10] } as never
  expect(freeBand(frame, [0, 1, 9])).toBe('middle')
  expect(freeBand(frame, [4, 5, 9])).toBe('top')
  expect(freeBand(frame, [0, 1, 2, 4, 5])).toBe('bottom')
})
