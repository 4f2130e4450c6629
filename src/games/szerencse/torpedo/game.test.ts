import { expect, test } from 'vitest'
import { CHANCE, Match, Moves, NOBODY, Rng, Run, SeatView, type Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import torpedo from './game.ts'

type Pieces = Record<string, string>
const pieces = (match: Match): Pieces => json(match)['pieces'] as Pieces
const laying = (ships: string, more: object = {}, options: Options = {}) =>
  from(
    torpedo,
    {
      turn: 'blue',
      phase: 'laying',
      pieces: Object.fromEntries(ships.split(' ').map(c => [c, 'blue ship'])),
      ...more,
    },
    options,
  )
const FLEET = 'a1 a2 a3 a4 c1 c2 c3 e1 e2 e3 g1 g2 i1 i2 a6 b6 d6 f6 h6 j6'
/** Both fleets lie on the same cells; blue shoots first. */
const game = torpedo.make({})
const battle = (options: Options = {}, more: Pieces = {}) =>
  from(
    torpedo,
    {
      turn: 'blue',
      pieces: {
        ...Object.fromEntries(
          FLEET.split(' ').flatMap(c => [
            [c, 'blue ship'],
            [c.toUpperCase(), 'red ship'],
          ]),
        ),
        ...more,
      },
    },
    options,
  )
/** Lets luck lay out both fleets and draw the first player. */
const begun = (seed: number, options: Options = {}, formation = 'luck'): Match => {
  const match = start(torpedo, options)
  const rng = new Rng(seed)
  while (match.position.turn === CHANCE || json(match)['phase'] !== undefined) {
    if (match.position.turn === CHANCE) match.roll(rng)
    else play(match, moves(match).includes('ready') ? 'ready' : formation)
  }
  return match
}

/** Ships as a reader of the book finds them: cells that touch over their edges, told from names alone. */
function shipsOf(cells: readonly string[]): string[][] {
  const at = (name: string): [number, number] => [name.toLowerCase().charCodeAt(0), Number(name.slice(1))]
  const near = (a: string, b: string) => {
    const [[x, y], [u, v]] = [at(a), at(b)]
    return Math.abs(x - u) + Math.abs(y - v) === 1
  }
  const left = new Set(cells)
  const ships: string[][] = []
  for (const cell of cells) {
    if (!left.delete(cell)) continue
    const ship = [cell]
    for (const each of ship)
      for (const other of left) if (near(each, other) && left.delete(other)) ship.push(other)
    ships.push(ship)
  }
  for (const [i, a] of ships.entries())
    for (const b of ships.slice(i + 1))
      for (const p of a)
        for (const q of b) {
          const [[x, y], [u, v]] = [at(p), at(q)]
          expect(Math.max(Math.abs(x - u), Math.abs(y - v)), `${p} touches ${q}`).toBeGreaterThan(1)
        }
  return ships
}
const fleetOf = (match: Match, player: string): string[][] =>
  shipsOf(Object.entries(pieces(match)).flatMap(([cell, name]) => (name.startsWith(player) ? [cell] : [])))
const sizes = (ships: readonly string[][]): string =>
  ships
    .map(ship => ship.length)
    .sort((a, b) => b - a)
    .join('')

test('two seas of 10 by 10 cells, larger by option', () => {
  for (const side of [10, 12, 15])
    expect(torpedo.make({ size: String(side) }).board.size).toBe(2 * side * side)
  expect(torpedo.make({}).board.names).toContain('J10')
})

test('the fleet: 4, 3 3, 2 2 2, 1 1 1 1 cells, never touching, drawn by luck in every formation', () => {
  for (const formation of ['luck', 'shore', 'convoy', 'scattered'])
    for (let seed = 1; seed < 4; seed++) {
      const match = begun(seed, {}, formation)
      for (const player of ['blue', 'red']) expect(sizes(fleetOf(match, player))).toBe('4332221111')
    }
  expect(sizes(fleetOf(begun(1, { fleet: 'five' }), 'red'))).toBe('54332')
})

test('the formations differ: ships at the shore, close together, far apart', () => {
  const mean = (formation: string, of: (cells: [number, number][]) => number): number => {
    let sum = 0
    for (let seed = 1; seed <= 6; seed++)
      sum += of(
        fleetOf(begun(seed, {}, formation), 'blue')
          .flat()
          .map((c): [number, number] => [c.charCodeAt(0) - 97, Number(c.slice(1)) - 1]),
      )
    return sum / 6
  }
  const rim = (cells: [number, number][]) => cells.filter(([x, y]) => x % 9 === 0 || y % 9 === 0).length
  const wide = (cells: [number, number][]) =>
    cells.reduce((sum, [x, y]) => sum + cells.reduce((s, [u, v]) => s + Math.hypot(x - u, y - v), 0), 0)
  expect(mean('shore', rim)).toBeGreaterThan(mean('luck', rim) + 3)
  expect(mean('convoy', wide)).toBeLessThan(0.9 * mean('luck', wide))
  expect(mean('scattered', wide)).toBeGreaterThan(1.08 * mean('luck', wide))
})

test('only the number of cells agreed on: any division', () => {
  const divisions = new Set<string>()
  for (let seed = 1; seed < 6; seed++) {
    const found = fleetOf(begun(seed, { fleet: 'total20' }), 'blue')
    expect(found.flat()).toHaveLength(20)
    divisions.add(sizes(found))
  }
  expect(divisions.size).toBeGreaterThan(2)
  const match = laying('a1', { making: 'a1' }, { fleet: 'total20' })
  // The ship grows, or another begins where nothing touches.
  expect(moves(match)).toEqual(expect.arrayContaining(['a2', 'b1', 'c1', 'j10']))
  expect(moves(match)).not.toContain('b2')
  const ready = FLEET.replace('a1 a2 a3 a4', 'a1 a2 a3 j9')
  expect(moves(laying(ready, {}, { fleet: 'total20' }))).toContain('ready')
})

test('straight ships only', () => {
  for (const fleet of ['ten', 'total30'])
    for (const ship of fleetOf(begun(3, { straight: 'on', fleet }), 'red'))
      expect(Math.min(new Set(ship.map(c => c[0])).size, new Set(ship.map(c => c.slice(1))).size)).toBe(1)
  const match = laying('d5 d6', { making: 'd6' }, { straight: 'on' })
  expect(moves(match).filter(name => !/:|[a-z]{3}/.test(name))).toEqual(['d4', 'd7'])
  expect(refused(match)['c5']).toContain('straight')
})

test('a ship is drawn cell by cell: bends and branches join over edges, the longest ship comes first', () => {
  const match = play(start(torpedo), 'd5 d6 d7')
  const cells = moves(match).filter(name => /^[a-j]\d+$/.test(name))
  expect(cells).toEqual(['c5', 'c6', 'c7', 'd4', 'd8', 'e5', 'e6', 'e7'])
  expect(refused(match)['e8']).toContain('over their edges')
  expect(refused(match)['h1']).toContain('Go on with the ship')
  expect(refused(match)['E5']).toContain('own sea')
  play(match, 'c6')
  expect(json(match)['making']).toBeUndefined()
  expect(refused(match)['e8']).toContain('touch')
  expect(refused(match)['b5']).toContain('touch')
  expect(moves(match)).toContain('f5')
  expect(match.game.prompt!(match.position)!.en).toContain('3 cells')
})

test('ships are lifted, the paper is cleared, and a whole fleet is declared ready', () => {
  const match = laying(FLEET)
  expect(moves(match)).toContain('ready')
  expect(refused(match)['e9']).toContain('whole')
  play(match, 'lift:c2')
  expect(moves(match)).not.toContain('ready')
  for (const cell of ['c1', 'c2', 'c3']) expect(pieces(match)[cell]).toBeUndefined()
  play(match, 'c1 c2')
  expect(json(match)['making']).toBe('c2')
  play(match, 'lift:c1 c1 c2 c3')
  expect(moves(match)).toContain('ready')
  play(match, 'clear')
  expect(pieces(match)).toEqual({})
})

test('changes come to an end, so that the battle begins', () => {
  const match = laying(FLEET, { changes: 60 })
  expectMoves(match, 'ready')
  expect(refused(match)['lift:a1']).toContain('changed enough')
})

test('a paper without room for the next ship is cleared', () => {
  const gone = 'a1 a3 a5 a7 a9 c1 c3 c5 c7 c9 e1 e3 e5 e7 e9 g1 g3 g5 g7 g9 i1 i3 i5 i7 i9'
  const match = laying(gone, { changes: 60 }, { fleet: 'total30' })
  expectMoves(match, 'clear')
})

test('the first shooter is drawn by lot, each as often', () => {
  const match = laying(FLEET, {
    turn: 'red',
    pieces: Object.fromEntries(FLEET.split(' ').map(c => [c.toUpperCase(), 'red ship'])),
  })
  play(match, 'ready')
  expect(match.position.turn).toBe(CHANCE)
  expectMoves(match, 'first:blue first:red')
  let blue = 0
  for (let seed = 0; seed < 100; seed++) {
    const lot = Match.beginFrom(torpedo, {}, json(match))
    if (!lot.ok) throw new Error(lot.why.en)
    lot.value.roll(new Rng(seed))
    if (lot.value.position.turn === 0) blue++
  }
  expect(Math.abs(blue - 50)).toBeLessThan(20)
})

test('miss, hit, hit and sunk; then the other shoots, and no cell twice', () => {
  const match = battle()
  expect(moves(match)).toHaveLength(100)
  expect(refused(match)['a1']).toContain('not at your own')
  const heard = () => game.scene(match.position).notes![0]!.en
  play(match, 'B2')
  expect([pieces(match)['B2'], heard(), match.position.turn]).toEqual(['miss', 'B2: a miss', 1])
  play(match, 'i1')
  expect([pieces(match)['i1'], heard(), match.position.turn]).toEqual(['blue hit', 'i1: a hit', 0])
  play(match, 'J6')
  expect([pieces(match)['J6'], heard()]).toEqual(['red sunk', 'J6: hit and sunk'])
  play(match, 'i2')
  expect([pieces(match)['i1'], pieces(match)['i2'], heard()]).toEqual([
    'blue sunk',
    'blue sunk',
    'i2: hit and sunk',
  ])
  expect(moves(match)).toHaveLength(98)
  expect(refused(match)['B2']).toContain('before')
  expect(refused(match)['J6']).toContain('before')
  expect(game.scene(match.position).trays.map(tray => tray.text!.en)).toEqual([
    '4 · 3 · 3 · 2 · 2 · 1 · 1 · 1 · 1',
    '4 · 3 · 3 · 2 · 2 · 2 · 1 · 1 · 1',
  ])
})

test('by the American rule a hit gives another shot, a miss does not', () => {
  const match = play(battle({ american: 'on' }), 'A1 A2')
  expect(match.position.turn).toBe(0)
  expect(match.game.prompt!(match.position)!.en).toContain('once more')
  expect(play(match, 'B2').position.turn).toBe(1)
})

test('the last ship sunk wins at once', () => {
  const sunk = Object.fromEntries(FLEET.split(' ').map(c => [c.toUpperCase(), 'red sunk']))
  const match = battle({}, { ...sunk, J6: 'red ship' })
  expect(match.outcome).toBeUndefined()
  play(match, 'J6')
  expect(match.outcome!.result).toEqual([1, 0])
})

test('nobody sees the other fleet before the end, by any view, scene, story or listing', () => {
  const match = begun(5)
  for (const seed of [1, 2, 3, 4]) match.play(match.game.pick!(match.position, new Rng(seed)))
  for (const [seat, other] of [
    [0, 'red'],
    [1, 'blue'],
    [NOBODY, 'red'],
    [NOBODY, 'blue'],
  ] as const) {
    const view = new SeatView(match, seat)
    const text = JSON.stringify(game.layout.write(view.position)) + view.log.join(' ')
    expect(text).not.toContain(`${other} ship`)
    expect(JSON.stringify(game.scene(match.position, seat))).not.toContain(
      other === 'red' ? 'piros hajó' : 'kék hajó',
    )
  }
  expect(new SeatView(match, 1).log.slice(0, 3)).toEqual(['formation', '?', '?'])
})

test('what a seat imagines fits all it knows, ship by ship', () => {
  for (const options of [{}, { fleet: 'total20' }, { fleet: 'five', straight: 'on' }]) {
    const run = new Run(torpedo.make(options))
    const match = begun(11, options)
    run.position.copyFrom(match.position)
    const rng = new Rng(8)
    for (let ply = 0; ply < 120 && !run.game.outcome(run.position); ply++) {
      const seen = run.game.layout.view(run.position, 0)
      if (ply % 12 === 0) {
        const world = run.game.layout.write(run.game.imagine!(seen, 0, rng))['pieces'] as Pieces
        const red = shipsOf(Object.keys(world).filter(cell => world[cell]!.startsWith('red')))
        expect(sizes(red).length === 0 ? 0 : red.flat()).toHaveLength(options.fleet === 'five' ? 17 : 20)
        for (const ship of red)
          expect(
            ship.every(cell => world[cell] === 'red sunk') || ship.some(cell => world[cell] === 'red ship'),
          ).toBe(true)
      }
      run.play(run.game.pick!(run.position, rng))
    }
  }
})

test('the hunter shoots where ships must be, and needs far fewer shots than luck', () => {
  const best = (match: Match) => {
    const out = new Moves()
    match.game.ideas!(match.position, out)
    return out.at(0)
  }
  // Three misses in a row make no neighbour of theirs likelier: the next shot goes elsewhere.
  const missed = from(torpedo, { turn: 'blue', pieces: { D5: 'miss', E5: 'miss', F5: 'miss' } })
  expect(['G5', 'C5', 'D6', 'E6', 'F6', 'D4', 'E4', 'F4']).not.toContain(missed.nameOf(best(missed)))
  const corner = { J6: 'red hit', I6: 'miss', I7: 'miss', J5: 'miss' }
  const match = battle({}, { ...corner, J7: 'red ship', A6: 'red ship' })
  expect(match.nameOf(best(match))).toBe('J7')
  const hunt = begun(2)
  let shots = 0
  for (let i = 0; !hunt.outcome; i++) {
    const blue = hunt.position.turn === 0
    if (blue) shots++
    hunt.play(blue ? best(hunt) : hunt.game.pick!(hunt.position, new Rng(i)))
  }
  expect(shots).toBeLessThan(75)
})
