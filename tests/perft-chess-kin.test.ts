// Chess kin that no other program has, move by move against slow generators written from the rules alone.
import { expect, test } from 'vitest'
import { listLegal, Moves, perft, Rng, Run } from '../src/engine/index.ts'
import type { BoardGame } from '../src/kit/index.ts'
import altalanosSakk from '../src/games/sakk/altalanos-sakk/game.ts'
import kongo from '../src/games/sakk/kongo/game.ts'
import lavinasakk from '../src/games/sakk/lavinasakk/game.ts'
import makarenkoSakk from '../src/games/sakk/makarenko-sakk/game.ts'
import nagyKulsoSakk from '../src/games/sakk/nagy-kulso-sakk/game.ts'
import sax from '../src/games/sakk/sax/game.ts'
import taktika from '../src/games/sakk/taktika/game.ts'
import { avalancheMoves, avalancheStart, type SlowAvalanche } from './slow-avalanche.ts'
import { chexCell, chexMoves, type SlowChex } from './slow-chex.ts'
import { gessMoves, hasRing, type SlowGess } from './slow-gess.ts'
import { congoMoves, lions, type SlowCongo } from './slow-congo.ts'
import type { SlowPosition } from './slow-chess.ts'
import { outerChess, outerStart } from './slow-outer.ts'
import { tacticsMoves, tacticsOf, tacticsPieces, type SlowTactics } from './slow-tactics.ts'
import { towerMoves, type SlowTowers } from './slow-makarenko.ts'

const list = (game: BoardGame, run: Run): Map<string, number> => {
  const out = new Moves()
  listLegal(game, run.position, out)
  return new Map(out.toArray().map(m => [game.name(run.position, m), m]))
}
const sorted = (names: Iterable<string>) => [...names].sort()
const piecesOf = (game: BoardGame, run: Run) =>
  game.layout.write(run.position)['pieces'] as Record<string, string>

interface Slow<P> {
  readonly start: P
  readonly moves: (p: P) => readonly { readonly name: string; readonly after: P }[]
  /** What else must agree before every move. */
  readonly agrees?: (p: P, run: Run, where: string) => void
}

/** Random games in which both lists must have the same names before every move; gives the number of names compared. */
function walkAlong<P>(game: BoardGame, slow: Slow<P>, seeds: number, plies: number): number {
  let compared = 0
  for (let seed = 1; seed <= seeds; seed++) {
    const rng = new Rng(seed)
    const run = new Run(game)
    let p = slow.start
    for (let ply = 0; ply < plies; ply++) {
      const where = `seed ${seed}, ply ${ply}`
      slow.agrees?.(p, run, where)
      if (game.outcome(run.position)) break
      const [ours, theirs] = [list(game, run), slow.moves(p)]
      expect(sorted(ours.keys()), where).toEqual(sorted(theirs.map(({ name }) => name)))
      compared += theirs.length
      if (theirs.length === 0) break
      const chosen = theirs[rng.below(theirs.length)]!
      run.play(ours.get(chosen.name)!)
      p = chosen.after
    }
  }
  return compared
}

for (const official of ['off', 'on'])
  test(`kongo (castle ${official}) plays as a slow generator does`, { timeout: 120_000 }, () => {
    const game = kongo.make({ official })
    const start: SlowCongo = {
      pieces: new Map(Object.entries(piecesOf(game, new Run(game)))),
      turn: 'white',
    }
    const agrees = (p: SlowCongo, run: Run, where: string): void => {
      expect(game.players[run.position.turn]!.id, where).toBe(p.turn)
      const left = [...p.pieces].filter(([name]) => !p.chain?.taken.includes(name))
      const ours = Object.entries(piecesOf(game, run)).filter(([, piece]) => piece.includes(' '))
      expect(Object.fromEntries(ours), where).toEqual(Object.fromEntries(left))
      if (lions(p) < 2) expect(game.outcome(run.position), where).toBeDefined()
      else if (left.length > 2) expect(game.outcome(run.position), where).toBeUndefined()
    }
    const moves = (p: SlowCongo) => congoMoves(p, official === 'on')
    expect(walkAlong(game, { start, moves, agrees }, 20, 300)).toBeGreaterThan(20_000)
  })

for (const doublePush of ['off', 'on'])
  test(`lavinasakk (double push ${doublePush}) plays as a slow generator does`, { timeout: 120_000 }, () => {
    const game = lavinasakk.make({ doublePush })
    const slow = avalancheMoves(doublePush === 'on' ? 2 : 1)
    const start = avalancheStart(piecesOf(game, new Run(game)))
    const agrees = (p: SlowAvalanche, run: Run, where: string): void => {
      expect(game.players[run.position.turn]!.id, where).toBe(p.chess.turn)
      expect(piecesOf(game, run), where).toEqual(Object.fromEntries(p.chess.pieces))
      const lost = slow.isLost(p)
      if (lost) expect(game.outcome(run.position)?.result[run.position.turn], where).toBe(1)
    }
    expect(walkAlong(game, { start, moves: slow.moves, agrees }, 25, 300)).toBeGreaterThan(20_000)
  })

for (const overflow of ['forbid', 'tall', 'leave', 'reserve'] as const)
  test(`makarenko-sakk (${overflow}) plays as a slow generator does`, { timeout: 120_000 }, () => {
    const game = makarenkoSakk.make({ overflow })
    const discsOf = (run: Run) =>
      new Map(
        Object.entries(piecesOf(game, run)).map(([name, piece]) => [
          name,
          Number(piece.split('-')[1]) * (piece.startsWith('white') ? 1 : -1),
        ]),
      )
    const start: SlowTowers = { discs: discsOf(new Run(game)), turn: 1, reserve: [0, 0] }
    const agrees = (p: SlowTowers, run: Run, where: string): void => {
      expect(run.position.turn, where).toBe(p.turn === 1 ? 0 : 1)
      expect(Object.fromEntries(discsOf(run)), where).toEqual(Object.fromEntries(p.discs))
    }
    const moves = (p: SlowTowers) => towerMoves(p, overflow)
    expect(walkAlong(game, { start, moves, agrees }, 6, 200)).toBeGreaterThan(20_000)
  })

test('nagy-kulso-sakk plays as a slow generator does', { timeout: 120_000 }, () => {
  const game = nagyKulsoSakk.make({})
  const start = outerStart(piecesOf(game, new Run(game)))
  for (const depth of [1, 2])
    expect(perft(game, new Run(game).position, depth)).toBe(outerChess.perft(start, depth))
  const moves = (p: SlowPosition) => outerChess.moves(p)
  expect(walkAlong(game, { start, moves }, 3, 100)).toBeGreaterThan(10_000)
})

for (const official of ['off', 'on'])
  test(`taktika (official ${official}) plays as a slow generator does`, { timeout: 120_000 }, () => {
    const game = taktika.make({ official })
    const start = tacticsOf(piecesOf(game, new Run(game)), 'white')
    const agrees = (p: SlowTactics, run: Run, where: string) =>
      expect(piecesOf(game, run), where).toEqual(tacticsPieces(p))
    const moves = (p: SlowTactics) => tacticsMoves(p, official === 'on')
    expect(walkAlong(game, { start, moves, agrees }, 12, 150)).toBeGreaterThan(20_000)
  })

for (const placing of ['drawn', 'chosen'] as const)
  test(`sax (${placing}) plays as a slow generator does`, { timeout: 120_000 }, () => {
    const game = sax.make({ placing })
    const all = ['king', 'queen', 'rook', 'rook', 'bishop', 'bishop', 'knight', 'knight']
    const army = [...all, ...Array.from({ length: 8 }, () => 'pawn')]
    const start: SlowChex = { men: new Map(), turn: 'white', reserve: { white: army, black: army } }
    const agrees = (p: SlowChex, run: Run, where: string): void => {
      const men = Object.fromEntries([...p.men].map(([place, man]) => [chexCell(place), man]))
      expect(piecesOf(game, run), where).toEqual(men)
    }
    const moves = (p: SlowChex) => chexMoves(p, placing)
    expect(walkAlong(game, { start, moves, agrees }, 8, 150)).toBeGreaterThan(4_000)
  })

for (const official of ['off', 'on'])
  test(`altalanos-sakk (official ${official}) plays as a slow generator does`, { timeout: 120_000 }, () => {
    const game = altalanosSakk.make({ official })
    const side = (piece: string) => (piece.startsWith('black') ? 'black' : 'white')
    const stonesOf = (run: Run) =>
      Object.entries(piecesOf(game, run)).map(([name, piece]) => [name, side(piece)] as const)
    const start: SlowGess = { stones: new Map(stonesOf(new Run(game))), turn: 'black' }
    const agrees = (p: SlowGess, run: Run, where: string): void => {
      expect(Object.fromEntries(stonesOf(run)), where).toEqual(Object.fromEntries(p.stones))
      const mover = p.turn === 'black' ? 'white' : 'black'
      const loser = !hasRing(p, mover) ? mover : !hasRing(p, p.turn) ? p.turn : undefined
      const result = game.outcome(run.position)?.result
      expect(result?.indexOf(0), where).toBe(loser === undefined ? undefined : loser === 'black' ? 0 : 1)
    }
    const moves = (p: SlowGess) => gessMoves(p, official === 'on')
    expect(walkAlong(game, { start, moves, agrees }, 6, 60)).toBeGreaterThan(5_000)
  })
