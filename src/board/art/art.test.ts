import { describe, expect, test } from 'vitest'
import type { Look, Tint } from '../../kit/index.ts'
import { plainColours, TINT_NAMES } from '../palette.ts'
import { addAllArts } from './all.ts'
import { animals } from './animals.ts'
import { drawing, lookKey, sharingOf, turnOf } from './index.ts'

addAllArts()

const AGREED =
  'disc king stone peg man ring marble cube block chess-king chess-queen chess-rook chess-bishop chess-knight chess-pawn chess-wizard chess-champion shogi fox goose star amazon arrow rank flag bomb hourglass letter die trax-straight trax-curve hidden house hotel token coin card seed atom number hexagon flat-hexagon triangle tile pilgrim pedlar football'.split(
    ' ',
  )
const draw = (look: Look) => drawing(look, plainColours('light'), 'p')
const balanced = (markup: string) => {
  const open: string[] = []
  for (const [, end, name, self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g))
    if (end) expect(open.pop()).toBe(name)
    else if (!self) open.push(name!)
  expect(open).toEqual([])
}

describe.each(AGREED)('%s', art => {
  test('draws in every tint, with and without a text', () => {
    for (const tint of TINT_NAMES)
      for (const text of [undefined, '5', '?', 'SZ:3', '']) {
        const markup = draw({ art, tint, ...(text === undefined ? {} : { text }) })
        expect(markup.length).toBeGreaterThan(60)
        expect(markup).not.toMatch(/undefined|NaN|Infinity|var\(/)
        balanced(markup)
      }
  })
})

test('a name nobody has drawn is a disc with its sign, a chess name a figure with it', () => {
  expect(draw({ art: 'gizmo', tint: 'red', text: 'G' })).toContain('>G</text>')
  expect(draw({ art: 'gizmo', tint: 'red' })).toContain('>gi</text>')
  expect(draw({ art: 'chess-unicorn', tint: 'red' })).toContain('>U</text>')
})

test('colours that the colour-blind mix up carry different signs', () => {
  const signs = (
    ['red', 'green', 'blue', 'yellow', 'orange', 'purple', 'teal', 'pink', 'brown'] as Tint[]
  ).map(tint => {
    const shape = /<g transform="translate\(0 -?\d[^>]*>(.*?)<\/g>/.exec(draw({ art: 'stone', tint }))?.[1]
    expect(shape, tint).toBeDefined()
    return shape
  })
  expect(new Set(signs).size).toBe(signs.length)
})

test('texts are escaped', () => {
  expect(draw({ art: 'token', tint: 'red', text: '<&"' })).toContain('&lt;&amp;&quot;')
})

test('dice show as many pips as they say', () => {
  for (let n = 1; n <= 6; n++) {
    const pips = draw({ art: 'die', tint: 'white', text: String(n) }).match(/<circle/g)
    expect(pips?.length).toBe(n)
  }
})

test('an hourglass empties', () => {
  const sand = (text: string) =>
    /<path d="M(-?[\d.]+) [^"]*L2-1H-2Z"/.exec(draw({ art: 'hourglass', tint: 'white', text }))?.[1]
  expect(Number(sand('180'))).toBeLessThan(Number(sand('60')))
  expect(Number(sand('60'))).toBeLessThan(Number(sand('0')))
  expect(draw({ art: 'hourglass', tint: 'white', text: '95' })).toContain('1:35')
  // Where no time runs, none stands still on it.
  expect(draw({ art: 'hourglass', tint: 'white' })).not.toContain('3:00')
})

test('what points somewhere turns with the board, figures stay upright', () => {
  expect(turnOf({ art: 'shogi', tint: 'wood' }, false)).toBe(0)
  expect(turnOf({ art: 'shogi', tint: 'wood' }, true)).toBe(180)
  expect(turnOf({ art: 'shogi', tint: 'wood', turn: 180 }, true)).toBe(0)
  for (const art of ['chess-king', 'pilgrim', 'pedlar']) expect(turnOf({ art, tint: 'white' }, true)).toBe(0)
  expect(turnOf({ art: 'disc', tint: 'white', turn: 90 }, true)).toBe(270)
})

test('strokes are drawn with their letter below, red on a promoted man; looks with other strokes are others', () => {
  const man = { art: 'shogi', tint: 'white', text: 'K', glyph: 'M4 4H36' } as const
  expect(draw(man)).toContain('d="M4 4H36"')
  expect(draw(man)).toMatch(/font-size="19"[^>]*>K<\/text>/)
  expect(draw({ ...man, text: '+R' })).toMatch(/M4 4H36"[^>]*stroke="#a8281b"/)
  expect(lookKey(man)).not.toBe(lookKey({ ...man, glyph: 'M4 9H36' }))
})

test("a game's own drawing lies on the body and below the text, in colours of the theme", () => {
  const drawing = [
    { path: 'M-50 0H50', stroke: 'blue', width: 9 },
    { path: 'M0 0L9 9V0Z', fill: 'ink' },
  ] as const
  const markup = draw({ art: 'hexagon', tint: 'red', text: '4', drawing })
  const colours = plainColours('light')
  const [line, area] = [
    `<path d="M-50 0H50" fill="none" stroke="${colours.tint('blue', 'base')}" stroke-width="9"`,
    `<path d="M0 0L9 9V0Z" fill="${colours.tint('red', 'ink')}"`,
  ]
  expect(markup).toContain(line)
  expect(markup.indexOf(line)).toBeGreaterThan(0)
  expect(markup.indexOf(area)).toBeGreaterThan(markup.indexOf(line))
  expect(markup.indexOf('>4</text>')).toBeGreaterThan(markup.indexOf(area))
  balanced(markup)
  const alone = draw({ art: 'bare', tint: 'red', drawing })
  expect(alone.startsWith(line)).toBe(true)
  expect(draw({ art: 'bare', tint: 'red', drawing: [{ path: '"><script>', fill: 'red' }] })).not.toContain(
    '<script',
  )
})

test('other drawings are other looks, and a drawing turns with the board', () => {
  const look = { art: 'hexagon', tint: 'red' } as const
  const drawn = (path: string) => ({ ...look, drawing: [{ path, stroke: 'ink' as const }] })
  expect(lookKey(drawn('M0 0H9'))).not.toBe(lookKey(drawn('M0 0H8')))
  expect(lookKey(drawn('M0 0H9'))).toBe(lookKey(drawn('M0 0H9')))
  expect(lookKey(drawn('M0 0H9'))).not.toBe(lookKey(look))
  expect(turnOf(drawn('M0 0H9'), true)).toBe(180)
  expect(turnOf(look, true)).toBe(0)
})

test('a hexagon has its sides on the edges of the cell', () => {
  // Its shadow is drawn first, then the tile.
  const [, tile] = [...draw({ art: 'hexagon', tint: 'red' }).matchAll(/M([-\d. L]+)Z/g)]
  const corners = [...tile![1]!.matchAll(/-?[\d.]+/g)].map(Number)
  expect(corners).toHaveLength(12)
  expect(Math.max(...corners.filter((_, i) => i % 2 === 0))).toBeCloseTo(50, -0.5)
  expect(Math.max(...corners.filter((_, i) => i % 2 === 1))).toBeCloseTo(57.7, -0.5)
})

test('every beast shares its cell side by side', () => {
  for (const beast of Object.keys(animals)) expect(sharingOf(beast), beast).toBe('crowd')
})
