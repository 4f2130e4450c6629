// What a hint points at and says, for every kind of move, in both languages.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Json } from '../../../engine/index.ts'
import { isHunters } from '../../../games/uj/ekkovadaszok/rules.ts'
import { codeNamed } from '../../../games/uj/ekkovadaszok/cards.ts'
import { cellAt } from '../../../games/uj/ekkovadaszok/grid.ts'
import { at } from '../../../../tests/hunters-playing.ts'
import { speak } from '../../text/dictionary.ts'
import { hintWords, pointedAt } from './hint-words.ts'
import { ht } from './text/text.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await ht.load()
})
afterEach(() => speak('hu'))
afterAll(() => vi.unstubAllGlobals())

const POSITION: { [key: string]: Json } = {
  hands: { red: ['NE1', 'breakFlask', 'fixMacheteOrFlask', 'map', 'monsoon'] },
  maze: { '1,0': 'EW1' },
  broken: [[], ['flask'], []],
}

function hint(name: string) {
  const match = at(POSITION, { values: 'off' })
  const { game, position } = match
  if (!isHunters(game)) throw new Error('another game')
  const move = match.moves.find(m => match.nameOf(m) === name)
  if (move === undefined)
    throw new Error(`${name} is not among ${match.moves.map(m => match.nameOf(m)).join(' ')}`)
  const { hunters } = game
  const hunt = {
    hunters,
    view: () => hunters.lookAt(position, 0),
    name: (seat: number) => ['Kati', 'Imi', 'Pisti'][seat]!,
  }
  return {
    pointed: pointedAt(move, hunters.state.goalCells),
    words: () => hintWords(hunt, move),
    goals: hunters.state.goalCells,
  }
}

test('a path: the card, how it lies, and where', async () => {
  const { pointed, words } = hint('NE1/turned@2,0')
  expect(pointed).toEqual({ card: codeNamed('NE1'), turned: true, cells: [cellAt(2, 0)] })
  expect(words()).toMatch(/; ide: 2\. oszlop, 0\. sor$/)
  await speak('en')
  expect(words()).toMatch(/; here: column 2, row 0$/)
})

test('tools: whose, and which one', async () => {
  const broken = hint('breakFlask>green')
  expect(broken.pointed).toEqual({ card: codeNamed('breakFlask'), cells: [], player: 2 })
  expect(broken.words()).toBe('Kulacsrongáló: Pisti')
  const fixed = hint('fixMacheteOrFlask>blue:flask')
  expect(fixed.pointed.player).toBe(1)
  expect(fixed.words()).toMatch(/Kulacsjavító: Imi: kulacs$/)
  await speak('en')
  expect(fixed.words()).toMatch(/: Imi: flask$/)
})

test('maps and rain point at the map, a pass only at the card', async () => {
  const map = hint('map>north')
  expect(map.pointed.cells).toEqual([map.goals[0]])
  expect(map.words()).toBe('Térkép: északi Céllap')
  const rain = hint('monsoon>1,0')
  expect(rain.pointed.cells).toEqual([cellAt(1, 0)])
  expect(rain.words()).toContain('(1. oszlop, 0. sor)')
  const pass = hint('pass:monsoon')
  expect(pass.pointed).toEqual({ card: codeNamed('monsoon'), cells: [] })
  expect(pass.words()).toMatch(/^lefordítva eldobni: Monszuneső/)
  await speak('en')
  expect(pass.words()).toMatch(/^discard face down: Monsoon/)
})
