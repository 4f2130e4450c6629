// Wide boards and turns of several moves against the slow generator, which shares no code with the kit.
import { expect, test } from 'vitest'
import { listLegal, Moves, perft, Rng, Run } from '../src/engine/index.ts'
import type { BoardGame } from '../src/kit/index.ts'
import duplaSakk from '../src/games/sakk/dupla-sakk/game.ts'
import duplalepesesSakk from '../src/games/sakk/duplalepeses-sakk/game.ts'
import maharadzsa from '../src/games/sakk/a-maharadzsa-es-a-szipojok/game.ts'
import progresszivSakk from '../src/games/sakk/progressziv-sakk/game.ts'
import reneszanszSakk from '../src/games/sakk/reneszansz-sakk/game.ts'
import { numbersInTurn } from './rotation.ts'
import { SlowChess, slowStart, type SlowMove, type SlowPosition } from './slow-chess.ts'
import { castle, FILES, wide } from './slow-wide.ts'

const orthodox = (y: string) => [
  castle('O-O', y, ['e', 'g', 'h', 'f'], 'fg', 'efg'),
  castle('O-O-O', y, ['e', 'c', 'a', 'd'], 'bcd', 'cde'),
]
const careless = (y: string) => orthodox(y).map(each => ({ ...each, safe: [] }))

const names = (game: BoardGame, run: Run): string[] => {
  const out = new Moves()
  listLegal(game, run.position, out)
  return out
    .toArray()
    .map(m => game.name(run.position, m))
    .sort()
}
const sorted = (moves: SlowMove[]) => moves.map(({ name }) => name).sort()
const playNamed = (game: BoardGame, run: Run, name: string): void => {
  const out = new Moves()
  listLegal(game, run.position, out)
  run.play(out.toArray().find(m => game.name(run.position, m) === name)!)
}
const begin = (game: BoardGame, rights: readonly string[]): SlowPosition =>
  slowStart('white', game.layout.write(new Run(game).position)['pieces'] as Record<string, string>, rights)
const bothSides = (count: number) =>
  ['white', 'black'].flatMap(side => Array.from({ length: count }, (_, i) => `${side} O-O${'-O'.repeat(i)}`))

test('dupla-sakk counts as a slow generator does', { timeout: 120_000 }, () => {
  const game = duplaSakk.make({})
  const slow = new SlowChess(
    wide(16, y => [
      castle('O-O', y, ['i', 'k', 'l', 'j'], 'jk', 'ijk'),
      castle('O-O-O', y, ['i', 'g', 'e', 'h'], 'fgh', 'ghi'),
      castle('O-O-O-O', y, ['i', 'm', 'p', 'l'], 'jklmno', 'ijklm'),
      castle('O-O-O-O-O', y, ['i', 'e', 'a', 'f'], 'bcdefgh', 'efghi'),
    ]),
  )
  const start = begin(game, bothSides(4))
  for (const depth of [1, 2])
    expect(perft(game, new Run(game).position, depth)).toBe(slow.perft(start, depth))
  for (const seed of numbersInTurn(5)) walkAlong(game, slow, start, seed, 120)
})

/** Compares whole lists of names along a random game. */
function walkAlong(game: BoardGame, slow: SlowChess, start: SlowPosition, seed: number, plies: number): void {
  const rng = new Rng(seed)
  const run = new Run(game)
  let p = start
  for (let ply = 0; ply < plies; ply++) {
    const moves = slow.moves(p)
    expect(names(game, run), `seed ${seed}, ply ${ply}`).toEqual(sorted(moves))
    if (moves.length === 0 || game.outcome(run.position)) return
    const chosen = moves[rng.below(moves.length)]!
    playNamed(game, run, chosen.name)
    p = chosen.after
  }
}

const back = (p: SlowPosition, turn: 'white' | 'black'): SlowPosition => ({ ...p, turn })

test('duplalepeses-sakk plays as a slow generator does', { timeout: 120_000 }, () => {
  const game = duplalepesesSakk.make({})
  const slow = new SlowChess(wide(8, careless, { check: 'none' }))
  for (const seed of numbersInTurn(12)) {
    const rng = new Rng(seed)
    const run = new Run(game)
    let p = begin(game, bothSides(2))
    let left = 1
    for (let ply = 0; ply < 200; ply++) {
      const kings = [...p.pieces.values()].filter(piece => piece.endsWith(' king')).length
      expect(game.outcome(run.position) === undefined, `seed ${seed}, ply ${ply}`).toBe(kings === 2)
      if (kings < 2) break
      expect(game.players[run.position.turn]!.id).toBe(p.turn)
      // There is no en passant: what was passed is forgotten.
      const moves = slow.moves({ ...p, passed: [], passer: undefined })
      expect(names(game, run), `seed ${seed}, ply ${ply}`).toEqual(sorted(moves))
      if (moves.length === 0) break
      const chosen = moves[rng.below(moves.length)]!
      playNamed(game, run, chosen.name)
      left--
      p = left > 0 ? back(chosen.after, p.turn) : chosen.after
      if (left === 0) left = 2
    }
  }
})

test('progressziv-sakk plays as a slow generator does', { timeout: 120_000 }, () => {
  const game = progresszivSakk.make({})
  const slow = new SlowChess(wide(8, orthodox))
  for (const seed of numbersInTurn(30)) {
    const rng = new Rng(seed)
    const run = new Run(game)
    let p = begin(game, bothSides(2))
    let [series, made] = [1, 0]
    // Double steps of the last series: the passed cell by the pawn's, of both sides' series.
    let usable = new Map<string, string>()
    let collected = new Map<string, string>()
    for (let ply = 0; ply < 150; ply++) {
      expect(game.players[run.position.turn]!.id, `seed ${seed}, ply ${ply}`).toBe(p.turn)
      const plain = { ...p, passed: [], passer: undefined }
      const moves = new Map(slow.moves(plain).map(move => [move.name, move]))
      if (made === 0)
        for (const [pawn, passed] of usable)
          for (const move of slow.moves({ ...plain, passed: [passed], passer: pawn }))
            if (!moves.has(move.name)) moves.set(move.name, move)
      if (game.outcome(run.position)) break
      expect(names(game, run), `seed ${seed}, ply ${ply}`).toEqual([...moves.keys()].sort())
      if (moves.size === 0) break
      const chosen = [...moves.values()][rng.below(moves.size)]!
      playNamed(game, run, chosen.name)
      const [from = '', to = ''] = chosen.name.split(/[-x=]/)
      collected.delete(from)
      if (chosen.after.passer === to) collected.set(to, chosen.after.passed[0]!)
      made++
      const mover = p.turn
      const checks = slow.checked(chosen.after, chosen.after.turn)
      if (made === series || checks) {
        p = chosen.after
        series++
        made = 0
        usable = collected
        collected = new Map()
      } else p = back(chosen.after, mover)
    }
  }
})

const AROUND = [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => [x, y] as const)).filter(([x, y]) => x || y)
const STRAIGHT = AROUND.filter(([x, y]) => x === 0 || y === 0)
const SLANTING = AROUND.filter(([x, y]) => x !== 0 && y !== 0)
const leaps = (a: number, b: number) =>
  [-1, 1].flatMap(x =>
    [-1, 1].flatMap(y => [
      [a * x, b * y],
      [b * x, a * y],
    ]),
  ) as [number, number][]
const unique = (vectors: readonly (readonly [number, number])[]) => [
  ...new Map(vectors.map(([x, y]) => [`${x || 0},${y || 0}`, [x || 0, y || 0] as const])).values(),
]

test('reneszansz-sakk counts as a slow generator does', { timeout: 120_000 }, () => {
  const game = reneszanszSakk.make({})
  const cells = new Map<string, readonly [number, number]>()
  for (let x = 0; x < 12; x++) for (let y = 1; y <= 10; y++) cells.set(`${FILES[x]}${y}`, [x, y])
  const row = (y: number) => new Set(Array.from(FILES.slice(0, 12), file => `${file}${y}`))
  const [knight, two] = [leaps(2, 1), [...leaps(2, 0), ...leaps(2, 2)]]
  const slow = new SlowChess({
    cells,
    slides: {
      rook: STRAIGHT,
      bishop: SLANTING,
      queen: AROUND,
      archbishop: SLANTING,
      nobleman: STRAIGHT,
      archduke: AROUND,
    },
    leaps: {
      king: AROUND,
      knight,
      fox: STRAIGHT,
      guard: AROUND,
      page: [...AROUND, ...knight],
      squire: unique([...AROUND, ...two]),
      castle: unique([...knight, ...two]),
      general: leaps(3, 1),
      archbishop: knight,
      nobleman: knight,
      archduke: knight,
    },
    bends: { duke: [STRAIGHT, SLANTING], cavalier: [SLANTING, STRAIGHT] },
    mayBecome: [
      { kind: 'pawn', into: 'fox', on: { white: row(9), black: row(2) } },
      { kind: 'fox', into: 'guard', on: { white: row(10), black: row(1) } },
    ],
    pawnStep: [0, 1],
    pawnTakes: [
      [-1, 1],
      [1, 1],
    ],
    pawnFirst: 2,
    pawnHome: { white: row(3), black: row(8) },
    promotion: { white: row(10), black: row(1) },
    becomes:
      'queen rook bishop knight guard page squire castle general archbishop nobleman archduke duke cavalier'.split(
        ' ',
      ),
    castles: [],
  })
  const start = begin(game, [])
  for (const depth of [1, 2])
    expect(perft(game, new Run(game).position, depth)).toBe(slow.perft(start, depth))
  for (const seed of numbersInTurn(6)) walkAlong(game, slow, start, seed, 160)
})

test('a-maharadzsa-es-a-szipojok plays as a slow generator does', { timeout: 120_000 }, () => {
  const game = maharadzsa.make({})
  for (const cell of ['a1', 'd4', 'e6', 'h2', 'c3']) {
    const run = new Run(game)
    playNamed(game, run, `M@${cell}`)
    const pieces = game.layout.write(run.position)['pieces'] as Record<string, string>
    expect(pieces[cell]).toBe('white maharaja')
    const p = slowStart('black', { ...pieces, [cell]: 'white amazon' }, [])
    const amazon = new SlowChess({
      ...wide(8, orthodox),
      slides: { rook: STRAIGHT, bishop: SLANTING, queen: AROUND, amazon: AROUND },
      leaps: { king: AROUND, knight: leaps(2, 1), amazon: leaps(2, 1) },
      promotion: { white: new Set(), black: new Set() },
    })
    // White's moves: those of the amazon that end on a safe cell and do not take the king.
    const safe = amazon
      .moves({ ...p, turn: 'white' })
      .filter(
        ({ name, after }) => !amazon.attacked(after, name.slice(3, 5), 'black') && !name.endsWith('xe8'),
      )
    expect(names(game, run), cell).toEqual(sorted(safe))
  }
})
