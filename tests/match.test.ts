// The log of a match: who may write what into it, what follows from it, and what it costs.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  CHANCE,
  Match,
  Rng,
  NOBODY,
  SeatView,
  type Definition,
  type Game,
  type MatchJson,
} from '../src/engine/index.ts'
import bogarhaz from '../src/games/sakk/bogarhaz/game.ts'
import sakk from '../src/games/sakk/sakk/game.ts'
import hex from '../src/games/osszekotos/hex/game.ts'
import backgammon from '../src/games/szerencse/backgammon/game.ts'
import ekkovadaszok from '../src/games/uj/ekkovadaszok/game.ts'
import stratego from '../src/games/egyeb-logikai/stratego/game.ts'
import tamsk from '../src/games/egyeb-logikai/tamsk/game.ts'
import { parseSavedMatch } from '../src/wire/index.ts'

const small = { size: '6' }
const reopened = (match: Match): Match => {
  const json = JSON.parse(JSON.stringify(match.save())) as MatchJson
  const read = parseSavedMatch({
    id: 'x',
    name: '',
    updated: '2026-11-16T04:00:00.000Z',
    seats: match.game.players.map(() => ({ kind: 'person' })),
    match: json,
  })
  if (!read.ok) throw new Error(read.why.en)
  const opened = Match.replay(match.definition, read.value.match)
  if (!opened.ok) throw new Error(opened.why.en)
  return opened.value
}

describe('who may write', () => {
  test('a seat moves only in its turn', () => {
    const match = Match.begin(hex, small)
    expect(match.submit(1, 'a1')).toMatchObject({ ok: false })
    expect(match.submit(7, 'a1')).toMatchObject({ ok: false })
    expect(match.events).toEqual([])
    expect(match.submit(0, 'a1')).toEqual({ ok: true, value: { do: 'move', move: 'a1', by: 0 } })
    expect(match.submit(0, 'b2')).toMatchObject({ ok: false })
    expect(match.submit(1, 'b2')).toMatchObject({ ok: true })
    expect(match.submit(0, 'b2')).toMatchObject({ ok: false })
    expect(match.log).toEqual(['a1', 'b2'])
  })

  test('luck is nobody’s to choose', () => {
    const match = Match.begin(backgammon)
    while (match.position.turn !== CHANCE) match.play(match.moves[0]!)
    expect(match.position.turn).toBe(CHANCE)
    const roll = match.nameOf(match.moves[0]!)
    expect(match.submit(0, roll)).toMatchObject({ ok: false })
    expect(match.submit(1, roll)).toMatchObject({ ok: false })
    expect(match.submit(CHANCE, roll)).toMatchObject({ ok: false })
    match.roll(new Rng(1))
    expect(match.events.find(event => event.by === 'luck')).toMatchObject({
      do: 'move',
      move: match.log.at(-1),
    })
  })

  test('time comes by the clock only, never as text', () => {
    const match = Match.begin(bogarhaz, { clock: 'on' })
    for (let seat = 0; seat < 4; seat++)
      expect(match.submit(seat, 'time:300000')).toMatchObject({ ok: false })
    expect(match.playNamed('time:300000')).toMatchObject({ ok: false })
    expect(match.take({ do: 'time', ms: 300_000, by: 0 })).toMatchObject({ ok: false })
    expect(match.take({ do: 'time', ms: 300_000, by: 'host' })).toMatchObject({ ok: false })
    expect(match.outcome).toBeUndefined()
    expect(match.events).toEqual([])
    match.elapse(300_000)
    expect(match.outcome).toBeDefined()
  })

  test('a seat cannot walk, sit, settle or name', () => {
    const match = Match.begin(hex, small)
    match.submit(0, 'a1')
    expect(match.take({ do: 'goto', to: 0, by: 0 })).toMatchObject({ ok: false })
    expect(match.at).toBe(1)
  })

  test('giving up ends the match for the one who does', () => {
    const match = Match.begin(hex, small)
    expect(match.submit(1, { do: 'resign' })).toMatchObject({ ok: true })
    expect(match.outcome?.result).toEqual([1, 0])
    expect(match.submit(0, { do: 'resign' })).toMatchObject({ ok: false })
    expect(match.submit(0, 'a1')).toMatchObject({ ok: false })
    expect(reopened(match).outcome).toEqual(match.outcome)
  })
})

describe('agreeing', () => {
  test('a draw is offered, declined, lapses with a move, and is taken', () => {
    const match = Match.begin(sakk)
    match.submit(0, { do: 'offer draw' })
    expect(match.drawOffer).toBe(0)
    expect(match.submit(0, { do: 'take draw' })).toMatchObject({ ok: false })
    match.submit(1, { do: 'decline draw' })
    expect(match.drawOffer).toBeUndefined()
    expect(match.submit(1, { do: 'take draw' })).toMatchObject({ ok: false })
    match.submit(0, { do: 'offer draw' })
    match.submit(0, 'e2-e4')
    expect(match.drawOffer).toBe(0)
    match.submit(1, 'e7-e5')
    expect(match.drawOffer).toBeUndefined()
    match.submit(1, { do: 'offer draw' })
    match.submit(0, { do: 'take draw' })
    expect(match.outcome?.result).toEqual([0.5, 0.5])
    expect(reopened(match).outcome).toEqual(match.outcome)
  })

  test('of four players three must take it', () => {
    const match = Match.begin(bogarhaz, {})
    match.submit(2, { do: 'offer draw' })
    match.submit(0, { do: 'take draw' })
    match.submit(1, { do: 'take draw' })
    expect(match.outcome).toBeUndefined()
    match.submit(3, { do: 'take draw' })
    expect(match.outcome).toBeDefined()
  })

  test('undo is asked and agreed, and nothing is cut off', () => {
    const match = Match.begin(hex, small)
    match.submit(0, 'a1')
    match.submit(1, 'b2')
    match.submit(0, { do: 'ask undo', to: 0 })
    expect(match.at).toBe(2)
    expect(match.submit(0, { do: 'agree undo' })).toMatchObject({ ok: false })
    match.submit(1, { do: 'decline undo' })
    expect(match.submit(1, { do: 'agree undo' })).toMatchObject({ ok: false })
    match.submit(0, { do: 'ask undo', to: 0 })
    match.submit(1, { do: 'agree undo' })
    expect(match.at).toBe(0)
    match.submit(0, 'c3')
    expect(match.log).toEqual(['c3'])
    expect(match.events.flatMap(event => (event.do === 'move' ? [event.move] : []))).toEqual([
      'a1',
      'b2',
      'c3',
    ])
    expect(match.events).toHaveLength(7)
    const again = reopened(match)
    expect(again.log).toEqual(['c3'])
    expect(again.events).toHaveLength(7)
  })
})

describe('time', () => {
  test('ticks wait for the next decision and are one entry then', () => {
    const match = Match.begin(bogarhaz, { clock: 'on' })
    const clocks = () => JSON.stringify(match.game.layout.write(match.position))
    const before = clocks()
    for (let i = 0; i < 50; i++) match.tick(100)
    expect(match.events).toEqual([])
    expect(clocks()).not.toBe(before)
    match.play(match.moves[0]!)
    expect(match.events.map(event => event.do)).toEqual(['time', 'move'])
    expect(match.events[0]).toEqual({ do: 'time', ms: 5000, by: 'clock' })
    const slow = Match.begin(bogarhaz, { clock: 'on' })
    for (let i = 0; i < 50; i++) slow.elapse(100)
    slow.playNamed(match.log.at(-1)!)
    expect(clocks()).toBe(JSON.stringify(slow.game.layout.write(slow.position)))
  })

  test('a tick that ends the match is written down at once', () => {
    const match = Match.begin(bogarhaz, { clock: 'on' })
    for (let i = 0; i < 300; i++) match.tick(1000)
    expect(match.outcome).toBeDefined()
    expect(match.events).toHaveLength(1)
    expect(reopened(match).outcome).toEqual(match.outcome)
  })

  test('more time than a game takes at once is written down in parts, and none is lost', () => {
    const match = Match.begin(tamsk)
    if (!match.game.elapse) return
    let told = 0
    for (let i = 0; i < 40; i++) if (match.tick(1000)) told += 1000
    match.logTime()
    const written = match.events.reduce((sum, event) => sum + (event.do === 'time' ? event.ms : 0), 0)
    expect(written).toBe(told)
  })
})

describe('old saves', () => {
  const beginning = {
    format: 'jatekvilag-match',
    version: 1,
    game: 'hex',
    rules: hex.rules,
    options: small,
  } as const
  const open = (saved: MatchJson): Match => {
    const opened = Match.replay(hex, saved)
    if (!opened.ok) throw new Error(opened.why.en)
    return opened.value
  }
  test('moves, the place in them, and an end by agreement', () => {
    expect(open({ ...beginning, moves: ['a1', 'b2', 'c3'] }).log).toEqual(['a1', 'b2', 'c3'])
    const back = open({ ...beginning, moves: ['a1', 'b2', 'c3'], at: 1 })
    expect([back.at, back.length]).toEqual([1, 3])
    const settled = { result: [1, 0], reason: { hu: 'x', en: 'x' } }
    expect(open({ ...beginning, moves: ['a1'], at: 1, settled }).outcome).toEqual(settled)
  })
  test('time among the moves', () => {
    const match = Match.begin(bogarhaz, { clock: 'on' })
    match.elapse(1500)
    match.play(match.moves[3]!)
    const saved: MatchJson = {
      ...beginning,
      game: 'bogarhaz',
      rules: bogarhaz.rules,
      options: { clock: 'on' },
      moves: [...match.log],
    }
    const opened = Match.replay(bogarhaz, saved)
    expect(opened.ok && opened.value.position.words).toEqual(match.position.words)
  })
  test('the longest part that can be repeated, and where it ends', () => {
    const broken = Match.repeat(hex, { ...beginning, version: 2, events: ['a1', 'b2', 'b2', 'c3'] })
    expect(broken.ok && broken.value.match.log).toEqual(['a1', 'b2'])
    expect(broken.ok && broken.value.broken).toMatchObject({ n: 3 })
  })
})

/** The same game, with its plays counted. */
function counting(definition: Definition): { definition: Definition; plays(): number } {
  let plays = 0
  return {
    plays: () => plays,
    definition: {
      ...definition,
      make(options): Game {
        const game = definition.make(options)
        return {
          ...game,
          play(p, m) {
            plays++
            game.play(p, m)
          },
        }
      },
    },
  }
}

describe('what a move costs does not depend on the length of the match', () => {
  /** Knights go out and home for ever. */
  const shuttle = (match: Match, moves: number) => {
    const round = ['g1-f3', 'g8-f6', 'f3-g1', 'f6-g8']
    for (let i = 0; i < moves; i++) expect(match.playNamed(round[i % 4]!).ok, `move ${i}`).toBe(true)
  }
  const work = (at: number): Record<string, number> => {
    const { definition, plays } = counting({
      ...sakk,
      make: options => ({ ...sakk.make(options), draws: {}, outcome: () => undefined }),
    })
    const match = Match.begin(definition)
    shuttle(match, at)
    expect(match.length).toBe(at)
    const cost = (act: () => void): number => {
      const before = plays()
      act()
      return plays() - before
    }
    return {
      move: cost(() => match.play(match.moves[0]!)),
      undo: cost(() => match.undo()),
      redo: cost(() => match.redo()),
      'a frame of the film': cost(() => match.positionAt(match.length - 30)),
      'the next frame': cost(() => match.positionAt(match.length - 29)),
      'a frame back': cost(() => match.positionAt(match.length - 31)),
      'positions met': cost(() => match.seenKeys()),
    }
  }
  test('at 50, 500 and 3,000 moves', () => {
    const [short, middle, long] = [50, 500, 3000].map(work)
    if (process.env['SHOW']) console.table({ 50: short, 500: middle, 3000: long })
    for (const what of Object.keys(short!))
      expect([middle![what]! <= 64, long![what]! <= 64], `${what}: ${middle![what]}, ${long![what]}`).toEqual(
        [true, true],
      )
    expect([short!['move'], middle!['move'], long!['move']]).toEqual([1, 1, 1])
    expect([middle!['the next frame'], long!['the next frame']]).toEqual([1, 1])
  })
})

test('any walk through a match leads to what a plain replay gives', () => {
  const games = [hex, sakk, backgammon, stratego]
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.array(fc.tuple(fc.constantFrom('play', 'play', 'play', 'goto', 'undo', 'redo'), fc.nat(200)), {
        maxLength: 120,
      }),
      (definition, acts) => {
        const match = Match.begin(definition)
        const rng = new Rng(3)
        for (const [act, n] of acts) {
          if (act === 'play') {
            match.roll(rng)
            if (match.moves.length > 0) match.play(match.moves[n % match.moves.length]!)
          } else if (act === 'goto') match.goto(n % (match.length + 1))
          else match[act]()
        }
        const plain = Match.begin(definition)
        for (let i = 0; i < match.at; i++) plain.play(match.moveAt(i)!)
        expect(plain.position.words).toEqual(match.position.words)
        expect(plain.outcome).toEqual(match.outcome)
        expect(new Map(plain.seenKeys())).toEqual(new Map(match.seenKeys()))
        const again = reopened(match)
        expect(again.position.words).toEqual(match.position.words)
        expect(again.log).toEqual(match.log)
        expect(again.events).toHaveLength(match.events.length)
      },
    ),
    { numRuns: 60 },
  )
})

describe('what a seat may know', () => {
  const played = (definition: typeof stratego, plies: number): Match => {
    const match = Match.begin(definition)
    const rng = new Rng(2)
    while (match.length < plies && !match.outcome) {
      match.roll(rng)
      if (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
    }
    return match
  }
  test('positions, own moves and told names come from the view alone', () => {
    const match = played(stratego, 90)
    for (const seat of [0, 1]) {
      const seen = new SeatView(match, seat)
      expect(seen.position.words).toEqual(match.game.layout.view(match.position, seat).words)
      expect(seen.positionAt(60).words).toEqual(match.game.layout.view(match.positionAt(60), seat).words)
      for (const m of seen.moves) expect(match.actorOf(m)).toBe(seat)
      for (let i = 0; i < match.length; i++) {
        if (match.moverAt(i) === seat) expect(seen.log[i]).toBe(match.log[i])
        else if (seen.log[i] !== match.log[i]) expect(seen.moveAt(i)).toBeUndefined()
      }
      expect(seen.log.some((name, i) => name !== match.log[i])).toBe(true)
    }
  })
  test('nothing of another seat can be told from it: two matches with other secrets read the same', () => {
    const match = played(stratego, 90)
    const seen = new SeatView(match, 0)
    const world = match.game.imagine!(seen.position, 0, new Rng(8))
    expect(match.game.layout.view(world, 0).words).toEqual(seen.position.words)
  })
  test('an onlooker hears what everybody may hear, lists no move and finds none', () => {
    for (const definition of [stratego, ekkovadaszok]) {
      const match = played(definition, 90)
      const open = new SeatView(match, NOBODY)
      const seats = match.game.players.map((_, seat) => new SeatView(match, seat))
      let hidden = 0
      for (let i = 0; i < match.length; i++) {
        // What is plain to an onlooker is plain to all; what is hidden from it is at most its maker's.
        if (open.log[i] === match.log[i]) for (const seat of seats) expect(seat.log[i]).toBe(match.log[i])
        else {
          hidden++
          expect(open.moveAt(i)).toBeUndefined()
        }
      }
      expect(hidden).toBeGreaterThan(5)
      expect(open.moves).toEqual([])
      for (const m of match.moves)
        expect(open.find(match.nameOf(m))).toEqual({
          ok: false,
          why: { hu: 'Most nem te jössz.', en: 'It is not your turn.' },
        })
    }
  })
  test('asking does not tell what others could do: a foreign move is refused like nonsense', () => {
    const match = Match.begin(bogarhaz, { clock: 'on' })
    const all = match.moves.map(m => [match.actorOf(m), match.nameOf(m)] as const)
    const [seat] = all[0]!
    const seen = new SeatView(match, seat)
    const foreign = all.find(
      ([actor, name]) => actor !== seat && !all.some(o => o[0] === seat && o[1] === name),
    )!
    const refused = (name: string) => {
      const found = seen.find(name)
      return found.ok ? 'found' : found.why.en.replace(name, '…')
    }
    expect(refused(foreign[1])).toBe(refused('nonsense'))
  })
  test('how a move is told is asked of the rules once, however often it is read', () => {
    const match = played(stratego, 90)
    let asked = 0
    const { tell } = match.game
    Object.assign(match.game, {
      tell: (...args: Parameters<NonNullable<typeof tell>>) => (asked++, tell!(...args)),
    })
    const read = () => new SeatView(match, 1).log.length
    read()
    const once = asked
    expect(once).toBeGreaterThan(10)
    for (let i = 0; i < 5; i++) read()
    expect(asked).toBe(once)
  })
  test('a game without secrets, and any match that is over, is seen whole', () => {
    const match = Match.begin(hex, small)
    match.playNamed('a1')
    const seen = new SeatView(match, 1)
    expect([seen.log, seen.moveAt(0), seen.at]).toEqual([['a1'], match.moveAt(0), 1])
    const over = played(stratego, 90)
    over.resign(0)
    expect(new SeatView(over, 1).log).toEqual(over.log)
  })
})
