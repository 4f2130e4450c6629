import { describe, expect, test } from 'vitest'
import { hexRhombus, MATERIALS, square, type Placed, type Scene } from '../../kit/index.ts'
import { picture } from '../picture.ts'
import { plainColours } from '../palette.ts'
import { addAllArts } from '../art/all.ts'
import { bodied, styleOf } from './index.ts'

addAllArts()

const stone = (cell: number, art = 'stone', text?: string): Placed => ({
  cell,
  look: { art, tint: 'white', ...(text ? { text } : {}) },
  label: { hu: 'kő', en: 'stone' },
})
const scene = (placed: readonly Placed[]): Scene => ({ placed, trays: [] })
const boards = { squares: square(6, 6), checks: square(6, 6, { look: 'checks' }), hexes: hexRhombus(5) }
const colours = plainColours('light', 'go')
const SEAL = colours.board('mark-seal')

describe.each(MATERIALS)('%s', material => {
  test('every kind of board is drawn, with all that is referred to inside', () => {
    for (const board of Object.values(boards)) {
      const svg = picture(board, scene([stone(7)]), plainColours('light', material), {
        material,
        prefix: 'p',
      })
      expect(svg).not.toMatch(/undefined|NaN|Infinity/)
      const given = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]))
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(given).toContain(id)
    }
  })
})

test('pieces take on the body of the material, but not what has a drawing of its own', () => {
  const disc = { art: 'disc', tint: 'red' } as const
  const hexagon = boards.hexes.cells[0]!.outline
  expect(bodied(disc, styleOf('go')).art).toBe('stone')
  expect(bodied(disc, styleOf('marbles')).art).toBe('marble')
  expect(bodied(disc, styleOf('draughts')).art).toBe('disc')
  expect(bodied(disc, styleOf('links')).art).toBe('disc')
  expect(bodied(disc, styleOf('links'), hexagon).art).toBe('hexagon')
  expect(bodied({ ...disc, drawing: [{ path: 'M0 0H9' }] }, styleOf('go')).art).toBe('disc')
})

describe('the last move is seen on every material', () => {
  const drawn = (
    board: keyof typeof boards,
    material: (typeof MATERIALS)[number],
    placed: readonly Placed[],
  ) => picture(boards[board], scene(placed), plainColours('light', material), { material, last: [7] })
  test('a wash where the ground shows beside the piece, a dot where the piece hides it', () => {
    expect(drawn('checks', 'chess', [stone(7, 'chess-king')])).not.toContain(SEAL)
    expect(drawn('hexes', 'marbles', [stone(7)])).toContain(SEAL)
    expect(drawn('hexes', 'links', [stone(7)])).toContain(SEAL)
  })
  test('what is printed on a tile stays readable: a rim, no dot', () => {
    const svg = drawn('squares', 'words', [stone(7, 'letter', 'A:1')])
    expect(svg).not.toContain(SEAL)
    expect(svg).toContain(`stroke="${colours.board('mark-last')}"`)
  })
})

test('letters beside the cells are read on what lies under them: a frame, or the slab itself', () => {
  for (const material of ['draughts', 'track', 'chess'] as const) {
    const own = plainColours('light', material)
    const svg = picture(boards.squares, scene([]), own, { material, coordinates: 'shown' })
    const ink = /text-anchor="middle" font-size="[^"]+" font-weight="600" fill="([^"]+)"/.exec(svg)?.[1]
    expect(ink).toBe(own.board('board-ink'))
    expect(ink).not.toBe(own.board('board-frame-ink'))
  }
})

test('a cut draws only what can be seen in it, with the cloth around', () => {
  const board = square(20, 20)
  const options = { material: 'go', coordinates: 'hidden' } as const
  const whole = picture(board, scene([]), colours, options)
  const part = picture(board, scene([]), colours, { ...options, cut: [3, 3, 6, 4] })
  // Every cell closes its outline once.
  const outlines = (svg: string) => svg.match(/Z/g)!.length
  expect(outlines(whole)).toBeGreaterThan(400)
  expect(outlines(part)).toBeLessThan(100)
  expect(part).toContain('viewBox="3 3 6 4"')
  expect(part).toContain(colours.board('cloth'))
})
