import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { Moves, type Json } from '../../../engine/index.ts'
import wave from './game.ts'

const HAND = [
  ...Array<string>(2).fill('cross'),
  ...Array<string>(6).fill('tee'),
  ...Array<string>(5).fill('straight'),
  ...Array<string>(10).fill('corner'),
  'end',
]
const at = (
  turn: string,
  pieces: Record<string, string>,
  hands: Json = { red: HAND, blue: HAND },
  options = {},
) => from(wave, { turn, pieces, hands }, options)
const here = (names: readonly string[], cell: string) =>
  names.flatMap(name => (name.startsWith(`${cell}:`) ? [name.slice(cell.length + 1)] : [])).sort()
const upright = (column: string, rows: readonly number[], who = 'red') =>
  Object.fromEntries(rows.map(row => [`${column}${row}`, `${who} ns`]))

test('10 × 10 cells, empty; each has 2 crosses, 6 Ts, 5 straights, 10 corners and 1 end', () => {
  const match = start(wave)
  expect(json(match)).toEqual({ turn: 'red', pieces: {}, hands: { red: HAND, blue: HAND } })
  expect(HAND).toHaveLength(24)
  // Fifteen ways to lie on each of a hundred cells.
  expect(moves(match)).toHaveLength(1500)
  expect(here(moves(match), 'e5')).toEqual('nesw nes esw nsw new ns ew ne es sw nw n e s w'.split(' ').sort())
})

test('a tile comes from the own hand, and there are no more than that', () => {
  const match = play(start(wave), 'e5:nesw')
  expect(json(match)).toMatchObject({
    turn: 'blue',
    pieces: { e5: 'red nesw' },
    hands: { red: HAND.slice(1) },
  })
  const few = at('red', {}, { red: ['end'], blue: HAND })
  expect(here(moves(few), 'a1')).toEqual(['e', 'n', 's', 'w'])
  expect(refused(few)['a1:ne']).toContain('no such tile')
})

test('a line that comes in must be met, whoever laid it', () => {
  const match = play(start(wave), 'e5:ns')
  const above = here(moves(match), 'e6')
  expect(above).toEqual('nesw nes esw nsw ns es sw s'.split(' ').sort())
  expect(refused(match)['e6:ew']).toContain('must meet')
})

test('where no line comes in, none may lead out; free neighbours and the rim ask nothing', () => {
  const match = play(start(wave), 'e5:ns')
  expect(here(moves(match), 'f5')).toEqual('nes ns ne es n e s'.split(' ').sort())
  // d6 touches e5 only at a corner.
  expect(here(moves(match), 'd6')).toHaveLength(15)
  expect(refused(match)['e5:ns']).toContain('taken')
})

test('all lines that lead to a cell must be met together', () => {
  const match = at('red', { e4: 'blue ns', d5: 'blue ew', e6: 'red ew', f5: 'red ns' })
  // From below and from the left a line comes, from above and the right none.
  expect(here(moves(match), 'e5')).toEqual(['sw'])
  const closed = at('red', { e4: 'blue ns', d5: 'blue ew', e6: 'red ew', f5: 'red ns' }, { red: ['end'] })
  expect(here(moves(closed), 'e5')).toEqual([])
})

test('red wins by joining the lower and the upper side through the rim', () => {
  const match = at('red', upright('d', [1, 2, 3, 4, 5, 6, 7, 8, 9]))
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'd10:ns').outcome?.result).toEqual([1, 0])
  // A line that does not leave the board at the top does not count.
  expect(play(at('red', upright('d', [1, 2, 3, 4, 5, 6, 7, 8, 9])), 'd10:s').outcome).toBeUndefined()
  expect(play(at('red', upright('d', [1, 2, 3, 4, 5, 6, 7, 8, 9])), 'd10:es').outcome).toBeUndefined()
})

test('blue joins the left and the right side; colours of the tiles do not matter', () => {
  const row = Object.fromEntries([...'abcdefghi'].map((col, i) => [`${col}4`, i % 2 ? 'red ew' : 'blue ew']))
  expect(play(at('blue', row), 'j4:ew').outcome?.result).toEqual([0, 1])
})

test('whoever connects only the other player’s sides has lost; both at once win', () => {
  expect(play(at('blue', upright('d', [1, 2, 3, 4, 5, 6, 7, 8, 9])), 'd10:ns').outcome?.result).toEqual([
    1, 0,
  ])
  const both = {
    ...upright('d', [1, 2, 3, 4, 6, 7, 8, 9, 10]),
    ...Object.fromEntries([...'abcefghij'].map(col => [`${col}5`, 'blue ew'])),
  }
  expect(play(at('blue', both), 'd5:nesw').outcome?.result).toEqual([0, 1])
  expect(play(at('red', both), 'd5:nesw').outcome?.result).toEqual([1, 0])
})

test('the arms of a cross and of a T are joined in the middle', () => {
  const bent = {
    ...upright('d', [1, 2, 3, 4]),
    d5: 'red nesw',
    e5: 'blue nw',
    ...upright('e', [6, 7, 8, 9]),
  }
  expect(play(at('red', bent), 'e10:ns').outcome?.result).toEqual([1, 0])
})

test('who can lay nothing passes; when nobody can, it is a draw', () => {
  const match = at('red', {}, { blue: ['end'] })
  expect(moves(match)).toEqual(['pass'])
  expect(json(play(match, 'pass'))['turn']).toBe('blue')
  expect(at('red', { a1: 'red n' }, {}).outcome?.result).toEqual([0.5, 0.5])
})

test('tiles that do not meet are refused in a position', () => {
  expect(() => at('red', { e5: 'red ns', e6: 'blue ew' })).toThrow('must meet')
})

test('swap, when it is chosen: blue may take the first tile over, mirrored to its own sides', () => {
  expect(moves(play(start(wave), 'b3:nes'))).not.toContain('swap')
  const match = play(start(wave, { swap: 'on' }), 'b3:nes')
  expect(moves(match)).toContain('swap')
  play(match, 'swap')
  const hand = HAND.filter((_, i) => i !== 2)
  expect(json(match)).toEqual({
    turn: 'red',
    pieces: { c2: 'blue new' },
    hands: { red: HAND, blue: hand },
  })
  expect(moves(match)).not.toContain('swap')
})

test('what is wanted, and fifteen ways to lie in the hand of the player to move', () => {
  const game = wave.make({})
  const match = play(start(wave), 'e5:nesw')
  expect(game.prompt?.(match.position)?.hu).toBe('Tegyél le egy lapot.')
  const { trays } = game.scene(match.position)
  expect(trays.map(tray => tray.items.length)).toEqual([5, 15])
  expect(trays[0]!.items[0]!.count).toBe(1)
  expect(trays[1]!.items.every(item => item.point?.startsWith('tile:'))).toBe(true)
})

test('the opponent looks at the cells its own way and the other’s must go through', () => {
  const game = wave.make({})
  const { position } = at('blue', upright('c', [1, 2, 3, 4, 6, 7, 8, 9, 10]))
  const out = new Moves()
  game.promising!(position, out)
  const looked = new Set(out.toArray().map(m => game.name(position, m).split(':')[0]))
  expect(looked).toContain('c5')
  expect(looked.size).toBe(4)
})
