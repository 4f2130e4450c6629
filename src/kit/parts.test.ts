// Every hook of a part, put on a row game of three by three.
import { expect, test } from 'vitest'
import { Match, refusals, type Definition, type Json } from '../engine/index.ts'
import { square } from './boards/index.ts'
import { rows, type RowsPart } from './families/index.ts'
import { withParts } from './parts.ts'
import { BLACK, WHITE } from './pieces.ts'

const board = square(3, 3)
const toy = (parts: readonly RowsPart[]) =>
  rows({
    players: [WHITE, BLACK],
    board,
    piece: { id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'disc' },
    length: 3,
    parts,
  })
const begin = (parts: readonly RowsPart[], from?: Json): Match => {
  const definition: Definition = {
    id: 'toy',
    chapter: 'none',
    title: { hu: '', en: '' },
    players: [2],
    rules: 1,
    options: [],
    make: () => toy(parts),
  }
  if (from === undefined) return Match.begin(definition)
  const begun = Match.beginFrom(definition, {}, from)
  if (!begun.ok) throw new Error(begun.why.en)
  return begun.value
}
const names = (match: Match) => match.moves.map(m => match.nameOf(m))
const play = (match: Match, moves: string) => {
  for (const name of moves.split(' ')) expect(match.playNamed(name), name).toMatchObject({ ok: true })
  return match
}
const told = (match: Match) =>
  refusals(match.game, match.position).map(
    ({ move, reason }) => `${match.game.name(match.position, move)}: ${reason.en}`,
  )
const cell = (name: string) => board.names.indexOf(name)
const words = (en: string) => ({ hu: en, en })

/** A stone may be called in by name, at most once for each player. */
const CALL = 1 << 20
const calling: RowsPart = ({ layout, cells, codes }) => {
  const called = layout.range('called', 2)
  return {
    start: p => p.put(called + 1, 1),
    adds(p, out) {
      if (p.at(called + p.turn) === 0) out.add(CALL)
    },
    rests: p => p.at(called + p.turn) !== 0,
    own: {
      is: m => m === CALL,
      play(p, _, player) {
        p.put(cells + cell('b2'), codes[player]!)
        p.put(called + player, 1)
        p.pass(1 - player)
      },
      name: () => 'call',
      points: () => ['call'],
      labels: { call: words('Call') },
    },
  }
}

test('own moves: added, named, pointed at, labelled and played; drawing a move heeds them', () => {
  const match = begin([calling])
  expect(names(match)).toContain('call')
  const { game, position: p } = match
  const m = match.moves.at(-1)!
  expect(game.points(p, m)).toEqual(['call'])
  expect(game.label!('call', p)).toEqual(words('Call'))
  expect(game.gain!(p, m)).toBe(0)
  expect(game.pick!(p, { below: () => 0 } as never)).toBe(-1)
  play(match, 'call')
  expect(names(match)).not.toContain('call')
  expect(game.layout.write(match.position)).toMatchObject({ turn: 'black', pieces: { b2: 'white stone' } })
  expect(game.pick!(match.position, { below: () => 0 } as never)).toBeGreaterThanOrEqual(0)
})

test('a duty leaves what fulfils it, if anything legal does, and its reason is told of the rest', () => {
  const corners: RowsPart = () => ({
    duty: (_, m) => [0, 2, 6, 8].includes(m),
    reason: words('Corners first.'),
  })
  const notA1: RowsPart = () => ({ forbids: (_, m) => m === cell('a1'), reason: words('Never on a1.') })
  const match = begin([corners, notA1])
  expect(names(match).sort()).toEqual(['a3', 'c1', 'c3'])
  expect(told(match)).toContain('b2: Corners first.')
  expect(told(match)).toContain('a1: Never on a1.')
  play(match, 'a3 c1 c3')
  expect(names(match)).toContain('b2')
  expect(names(match)).not.toContain('a1')
})

test('a part lists in place of the family, and sees every move before and after it', () => {
  const seen: string[] = []
  const twice: RowsPart = ({ layout, cells, players }) => {
    const again = layout.range('again', 1)
    return {
      turns: 'several moves',
      instead(p, out) {
        if (p.at(again) === 0) return false
        for (const c of [cell('a3'), cell('b3')]) if (p.at(cells + c) === 0) out.add(c)
        return true
      },
      playing: (p, m, player) => seen.push(`${players[player]!.id} ${p.at(cells + m)}`),
      played(p, m, player) {
        seen.push(`${p.at(cells + m)}`)
        p.put(again, 1 - p.at(again))
        if (p.at(again) === 1) p.pass(player)
      },
    }
  }
  const match = begin([twice])
  expect(match.game.turns).toBe('several moves')
  play(match, 'a1')
  expect(names(match)).toEqual(['a3', 'b3'])
  play(match, 'a3')
  expect(match.position.turn).toBe(1)
  expect(seen.slice(0, 4)).toEqual(['white 0', '1', 'white 0', '1'])
})

test('ends, values, scenes and flaws of parts come before those of the family', () => {
  const centre: RowsPart = ({ cells, players, layout }) => {
    const lies = layout.range('lies', 1)
    return {
      derive: p => p.note(lies, p.at(cells + cell('b2')) > 0 ? 1 : 0),
      outcome: p =>
        p.at(cells + cell('b2')) > 0
          ? { result: players.map((_, i) => i), reason: words('The middle is taken.') }
          : undefined,
      stuck: () => ({ result: [1, 0], reason: words('Nothing is left.') }),
      forbids: (_, m) => m === cell('b2'),
      reason: words('Not there.'),
      value: (_, player, usual) => (player === 0 ? 0.5 : usual),
      shows: scene => ({ ...scene, notes: [words('Mind the middle.')] }),
      flaw: p => (p.at(lies) === 1 && p.at(cells) > 0 ? words('Too much.') : undefined),
    }
  }
  const match = begin([centre])
  expect(match.game.value!(match.position, 0)).toBe(0.5)
  expect(match.game.value!(match.position, 1)).toBe(0)
  expect(begin([centre], { pieces: { b2: 'white stone' } }).outcome?.result).toEqual([0, 1])
  expect(() => begin([centre], { pieces: { b2: 'white stone', a1: 'white stone' } })).toThrow('Too much.')
  play(match, 'a1 b1 c1 c2 a2 a3 b3 c3')
  expect(match.outcome?.reason.en).toBe('Nothing is left.')
})

test('a part judges games that repetition or the limit on moves stopped, the family those no part knows', () => {
  const stopped = { ...toy([]), draws: { repetition: { times: 3, of: 'turns' as const }, cap: 9 } }
  const end = (en: string) => ({ result: [1, 0], reason: words(en) })
  const { draws } = withParts(stopped, [{ repeated: () => end('again') }, { repeated: () => end('late') }])
  expect(draws).toMatchObject({ cap: 9, repetition: { times: 3, of: 'turns' } })
  expect(draws!.repetition!.judge!(begin([]).position, 4, 2)).toEqual(end('again'))
  expect(draws!.capped).toBeUndefined()
  const late = withParts(stopped, [{ capped: () => end('late') }]).draws!
  expect(late.capped!(begin([]).position)).toEqual(end('late'))
  expect(late.repetition).toEqual(stopped.draws.repetition)
})
