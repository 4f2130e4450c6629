// Games on tables without end against slow models that share no code with the kit: the same names of moves and the same end.
import { describe, expect, test } from 'vitest'
import { Match, perft, Rng, type Options } from '../src/engine/index.ts'
import andantino from '../src/games/egyeb-logikai/andantino/game.ts'
import plotto from '../src/games/egyeb-logikai/plotto/game.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { slowAndantino, slowPlotto } from './slow-growing.ts'
import { slowPerft, type Slow } from './slow-links.ts'

interface Case {
  readonly game: GameDefinition
  readonly options: Options
  readonly slow: () => Slow
  readonly games: number
  readonly depth: number
}

const numbers = ['1', '2', '3', '4']
const CASES: readonly Case[] = [
  { game: plotto, options: {}, slow: () => slowPlotto(new Map(), 0, ['1', '2']), games: 40, depth: 3 },
  {
    game: plotto,
    options: { numbers: 'down' },
    slow: () => slowPlotto(new Map(), 0, ['4', '3']),
    games: 10,
    depth: 2,
  },
  ...[3, 4].map((players): Case => ({
    game: plotto,
    options: { players: String(players) },
    slow: () => slowPlotto(new Map(), 0, numbers.slice(0, players)),
    games: 60,
    depth: 2,
  })),
  { game: andantino, options: {}, slow: () => slowAndantino(new Map(), 0), games: 60, depth: 4 },
]

describe.each(CASES)('$game.id $options', ({ game, options, slow, games, depth }) => {
  test('random games: the same moves and the same end', { timeout: 120_000 }, () => {
    const rng = new Rng(2)
    for (let n = 0; n < games; n++) {
      const match = Match.begin(game, options)
      let model = slow()
      for (let i = 0; i < 200; i++) {
        const played = match.log.join(' ')
        expect(match.outcome?.result, played).toEqual(model.over)
        expect(match.game.layout.write(match.position)['pieces'] ?? {}, played).toEqual(model.pieces)
        if (match.outcome) break
        const list = model.moves()
        const names = match.moves.map(m => match.nameOf(m)).sort()
        expect(names, played).toEqual([...list.keys()].sort())
        const name = names[rng.below(names.length)]!
        match.playNamed(name)
        model = list.get(name)!()
        if (!model.over) expect(match.position.turn).toBe(model.turn)
      }
      expect(match.outcome).toBeDefined()
    }
  })

  test(`as many sequences of ${depth} turns`, { timeout: 120_000 }, () => {
    const { game: rules, position } = Match.begin(game, options)
    expect(perft(rules, position, depth)).toBe(slowPerft(slow(), depth, rules.turns))
  })
})
