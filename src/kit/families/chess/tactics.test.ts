// What search is told of the chess kin, against the rules themselves: captures, exchanges, leads and their features.
import { describe, expect, test } from 'vitest'
import {
  Features,
  listLegal,
  Match,
  Moves,
  Rng,
  type Game,
  type Json,
  type Position,
} from '../../../engine/index.ts'
import capablanca from '../../../games/sakk/capablanca/game.ts'
import hexasakk from '../../../games/sakk/hexasakk/game.ts'
import hsziangcsi from '../../../games/sakk/hsziangcsi/game.ts'
import sakk from '../../../games/sakk/sakk/game.ts'
import sogi from '../../../games/sakk/sogi/game.ts'
import torisogi from '../../../games/sakk/torisogi/game.ts'

const KIN = [sakk, sogi, capablanca, hexasakk, hsziangcsi, torisogi].map(
  each => [each.id, Match.begin(each).game] as const,
)
await Promise.all(KIN.map(([, game]) => game.study!()))

/** Positions of random games. */
function* met(game: Game, games: number): Generator<Position> {
  const out = new Moves()
  for (let seed = 1; seed <= games; seed++) {
    const rng = new Rng(seed)
    const p = game.layout.empty()
    game.start(p)
    for (let i = 0; i < 100 && !game.outcome(p); i++) {
      listLegal(game, p, out)
      if (out.n === 0) break
      yield p
      listLegal(game, p, out)
      game.play(p, out.at(rng.below(out.n)))
    }
  }
}

describe.each(KIN)('%s', (_, game: Game) => {
  const { tactics, learning } = game
  test('lists the legal captures and no others', () => {
    const [all, taking] = [new Moves(), new Moves()]
    for (const p of met(game, 6)) {
      listLegal(game, p, all)
      taking.n = 0
      tactics!.captures!(p, taking)
      const gains = (moves: Moves) =>
        moves
          .toArray()
          .filter(m => game.gain!(p, m) > 0)
          .sort((a, b) => a - b)
      expect(gains(taking)).toEqual(gains(all))
      for (const m of taking.toArray()) expect(all.has(m)).toBe(true)
    }
  })
  test('a lead is the sum of its features by their weights, and the other side’s is its opposite', () => {
    const features = new Features()
    const rng = new Rng(3)
    const before = learning!.weights
    const weights = Int32Array.from(before, each => each + rng.below(41) - 20)
    const half = weights.length / 2
    learning!.use(weights)
    for (const p of met(game, 6)) {
      learning!.features(p, features)
      const { stage, index, amount } = features
      const sum = index.reduce(
        (all, w, i) => all + amount[i]! * (stage * weights[w]! + (1 - stage) * weights[half + w]!),
        0,
      )
      const lead = tactics!.lead(p, p.turn, -1e9, 1e9)
      // Whole numbers are rounded; a nearly bare king is not learnt of, but random games hardly come so far.
      expect(Math.abs(lead - sum)).toBeLessThan(4)
      const tempo = weights[half - 1]! * stage + weights[2 * half - 1]! * (1 - stage)
      expect(Math.abs(lead + tactics!.lead(p, 1 - p.turn, -1e9, 1e9))).toBeLessThan(Math.abs(2 * tempo) + 4)
    }
    learning!.use(before)
  })
  test('passing the turn leaves a position the rules can go on from', () => {
    const out = new Moves()
    for (const p of met(game, 2)) {
      if (tactics!.inDanger(p)) continue
      const mark = p.mark()
      const [low, high, words] = [p.low, p.high, [...p.words]]
      if (tactics!.skip?.(p)) listLegal(game, p, out)
      p.restore(mark, low, high)
      expect([...p.words]).toEqual(words)
    }
  })
})

describe('an exchange in chess', () => {
  const exchange = (pieces: Json, name: string): number => {
    const match = Match.beginFrom(
      sakk,
      {},
      { turn: 'white', pieces: { h1: 'white king', h8: 'black king', ...(pieces as object) } },
    )
    if (!match.ok) throw new Error(match.why.en)
    const { game, moves, position } = match.value
    return game.tactics!.exchange!(
      position,
      moves.find(m => match.value.nameOf(m) === name)!,
    )
  }
  test('wins what nobody guards', () => {
    expect(exchange({ d1: 'white queen', d5: 'black pawn' }, 'd1xd5')).toBeGreaterThan(50)
  })
  test('loses the queen for a guarded pawn', () => {
    expect(exchange({ d1: 'white queen', d5: 'black pawn', e6: 'black pawn' }, 'd1xd5')).toBeLessThan(-500)
  })
  test('counts the rook behind the rook', () => {
    const one = { d2: 'white rook', d5: 'black knight', e6: 'black pawn' }
    expect(exchange(one, 'd2xd5')).toBeLessThan(0)
    expect(exchange({ ...one, d1: 'white rook' }, 'd2xd5')).toBeLessThan(0)
    // The pawn takes only once: then it is taken itself.
    expect(exchange({ ...one, d1: 'white rook' }, 'd2xd5')).toBeGreaterThan(exchange(one, 'd2xd5') + 50)
    expect(
      exchange({ d2: 'white rook', d1: 'white rook', d5: 'black knight', d8: 'black rook' }, 'd2xd5'),
    ).toBeGreaterThan(100)
    expect(exchange({ d2: 'white rook', d5: 'black knight', d8: 'black rook' }, 'd2xd5')).toBeLessThan(0)
  })
  test('the king takes only what nothing guards', () => {
    const pieces = { a1: 'white king', b5: 'black king', h1: 'white pawn' }
    const match = Match.beginFrom(
      sakk,
      {},
      { turn: 'white', pieces: { ...pieces, c4: 'white rook', b4: 'black pawn' } },
    )
    expect(match.ok && match.value.moves.length).toBeTruthy()
    expect(exchange({ g2: 'black pawn' }, 'h1xg2')).toBeGreaterThan(50)
  })
})
