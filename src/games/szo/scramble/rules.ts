import {
  CHANCE,
  Layout,
  type Move,
  type Options,
  type Outcome,
  type Position,
  type Reason,
  type Rng,
} from '../../../engine/index.ts'
import {
  BLUE,
  GREEN,
  most,
  numberCodec,
  numbersCodec,
  RED,
  wordCodec,
  YELLOW,
  type BoardGame,
} from '../../../kit/index.ts'
import { ALPHABET, BLANK, RACK, TILES } from './data.ts'
import { lexicon } from './lexicon.ts'
import {
  aligned,
  CELLS,
  CENTRE,
  formed,
  joined,
  onward,
  scoreOf,
  SIDE,
  unbroken,
  type Letters,
} from './lines.ts'
import { plays, type Laying } from './plays.ts'
import {
  laidCodec,
  lettersCodec,
  PHASES,
  premiumsOf,
  rackCodec,
  scrambleBoard,
  scrambleScene,
  type Words,
} from './table.ts'

const [LAY, NAME, OBJECT, ANSWER, DRAW, START, OVER, DEAL] = [0, 1, 2, 3, 4, 5, 6, 7]
const KINDS = [
  'lay',
  'name',
  'done',
  'recall',
  'pass',
  'accept',
  'object',
  'withdraw',
  'insist',
  'draw',
  'start',
  'swap',
] as const
type Kind = (typeof KINDS)[number]
const made = (kind: Kind, tile = 0, cell = 0): Move => tile | (cell << 5) | (KINDS.indexOf(kind) << 20)
const kindOf = (m: Move): Kind => KINDS[m >> 20]!
const tileOf = (m: Move): number => m & 31
const cellOf = (m: Move): number => (m >> 5) & 0xff

/** The code of a blank that has been laid but not named yet. */
const UNNAMED = 53

const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Az első szónak érintenie kell a középső (h8) mezőt.',
    en: 'The first word must cover the centre (h8).',
    rule: 'moves',
  },
  { hu: 'Az első szó legalább kétbetűs.', en: 'The first word has at least two letters.', rule: 'moves' },
  {
    hu: 'A betűknek egy sorban vagy oszlopban, hézag nélkül kell állniuk.',
    en: 'The tiles must stand in one row or column without a gap.',
    rule: 'moves',
  },
  {
    hu: 'A szónak csatlakoznia kell a táblán lévő betűkhöz.',
    en: 'The word must join letters already on the board.',
    rule: 'moves',
  },
  {
    hu: 'Van köztük olyan szó, amely nincs a szólistában.',
    en: 'One of the words is not in the word list.',
    rule: 'objection',
  },
]

const BONUS = 50
const CAP = 1500

export function scrambleRules(options: Options): BoardGame {
  const language = options['language'] ?? 'english'
  const judging = options['words'] ?? 'challenge'
  const official = options['official'] === 'on'
  const tiles = TILES[language]!
  const list = judging === 'free' ? undefined : lexicon(language)
  const players = [RED, BLUE, GREEN, YELLOW].slice(0, Number(options.players ?? 2))
  const n = players.length
  const board = scrambleBoard(official)
  const premiums = premiumsOf(board)

  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', CELLS, { json: lettersCodec(board), see: 'all' })
  const laid = layout.range('laid', RACK, { json: laidCodec(board), see: 'all' })
  const own = (start: number) => (p: Position, i: number, seat: number) =>
    Math.floor((i - start) / 27) === seat ? p.at(i) : 0
  const racks: number = layout.range('racks', n * 27, {
    json: rackCodec(players),
    see: (p, i, seat) => own(racks)(p, i, seat),
  })
  const sizes = layout.range('rackSizes', n, { json: numbersCodec(0, RACK), see: 'all' })
  const aside: number = layout.range('aside', 27, {
    json: numbersCodec(),
    see: (p, i, seat) => (p.at(mover) === seat ? p.at(i) : 0),
  })
  const asideSize = layout.range('asideSize', 1, { json: numberCodec(), see: 'all' })
  const bag = layout.range('bag', 27, { json: numbersCodec(), see: () => 0 })
  const bagSize = layout.range('bagSize', 1, { json: numberCodec(), see: 'all' })
  const scores = layout.range('scores', n, { json: numbersCodec(-1000), see: 'all' })
  const phase = layout.range('phase', 1, { json: wordCodec(PHASES), see: 'all' })
  const mover = layout.range('mover', 1, { json: numberCodec(0, 0, n - 1), see: 'all' })
  const passes = layout.range('passes', 1, { json: numberCodec(), see: 'all' })
  const objector = layout.range('objector', 1, { json: numberCodec(0, 0, n - 1), see: 'all' })
  const skips = layout.range('skips', n, { json: numbersCodec(), see: 'all' })
  const words: Words = { cells, laid, racks, sizes, asideSize, bagSize, scores, phase, mover }

  const letters = (p: Position): Letters => ({
    letter: c => (p.at(cells + c) === 0 ? -1 : (p.at(cells + c) - 1) % 26),
    blank: c => p.at(cells + c) > 26,
  })
  const laidCells = (p: Position): number[] => {
    const found: number[] = []
    for (let i = 0; i < RACK && p.at(laid + i) > 0; i++) found.push(p.at(laid + i) - 1)
    return found
  }
  const isFirst = (p: Position, fresh: readonly number[]): boolean => {
    for (let c = 0; c < CELLS; c++) if (p.at(cells + c) > 0 && !fresh.includes(c)) return false
    return true
  }
  const add = (p: Position, i: number, by: number) => p.put(i, p.at(i) + by)
  const give = (p: Position, player: number, tile: number, by: number) => {
    add(p, racks + player * 27 + tile, by)
    add(p, sizes + player, by)
  }

  const takeBack = (p: Position) => {
    for (const cell of laidCells(p)) {
      const code = p.at(cells + cell)
      give(p, p.at(mover), code > 26 ? BLANK : code - 1, 1)
      p.put(cells + cell, 0)
    }
    for (let i = 0; i < RACK; i++) p.put(laid + i, 0)
  }
  const listed = (p: Position): boolean =>
    list === undefined || formed(letters(p), laidCells(p)).every(word => list.has(word.letters))

  const next = (p: Position) => {
    let player = p.at(mover)
    do {
      player = (player + 1) % n
      if (p.at(skips + player) === 0) break
      p.put(skips + player, 0)
    } while (player !== p.at(mover))
    p.put(mover, player)
    p.put(phase, LAY)
    p.pass(player)
  }
  const settle = (p: Position) => {
    if (official) {
      const finisher = players.findIndex((_, i) => p.at(sizes + i) === 0)
      for (let i = 0; i < n; i++) {
        let left = 0
        for (let t = 0; t < 27; t++) left += p.at(racks + i * 27 + t) * tiles.values[t]!
        add(p, scores + i, -left)
        if (finisher >= 0) add(p, scores + finisher, left)
      }
    }
    p.put(phase, OVER)
  }
  /** Luck fills the mover's rack; when nothing is left to draw, the turn goes on. */
  const refill = (p: Position) => {
    const player = p.at(mover)
    if (p.at(sizes + player) < RACK && p.at(bagSize) > 0) {
      p.put(phase, DRAW)
      p.pass(CHANCE)
      return
    }
    for (let t = 0; t < 27; t++) {
      add(p, bag + t, p.at(aside + t))
      p.put(aside + t, 0)
    }
    add(p, bagSize, p.at(asideSize))
    p.put(asideSize, 0)
    if (p.at(sizes + player) === 0) settle(p)
    else next(p)
  }
  const stands = (p: Position) => {
    const fresh = laidCells(p)
    const bonus = official && fresh.length === RACK ? BONUS : 0
    add(p, scores + p.at(mover), scoreOf(letters(p), fresh, tiles, premiums) + bonus)
    for (let i = 0; i < RACK; i++) p.put(laid + i, 0)
    p.put(passes, 0)
    refill(p)
  }
  /** The next opponent is asked; when all have agreed the word stands. */
  const ask = (p: Position, player: number) => {
    if (player === p.at(mover)) return stands(p)
    p.put(phase, OBJECT)
    p.pass(player)
  }

  const play: Record<Kind, (p: Position, m: Move) => void> = {
    lay(p, m) {
      const tile = tileOf(m)
      give(p, p.turn, tile, -1)
      p.put(cells + cellOf(m), tile === BLANK ? UNNAMED : tile + 1)
      p.put(laid + laidCells(p).length, cellOf(m) + 1)
      if (tile === BLANK) p.put(phase, NAME)
    },
    name(p, m) {
      p.put(cells + laidCells(p).at(-1)!, 27 + tileOf(m))
      p.put(phase, LAY)
    },
    recall: takeBack,
    done(p) {
      if (p.at(asideSize) > 0) return (p.put(passes, 0), refill(p))
      if (judging === 'challenge') ask(p, (p.turn + 1) % n)
      else stands(p)
    },
    pass(p) {
      add(p, passes, 1)
      if (p.at(passes) >= n) settle(p)
      else next(p)
    },
    accept: p => ask(p, (p.turn + 1) % n),
    object(p) {
      p.put(phase, ANSWER)
      p.put(objector, p.turn)
      p.pass(p.at(mover))
    },
    withdraw(p) {
      takeBack(p)
      next(p)
    },
    insist(p) {
      if (listed(p)) {
        if (options['penalty'] === 'on') p.put(skips + p.at(objector), 1)
        return ask(p, (p.at(objector) + 1) % n)
      }
      takeBack(p)
      next(p)
    },
    draw(p, m) {
      add(p, bag + tileOf(m), -1)
      add(p, bagSize, -1)
      give(p, p.at(mover), tileOf(m), 1)
      if (p.at(phase) === DEAL) deal(p)
      else refill(p)
    },
    start(p, m) {
      p.put(mover, tileOf(m))
      deal(p)
    },
    swap(p, m) {
      give(p, p.turn, tileOf(m), -1)
      add(p, aside + tileOf(m), 1)
      add(p, asideSize, 1)
    },
  }
  /** At the start everybody draws seven in turn, the starting player first and so also next. */
  const deal = (p: Position) => {
    p.put(phase, DEAL)
    if (p.at(sizes + p.at(mover)) < RACK) return p.pass(CHANCE)
    p.put(mover, (p.at(mover) + 1) % n)
    if (p.at(sizes + p.at(mover)) < RACK) return p.pass(CHANCE)
    p.put(phase, LAY)
    p.pass(p.at(mover))
  }

  const layings = (p: Position): Laying[] =>
    laidCells(p).map(cell => ({ cell, letter: letters(p).letter(cell), blank: p.at(cells + cell) > 26 }))

  return {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: REASONS,
    draws: { cap: CAP, capped: p => ends(p) },
    start(p) {
      for (let t = 0; t < 27; t++) p.put(bag + t, tiles.counts[t]!)
      p.put(
        bagSize,
        tiles.counts.reduce((sum, count) => sum + count, 0),
      )
      p.put(phase, START)
      p.pass(CHANCE)
    },
    moves(p, out) {
      switch (p.at(phase)) {
        case START:
          for (let i = 0; i < n; i++) out.add(made('start', i))
          return
        case DRAW:
        case DEAL:
          for (let t = 0; t < 27; t++) if (p.at(bag + t) > 0) out.add(made('draw', t))
          return
        case NAME:
          for (let t = 0; t < 26; t++) out.add(made('name', t))
          return
        case OBJECT:
          out.add(made('accept'))
          out.add(made('object'))
          return
        case ANSWER:
          out.add(made('withdraw'))
          out.add(made('insist'))
          return
      }
      const fresh = laidCells(p)
      const rack = racks + p.turn * 27
      if (p.at(asideSize) === 0) {
        const reach = reachable(p, fresh)
        for (let t = 0; t < 27; t++)
          if (p.at(rack + t) > 0) for (const cell of reach) out.add(made('lay', t, cell))
      }
      if (fresh.length > 0) {
        out.add(made('done'))
        out.add(made('recall'))
        return
      }
      if (official && p.at(bagSize) >= RACK)
        for (let t = 0; t < 27; t++) if (p.at(rack + t) > 0) out.add(made('swap', t))
      out.add(made(p.at(asideSize) > 0 ? 'done' : 'pass'))
    },
    refuses(p, m) {
      if (kindOf(m) !== 'done' || p.at(asideSize) > 0) return 0
      const fresh = laidCells(p)
      const there = letters(p)
      if (!unbroken(there, fresh)) return 3
      if (isFirst(p, fresh)) {
        if (!fresh.includes(CENTRE)) return 1
        if (fresh.length < 2) return 2
      } else if (!joined(there, fresh)) return 4
      return judging === 'dictionary' && !listed(p) ? 5 : 0
    },
    play: (p, m) => play[kindOf(m)](p, m),
    weight: (p, m) => (kindOf(m) === 'draw' ? p.at(bag + tileOf(m)) : 1),
    outcome: p => (p.at(phase) === OVER ? ends(p) : undefined),
    stuck: () => made('pass'),
    name(_, m) {
      const letter = ALPHABET[tileOf(m)] ?? '?'
      const kind = kindOf(m)
      if (kind === 'lay') return `${letter}@${board.names[cellOf(m)]}`
      if (kind === 'name') return `=${letter}`
      if (kind === 'start') return `start:${tileOf(m) + 1}`
      return kind === 'draw' || kind === 'swap' ? `${kind}:${letter}` : kind
    },
    tell(p, m, seat) {
      const kind = kindOf(m)
      const secret = (kind === 'draw' || kind === 'swap') && p.at(mover) !== seat
      return secret ? kind : this.name(p, m)
    },
    points(_, m) {
      const letter = ALPHABET[tileOf(m)] ?? '?'
      const kind = kindOf(m)
      if (kind === 'lay') return [`rack:${letter}`, cellOf(m)]
      return [kind === 'name' || kind === 'draw' || kind === 'swap' ? `${kind}:${letter}` : kind]
    },
    label(point) {
      const [kind = '', letter = ''] = point.split(':')
      const said = LABELS[kind] ?? { hu: point, en: point }
      return { hu: `${said.hu} ${letter}`.trim(), en: `${said.en} ${letter}`.trim() }
    },
    imagine: (seen, seat, rng) => imagine(seen, seat, rng),
    ideas(p, out) {
      const stage = p.at(phase)
      if (stage === OBJECT) return out.add(made(listed(p) ? 'accept' : 'object'))
      if (stage === ANSWER) return out.add(made(listed(p) ? 'insist' : 'withdraw'))
      if (!list || p.at(asideSize) > 0) return
      for (const m of bestTiles(p)) out.add(m)
    },
    scene: (p, seat) => scrambleScene(board, tiles, players, words, p, seat),
  }

  function ends(p: Position): Outcome {
    const points = players.map((_, i) => p.at(scores + i))
    return most(players, points, 'A legtöbb pont nyer.', 'The most points win.')
  }

  /** Empty cells from which a word could still be made: in line with the laid tiles, or near letters on the board. */
  function reachable(p: Position, fresh: readonly number[]): number[] {
    const found: number[] = []
    const first = isFirst(p, [])
    for (let cell = 0; cell < CELLS; cell++) {
      if (p.at(cells + cell) > 0) continue
      if (fresh.length > 0 ? aligned([...fresh, cell]) && near(p, cell, fresh[0]!) : anchored(p, cell, first))
        found.push(cell)
    }
    return found
  }
  function near(p: Position, cell: number, to: number): boolean {
    const step =
      Math.floor(cell / SIDE) === Math.floor(to / SIDE) ? Math.sign(to - cell) : Math.sign(to - cell) * SIDE
    let gaps = 0
    for (let c = cell; c !== to; c = onward(c, step)) if (p.at(cells + c) === 0) gaps++
    return gaps <= p.at(sizes + p.turn)
  }
  function anchored(p: Position, cell: number, first: boolean): boolean {
    for (const step of [1, -1, SIDE, -SIDE]) {
      let c = cell
      for (let k = 0; k < RACK && c >= 0; k++, c = onward(c, step))
        if (first ? c === CENTRE : p.at(cells + c) > 0) return true
    }
    return false
  }

  /** The next tile of each of the best words that agree with what is laid already, the best word's first. */
  function bestTiles(p: Position): Move[] {
    const player = p.turn
    const fixed = layings(p)
    const naming = p.at(phase) === NAME
    const rack = Array.from({ length: 27 }, (_, t) => p.at(racks + player * 27 + t))
    for (const each of fixed) rack[each.blank ? BLANK : each.letter]!++
    const there = letters(p)
    const fresh = fixed.map(each => each.cell)
    const bare: Letters = { letter: c => (fresh.includes(c) ? -1 : there.letter(c)), blank: there.blank }
    const found: { play: readonly Laying[]; score: number }[] = []
    plays(bare, rack, list!, play => {
      const agrees = fixed.every((each, i) =>
        play.some(
          other =>
            other.cell === each.cell &&
            other.blank === each.blank &&
            (other.letter === each.letter || (naming && i === fixed.length - 1)),
        ),
      )
      if (!agrees) return
      const laidBy = new Map(play.map(each => [each.cell, each]))
      const full: Letters = {
        letter: c => laidBy.get(c)?.letter ?? bare.letter(c),
        blank: c => laidBy.get(c)?.blank ?? bare.blank(c),
      }
      found.push({ play, score: scoreOf(full, [...laidBy.keys()], tiles, premiums) })
    })
    found.sort((a, b) => b.score - a.score)
    const best = found.slice(0, 10).map(({ play }) => {
      if (naming) return made('name', play.find(each => each.cell === fresh.at(-1))!.letter)
      const tile = play.find(each => !fresh.includes(each.cell))
      return tile ? made('lay', tile.blank ? BLANK : tile.letter, tile.cell) : made('done')
    })
    return [...new Set(best.length > 0 ? best : [made(fixed.length > 0 ? 'recall' : 'pass')])]
  }

  /** Deals what this seat has not seen to the other racks and the bag. */
  function imagine(seen: Position, seat: number, rng: Rng): Position {
    const p = seen.copy()
    const unseen: number[] = []
    const counts = [...tiles.counts]
    for (let c = 0; c < CELLS; c++) {
      const code = p.at(cells + c)
      if (code > 0) counts[code > 26 ? BLANK : code - 1]!--
    }
    for (let t = 0; t < 27; t++) counts[t]! -= p.at(racks + seat * 27 + t) + p.at(aside + t)
    for (let t = 0; t < 27; t++) for (let k = 0; k < counts[t]!; k++) unseen.push(t)
    rng.shuffle(unseen)
    for (let i = 0; i < n; i++)
      if (i !== seat) for (let k = 0; k < p.at(sizes + i); k++) add(p, racks + i * 27 + unseen.pop()!, 1)
    if (p.at(mover) !== seat) for (let k = 0; k < p.at(asideSize); k++) add(p, aside + unseen.pop()!, 1)
    for (const tile of unseen) add(p, bag + tile, 1)
    p.settle()
    return p
  }
}

const LABELS: Readonly<Record<string, { hu: string; en: string }>> = {
  done: { hu: 'Kész', en: 'Done' },
  recall: { hu: 'Visszaveszem', en: 'Take back' },
  pass: { hu: 'Passz', en: 'Pass' },
  accept: { hu: 'Elfogadom', en: 'Accept' },
  object: { hu: 'Kifogásolom', en: 'Object' },
  withdraw: { hu: 'Visszavonom', en: 'Withdraw' },
  insist: { hu: 'Döntsön a szólista', en: 'Let the list decide' },
  name: { hu: 'Legyen', en: 'Let it be' },
  swap: { hu: 'Csere:', en: 'Exchange' },
  draw: { hu: 'Húzás', en: 'Draw' },
  start: { hu: 'Kezd', en: 'Begins' },
  rack: { hu: 'Betű', en: 'Tile' },
}
