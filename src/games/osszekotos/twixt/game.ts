// Ruling: nobody may put a peg into the other's border rows (the book is silent; so it is in the published game).
// Ruling: every link the new peg can have is set by itself. After that the player may add further links between own pegs;
// this happens only after links were taken off, so a turn is a single placing otherwise. Taking links off begins with `lift`.
// Ruling: the stock of pegs and links does not limit play. A player without a free point makes the game a draw; no passing.
import { Layout, Moves, type Move, type Position } from '../../../engine/index.ts'
import {
  BLUE,
  CellList,
  cellsCodec,
  extra,
  from,
  oneOf,
  pack,
  PieceSet,
  placedOn,
  RED,
  split,
  swapOffer,
  swapOption,
  to,
  win,
  withParts,
  wordCodec,
  type BoardGame,
  type GameDefinition,
  type Link,
} from '../../../kit/index.ts'
import { CLOSED, CLOSED_POINTS, groundOf, mirrored, twixtBoard } from './board.ts'
import { links, linksCodec } from './links.ts'
import { net } from './net.ts'
import { outlook } from './outlook.ts'
import { refusing } from './refusals.ts'
import { BORDER, BUTTONS, CROSSES, DONE, LIFT, PROMPTS, REASONS, STRAY } from './reasons.ts'

const [TAKE_OFF, ADD] = [1, 2]
const [FRESH, LIFTING, LIFTED, LINKING] = [0, 1, 2, 3]

function make(lifting: boolean, swap: boolean): BoardGame {
  const board = twixtBoard()
  const { size } = board
  const players = [RED, BLUE]
  const pieces = new PieceSet(players, [
    { id: 'peg', name: { hu: 'oszlop', en: 'peg' }, art: 'peg', size: 1.3 },
  ])
  const knights = links(board)
  const { ends, blocked } = knights

  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', size, { json: cellsCodec(board, pieces) })
  const bars = layout.range('links', size, { json: linksCodec(board, ends) })
  const stage = layout.range('stage', 1, { json: wordCodec(['fresh', 'lifting', 'lifted', 'linking']) })
  const won = layout.range('won', 1)
  const counts = layout.range('counts', players.length)
  // Whose pegs (bits) may lack a link they could have; only taking off brings that about.
  const loose = layout.range('loose', 1)
  const free = new CellList(layout, 'free', size)
  const { isAddable, anyAddable, flip, wayOf, joins, bridge } = net(board, knights, cells, bars)
  const tries = refusing(board, knights, cells, bars)
  const ground = players.map((_, player) => groundOf(board, player))

  /** Sets a link or takes it off, and counts it. */
  const change = (p: Position, c: number, way: number, by: number): void => {
    flip(p, c, way)
    p.note(counts + p.words[0]!, p.words[counts + p.words[0]!]! + by)
  }
  const linksOf = (words: Int32Array, own: number, out: Moves): void => {
    for (let c = 0; c < size; c++) {
      const ways = words[bars + c]! & 15
      if (ways === 0 || words[cells + c] !== own) continue
      for (let way = 0; way < 4; way++) if ((ways >> way) & 1) out.add(pack(c, ends[c * 8 + way]!, TAKE_OFF))
    }
  }
  const endTurn = (p: Position): void => {
    p.put(stage, FRESH)
    p.pass(1 - p.words[0]!)
  }
  /** After a peg or a link: a win, more links to set, or the other's turn. */
  const goOn = (p: Position, peg: number): void => {
    const player = p.words[0]!
    const mine = 1 << player
    if (p.words[bars + peg] !== 0 && joins(p.words, peg, ground[player]!)) p.note(won, player + 1)
    else if ((p.words[loose]! & mine) !== 0) {
      if (anyAddable(p.words, pieces.code(0, player))) return p.put(stage, LINKING)
      p.note(loose, p.words[loose]! & ~mine)
    }
    endTurn(p)
  }
  const derive = (p: Position): void => {
    free.clear(p)
    for (let c = 0; c < size; c++) if (p.at(cells + c) === 0) free.add(p, c)
    for (const [player] of players.entries()) {
      const own = pieces.code(0, player)
      const set = new Moves()
      linksOf(p.words, own, set)
      p.note(counts + player, set.n)
      if (anyAddable(p.words, own)) p.note(loose, p.at(loose) | (1 << player))
      for (let c = 0; c < size; c++)
        if (p.at(cells + c) === own && ground[player]![c] === 1 && joins(p.words, c, ground[player]!))
          p.note(won, player + 1)
    }
  }

  const results = players.map(({ name }, i) =>
    win(players, i, `${name.hu} összekötötte a két szélét.`, `${name.en} joined both borders.`),
  )
  const full = split(players, 'Nincs több szabad pont.', 'No free point is left.')

  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: REASONS,
    start: derive,
    derive,
    flaw(p) {
      for (let c = 0; c < size; c++) {
        const owner = pieces.owner(p.at(cells + c))
        if (owner >= 0 && ground[owner]![c] === CLOSED) return REASONS[BORDER]
        for (let way = 0; way < 8; way++) {
          if (((p.at(bars + c) >> way) & 1) === 0) continue
          if (owner < 0 || p.at(cells + ends[c * 8 + way]!) !== p.at(cells + c)) return STRAY
          if (blocked(p.words, bars, c, way)) return REASONS[CROSSES]
        }
      }
      return undefined
    },
    moves(p, out) {
      const { words } = p
      const player = words[0]!
      const own = pieces.code(0, player)
      const now = words[stage]!
      if (now === LINKING) {
        for (let c = 0; c < size; c++)
          if (words[cells + c] === own)
            for (let way = 0; way < 4; way++)
              if (isAddable(words, c, way, own)) out.add(pack(c, ends[c * 8 + way]!, ADD))
        return out.add(DONE)
      }
      if (now === LIFTING && words[counts + player]! > 0) return linksOf(words, own, out)
      for (let i = free.count(p) - 1; i >= 0; i--) {
        const c = free.at(p, i)
        if (ground[player]![c] !== CLOSED) out.add(c)
      }
      if (out.n === 0) return
      if (now === LIFTED) linksOf(words, own, out)
      else if (lifting && words[counts + player]! > 0) out.add(LIFT)
    },
    // Random play draws a point without listing them all; points of the other's border are drawn again.
    pick(p, rng) {
      const { words } = p
      const player = words[0]!
      if (words[stage] !== FRESH) return -1
      const points = free.count(p)
      const all = points + (lifting && words[counts + player]! > 0 ? 1 : 0)
      if (points <= CLOSED_POINTS) return -1
      for (let tries = 0; tries < 16; tries++) {
        const i = rng.below(all)
        if (i === points) return LIFT
        const c = free.at(p, i)
        if (ground[player]![c] !== CLOSED) return c
      }
      return -1
    },
    attempts(p, out, reasons) {
      const own = pieces.code(0, p.turn)
      if (p.at(stage) === LINKING) return tries.links(p, own, ADD, out, reasons)
      if (p.at(stage) === LIFTING) return tries.lifting(p, own, out, reasons)
      tries.pegs(p, ground[p.turn]!, out, reasons)
    },
    play(p, m) {
      const own = pieces.code(0, p.words[0]!)
      if (m === DONE) return endTurn(p)
      if (m === LIFT) return p.put(stage, LIFTING)
      const kind = extra(m)
      if (kind === TAKE_OFF) {
        change(p, from(m), wayOf(from(m), to(m)), -1)
        p.note(loose, 3)
        return p.put(stage, LIFTED)
      }
      if (kind === ADD) change(p, from(m), wayOf(from(m), to(m)), 1)
      else {
        p.put(cells + m, own)
        free.remove(p, m)
        for (let way = 0; way < 8; way++) if (isAddable(p.words, m, way, own)) change(p, m, way, 1)
      }
      goOn(p, from(m))
    },
    outcome: p => (p.words[won] === 0 ? undefined : results[p.words[won]! - 1]),
    decisive: (p, { result: [red] }) =>
      bridge(p, ground[red === 1 ? 0 : 1]!, pieces.code(0, red === 1 ? 0 : 1)),
    stuck: () => full,
    value: outlook(board, ends, cells, bars, [pieces.code(0, 0), pieces.code(0, 1)]),
    name(_, m) {
      const button = BUTTONS.get(m)
      if (button) return button.id
      if (extra(m) === 0) return board.names[m]!
      return `${extra(m) === ADD ? '+' : '-'}${board.names[from(m)]}-${board.names[to(m)]}`
    },
    points(_, m) {
      const button = BUTTONS.get(m)
      return button ? [button.id] : extra(m) === 0 ? [m] : [from(m), to(m)]
    },
    loosePoints: (_, m) => (extra(m) === TAKE_OFF || extra(m) === ADD ? 2 : 1),
    prompt: p => PROMPTS[p.at(stage)],
    label: point => [...BUTTONS.values()].find(({ id }) => id === point)!.words,
    scene(p) {
      const set = new Moves()
      for (const [player] of players.entries()) linksOf(p.words, pieces.code(0, player), set)
      const bar = (m: Move): Link => ({
        from: from(m),
        to: to(m),
        tint: pieces.look(p.at(cells + from(m))).tint,
        kind: 'bar',
      })
      return { placed: placedOn(board, pieces, p, cells), trays: [], links: set.toArray().map(bar) }
    },
  }
  /** Taking over the first peg with its side is mirroring it to one's own side. */
  const takenOver = (p: Position, player: number): void => {
    let peg = 0
    while (p.at(cells + peg) === 0) peg++
    p.put(cells + peg, 0)
    p.put(cells + mirrored(board, peg), pieces.code(0, player))
    derive(p)
  }
  return swap ? withParts(game, [swapOffer(layout, takenOver)]) : game
}

const twixt: GameDefinition = {
  id: 'twixt',
  chapter: 'osszekotos',
  material: 'pegs',
  title: { hu: 'Twixt', en: 'Twixt' },
  players: [2],
  rules: 1,
  options: [
    oneOf('links', 'Lécek', 'Links', [
      ['movable', 'levehetők', 'may be taken off'],
      ['fixed', 'maradnak (papíron)', 'stay (on paper)'],
    ]),
    swapOption,
  ],
  make: options => make(options['links'] !== 'fixed', options['swap'] === 'on'),
}

export default twixt
