// The contract can see a fault: each of these games breaks one promise.
import { describe, expect, test } from 'vitest'
import { Moves, Run, type Move } from '../../src/engine/index.ts'
import { loadMoveWriter } from '../../src/board/move-writing.ts'
import type { BoardGame, GameDefinition } from '../../src/kit/index.ts'
import {
  checkImagined,
  checkLeaks,
  checkOnlooker,
  checkPosition,
  checkPrompt,
  checkSecretParts,
  checkWritten,
  positions,
} from '../../src/contract/index.ts'
import amazonok from '../../src/games/egyeb-logikai/amazonok/game.ts'
import stratego from '../../src/games/egyeb-logikai/stratego/game.ts'
import tamsk from '../../src/games/egyeb-logikai/tamsk/game.ts'
import hex from '../../src/games/osszekotos/hex/game.ts'
import sakk from '../../src/games/sakk/sakk/game.ts'
import sotetSakk from '../../src/games/sakk/sotet-sakk/game.ts'

/** The game with some of its parts replaced; without any it keeps its promises. */
const spoilt = (definition: GameDefinition, parts: (game: BoardGame) => Partial<BoardGame>): BoardGame => {
  const game = definition.make({})
  return { ...game, ...parts(game) }
}

function checkSome(game: BoardGame, length = 40): void {
  let n = 0
  for (const p of positions(game, 7, length)) {
    if (n++ === 40) return
    checkPosition(game, p)
  }
}

function checkSecrets(game: BoardGame): void {
  checkSecretParts(game)
  for (let seed = 1; seed <= 6; seed++) checkLeaks(game, seed % 2, seed)
  let n = 0
  for (const p of positions(game, 5, 400)) {
    if (n++ === 10) return
    checkImagined(game, p)
    checkOnlooker(game, p)
  }
}

/** Shows a range of words to everybody. */
function shown(definition: GameDefinition, name: string): BoardGame {
  const game = definition.make({})
  const { ranges } = game.layout
  const at = ranges.findIndex(range => range.name === name)
  ranges[at] = { ...ranges[at]!, see: 'all' }
  return game
}

test('the games keep their promises before they are spoilt', () => {
  for (const definition of [hex, sakk, stratego, sotetSakk, tamsk]) checkSome(definition.make({}))
  for (const definition of [stratego, sotetSakk]) checkSecrets(definition.make({}))
})

describe('a leak is seen', () => {
  for (const name of ['pieces', 'hands', 'chosen'])
    test(`the ${name} of Stratego are open to all`, () =>
      expect(() => checkSecrets(shown(stratego, name))).toThrow(
        new RegExp(`learns what it was not told \\(${name}`),
      ))
  for (const name of ['pieces', 'castling', 'royal'])
    test(`the ${name} of dark chess are open to all`, () =>
      expect(() => checkSecrets(shown(sotetSakk, name))).toThrow(
        new RegExp(`learns what it was not told \\(${name}`),
      ))
  test('an onlooker sees more than the seats', () => {
    const game = stratego.make({})
    const { ranges } = game.layout
    const at = ranges.findIndex(range => range.name === 'pieces')
    const { see } = ranges[at]!
    ranges[at] = {
      ...ranges[at]!,
      see: (p, i, seat) => (seat < 0 || typeof see !== 'function' ? p.at(i) : see(p, i, seat)),
    }
    expect(() => checkSecrets(game)).toThrow(/an onlooker sees what is hidden from seat \d \(pieces/)
  })
  test('only the marshal is seen', () => {
    const game = stratego.make({})
    const { ranges } = game.layout
    const men = ranges[0]!
    const { see } = men
    const marshal = marshalCode(game, men.start)
    ranges[0] = {
      ...men,
      see: (p, i, seat) => (p.at(i) === marshal || typeof see !== 'function' ? p.at(i) : see(p, i, seat)),
    }
    expect(() => checkSecrets(game)).toThrow('learns what it was not told (pieces')
  })
  test('imagine in a game that hides nothing, a secret that nobody imagines, a secret told in full', () => {
    expect(() => checkSecretParts(spoilt(hex, () => ({ imagine: seen => seen })))).toThrow(
      'nothing is hidden',
    )
    const { imagine: _, ...unimagined } = stratego.make({})
    expect(() => checkSecretParts(unimagined)).toThrow('imagine is missing')
    const { tell: __, ...untold } = stratego.make({})
    expect(() => checkSecretParts(untold)).toThrow('tell is missing')
  })
})

function marshalCode(game: BoardGame, start: number): number {
  const run = new Run(game)
  const out = new Moves()
  const named = (name: string): Move => {
    run.choices(out)
    return out.toArray().find(m => game.name(run.position, m) === name)!
  }
  run.play(named('marshal'))
  run.play(named('a1'))
  return run.position.at(start)
}

describe('a broken promise is seen', () => {
  const faults: [string, BoardGame, RegExp][] = [
    [
      'a cell that no arrow key reaches, since it lies on another',
      spoilt(sakk, ({ board }) => ({
        board: {
          ...board,
          cells: board.cells.map((cell, c) =>
            c === 9 ? { ...cell, x: board.cells[0]!.x, y: board.cells[0]!.y } : cell,
          ),
        },
      })),
      /the arrow keys cannot reach b2/,
    ],
    [
      'a cell that is read out by its id',
      spoilt(sakk, ({ board }) => ({
        board: {
          ...board,
          cells: board.cells.map((cell, c) => (c === 9 ? { ...cell, name: 'jail' } : cell)),
        },
      })),
      /jail is read out by its id/,
    ],
    [
      'a move begins with the whole of another',
      spoilt(hex, ({ points }) => ({ points: (p, m) => (m === 0 ? [1, 0] : points(p, m)) })),
      /begins with the whole of another/,
    ],
    [
      'a point is neither in the scene nor labelled',
      spoilt(hex, ({ points }) => ({
        points: (p, m) => (m === 0 ? ['corner'] : points(p, m)),
        label: () => ({ hu: 'Sarok', en: '' }),
      })),
      /neither in the scene nor labelled/,
    ],
    [
      'a button shows its raw id',
      spoilt(hex, ({ points }) => ({
        points: (p, m) => (m === 0 ? ['corner'] : points(p, m)),
        label: point => ({ hu: point, en: point }),
      })),
      /raw id/,
    ],
    [
      'a move points at nothing',
      spoilt(hex, ({ points }) => ({ points: (p, m) => (m === 0 ? [] : points(p, m)) })),
      /points at nothing/,
    ],
    [
      'a move points at a cell that is gone',
      spoilt(hex, ({ scene }) => ({ scene: p => ({ ...scene(p), fills: [{ cell: 5, fill: 'gone' }] }) })),
      /which is not there/,
    ],
    ['a value out of bounds', spoilt(sakk, () => ({ value: () => 1.2 })), /value 1.2/],
    ['a value that is no number', spoilt(sakk, () => ({ value: () => NaN })), /value NaN/],
    ['a refusal without words', spoilt(sakk, () => ({ reasons: [] })), /without a word/],
    [
      'a refusal in one language',
      spoilt(sakk, ({ reasons }) => ({ reasons: reasons!.map(reason => ({ ...reason, hu: reason.en })) })),
      /in one language/,
    ],
    [
      'a legal move is refused',
      spoilt(sakk, ({ moves }) => ({
        attempts(p, out, reasons) {
          moves(p, out)
          for (let i = 0; i < out.n; i++) reasons.add(1)
        },
      })),
      /legal and refused/,
    ],
    [
      'an idea that is no move',
      spoilt(hex, () => ({ ideas: (_, out) => out.add(100_000) })),
      /is an idea, but not legal/,
    ],
    [
      'a promising move that is none',
      spoilt(hex, () => ({ promising: (_, out) => out.add(100_000) })),
      /is an idea, but not legal/,
    ],
    ['an actor who does not play', spoilt(hex, () => ({ actor: () => 2 })), /is made by 2/],
    ['time under another name', spoilt(hex, () => ({ elapse: (_, ms) => ms })), /is called/],
    [
      'a piece without a name',
      spoilt(sakk, ({ scene }) => ({
        scene(p) {
          const drawn = scene(p)
          return {
            ...drawn,
            placed: drawn.placed.map(each => ({ ...each, label: { hu: 'király', en: '' } })),
          }
        },
      })),
      /has no name/,
    ],
  ]
  for (const [what, game, said] of faults) test(what, () => expect(() => checkSome(game)).toThrow(said))

  test('a turn that goes on without a word', () => {
    const { prompt: _, ...silent } = amazonok.make({})
    const run = new Run(silent)
    const out = new Moves()
    run.choices(out)
    run.play(out.at(0))
    expect(() => checkPrompt(silent, run.position, 0)).toThrow('nothing is asked for')
    expect(() => checkPrompt(silent, run.position, 1)).not.toThrow()
    const asking = { ...silent, prompt: () => ({ hu: 'Lőj!', en: 'Shoot!' }) }
    expect(() => checkPrompt(asking, run.position, 0)).not.toThrow()
  })
  test('moves written as codes, in one language, or in the wrong one', async () => {
    const words = (hu: string, en = hu) => ({ hu, en })
    const writtenAs = async (written: { hu: string; en: string }, name = 'a1:rook-home') => {
      const { notation: _, ...plain } = sakk.make({})
      const game: BoardGame = { ...plain, name: () => name, write: () => written }
      const run = new Run(game)
      const out = new Moves()
      run.choices(out)
      const writer = await loadMoveWriter(game)
      return () => checkWritten(game, writer, run.position, out.at(0))
    }
    expect(await writtenAs(words('Hf3', 'Nf3'))).not.toThrow()
    expect(await writtenAs(words('take:rook'))).toThrow('as a code')
    expect(await writtenAs(words('a1 home', 'a1 home'))).toThrow('the id "home" in Hungarian')
    expect(await writtenAs(words('bástya haza', 'rook home'))).not.toThrow()
    expect(await writtenAs(words('bástya haza'))).toThrow('in Hungarian on the English page')
    expect(await writtenAs(words('', 'rook home'))).toThrow('not written in both')
  })
  test('moves that depend on what a seat does not see', () => {
    const game = spoilt(stratego, ({ name, layout }) => {
      const men = layout.ranges[0]!.start
      // The name gives away what stands there.
      return { name: (p, m) => `${name(p, m)}:${p.at(men + ((m >> 10) & 1023))}` }
    })
    expect(() => checkSome(game, 400)).toThrow(/finds other moves/)
  })
})
