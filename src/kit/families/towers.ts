import { Moves, type Move, type Position } from '../../engine/index.ts'
import { cellOf, type Board } from '../boards/index.ts'
import { wordCodec } from '../codecs.ts'
import { squash } from '../judging.ts'
import { extra, from, pack, to } from '../moves/packing.ts'
import { BLACK, WHITE } from '../pieces.ts'
import type { BoardGame } from '../scene.ts'
import { ground, isPlace, kind, place, reason, standing, text } from '../standing/index.ts'
import { chains } from './towers-chains.ts'

/**
 * Columns that are led by their top man and jump: a jumped column loses its top man, who goes under the jumping one. What the games of
 * such columns differ in.
 */
export interface Towers {
  readonly board: Board
  readonly men: number
  /** Men come from the hand, white's first one not on the centre; or they stand on these cells of each player at first. */
  readonly start: { readonly centre: string } | { readonly setup: readonly [string, string] }
}

const WHY = {
  must: reason('Ütéskényszer van: most ütni kell.', 'You must capture.', 'capture'),
  most: reason(
    'A legtöbb korongot ejtő sorozatot kell választani.',
    'You must take the most men.',
    'capture',
  ),
  goOn: reason(
    'A sorozatot ugyanazzal a figurával kell befejezni.',
    'You must go on with the same piece.',
    'capture',
  ),
  back: reason('Nem fordulhatsz egyenesen vissza.', 'You may not turn straight back.', 'capture'),
  enter: reason('Amíg korong van a kezedben, le kell raknod.', 'You must enter your men first.', 'entering'),
  centre: reason(
    'Világos első korongja nem kerülhet középre.',
    'White’s first man may not go to the centre.',
    'entering',
  ),
  exposes: reason(
    'Nem kényszerítheted ütésre az ellenfelet, amíg ő egyik figurádat sem támadja.',
    'You may not force a capture while the opponent attacks none of your pieces.',
    'entering',
  ),
  noWay: reason('A figura egy szomszédos üres mezőre lép.', 'A piece moves to an empty cell next to it.'),
}

export function towers({ board, men, start }: Towers): BoardGame {
  const entering = 'centre' in start
  const centre = entering ? cellOf(board, start.centre) : -1
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('korong', 'man', 'disc', { most: men }) },
    stacks: 2 * men,
    ...('setup' in start ? { setup: { man: start.setup } } : {}),
    parts: ['turn', 'chain'],
    hands: { man: entering ? men : 0 },
    marks: ['chain'],
    own: layout => layout.range('came', 1, { json: wordCodec(['', ...board.dirs]) }),
    why: WHY,
  })
  const { ownerOf, stacks, why, mark, own: came } = g
  const { next, opposite, size } = board
  const degree = board.dirs.length
  const man = g.codes('man')
  const inHand = [g.hand(0, 'man'), g.hand(1, 'man')] as const
  const { hops, canHop, listMost } = chains(g)

  const canCapture = (p: Position, player: number): boolean => {
    for (let c = 0; c < size; c++) if (ownerOf[g.at(p, c)] === player && canHop(p, c, -1)) return true
    return false
  }
  /** A man that enters here could be jumped at once. */
  const isExposed = (p: Position, c: number): boolean => {
    for (let d = 0; d < degree; d++)
      if (ownerOf[g.at(p, next[c * degree + d]!)] === 1 - p.words[0]!)
        if (g.at(p, next[c * degree + opposite[d]!]!) === 0) return true
    return false
  }
  const isFirst = (p: Position): boolean => p.words[0] === 0 && p.words[inHand[0]] === men
  const entries = (p: Position, out: Moves): void => {
    const free = canCapture(p, 1 - p.words[0]!)
    for (let c = 0; c < size; c++)
      if (g.at(p, c) === 0 && (free || !isExposed(p, c)) && !(c === centre && isFirst(p))) out.add(place(c))
  }
  const captures = (p: Position, out: Moves): void => {
    let most = 1
    for (let c = 0; c < size; c++)
      if (ownerOf[g.at(p, c)] === p.words[0]) most = listMost(p, c, -1, most, out)
  }
  const handOf = (p: Position, player: number): number => p.words[inHand[player]!]!

  const enter = (p: Position, c: number): void => {
    const player = p.words[0]!
    // The shadow: the last one to enter puts all the men that are left on one cell.
    const count = handOf(p, 1 - player) === 0 ? handOf(p, player) : 1
    for (let i = 0; i < count; i++) stacks.push(p, c, man[player]!)
    p.put(inHand[player]!, handOf(p, player) - count)
    g.endTurn(p)
  }
  const hop = (p: Position, m: Move): void => {
    const over = extra(m) - 1
    let d = 0
    while (next[from(m) * degree + d] !== over) d++
    stacks.carry(p, from(m), to(m), stacks.height(p, from(m)))
    stacks.pushBottom(p, to(m), stacks.pop(p, over))
    const on = canHop(p, to(m), opposite[d]!)
    p.put(came, on ? d + 1 : 0)
    if (on) g.go(p, to(m) + 1)
    else g.endTurn(p)
  }
  const barred = (p: Position): number => (p.words[came] === 0 ? -1 : opposite[p.words[came]! - 1]!)

  const scratch = new Moves()
  const duty = (p: Position): 'capture' | 'enter' | 'move' => {
    scratch.n = 0
    captures(p, scratch)
    if (scratch.n > 0) return 'capture'
    if (handOf(p, p.turn) > 0) entries(p, scratch)
    return scratch.n > 0 ? 'enter' : 'move'
  }
  const isHop = (p: Position, m: Move, back: number): boolean => {
    scratch.n = 0
    hops(p, from(m), back, scratch)
    for (let i = 0; i < scratch.n; i++) if (to(scratch.at(i)) === to(m)) return true
    return false
  }
  /** Men on top are free to act, men below are held. */
  const worth = (p: Position, player: number): number => {
    let sum = 5 * handOf(p, player)
    for (let c = 0; c < size; c++) {
      if (ownerOf[g.at(p, c)] !== player) continue
      const height = stacks.height(p, c)
      let free = 1
      while (free < height && stacks.at(p, c, height - 1 - free) === man[player]) free++
      sum += 2 + 3 * free + height
    }
    return sum
  }

  return standing(g, {
    parts: {
      turn: {
        prompt(p) {
          const now = duty(p)
          if (now === 'capture') return text('Ütnöd kell.', 'You must capture.')
          if (now === 'move') return text('Lépj egy figurával.', 'Move a piece.')
          return handOf(p, 1 - p.turn) === 0
            ? text(
                'Tedd le az árnyékot: minden korongodat egy mezőre.',
                'Enter the shadow: all your men on one cell.',
              )
            : text('Tegyél le egy korongot.', 'Enter a man.')
        },
        moves(p, out) {
          captures(p, out)
          if (out.n === 0 && handOf(p, p.words[0]!) > 0) entries(p, out)
          if (out.n > 0) return
          for (let c = 0; c < size; c++) if (ownerOf[g.at(p, c)] === p.words[0]) g.steps(p, c, out)
        },
        play(p, m) {
          if (isPlace(m)) return enter(p, to(m))
          if (extra(m) > 0) return hop(p, m)
          stacks.carry(p, from(m), to(m), stacks.height(p, from(m)))
          g.endTurn(p)
        },
        because(p, m, usual) {
          if (usual === why.noPlace) return to(m) === centre && isFirst(p) ? why.centre : why.exposes
          if (usual !== why.noWay || duty(p) !== 'capture') return usual
          return isHop(p, m, -1) ? why.most : why.must
        },
      },
      chain: {
        prompt: text('Folytasd az ütést ugyanazzal a figurával.', 'Go on capturing with the same piece.'),
        goes: (p, _, c) => c === p.words[mark.chain]! - 1,
        moves: (p, out) => void listMost(p, p.words[mark.chain]! - 1, barred(p), 1, out),
        play: hop,
        because(p, m, usual) {
          if (usual === why.foreign) return usual
          if (from(m) !== p.at(mark.chain) - 1) return why.goOn
          return isHop(p, m, barred(p)) ? why.most : isHop(p, m, -1) ? why.back : why.goOn
        },
      },
    },
    /** What another duty stands before: entering while capturing is possible, moving while entering is. */
    attempts(p, out, reasons, usual) {
      usual(p, out, reasons)
      if (p.at(mark.chain) > 0 || handOf(p, p.turn) === 0) return
      const now = duty(p)
      const say = (m: Move, number: number): void => {
        out.add(m)
        reasons.add(number)
      }
      for (let c = 0; c < size; c++) {
        if (now !== 'enter' && g.at(p, c) === 0) say(place(c), now === 'capture' ? why.must : why.exposes)
        if (now !== 'enter' || ownerOf[g.at(p, c)] !== p.turn) continue
        for (let n = 0; n < size; n++) if (n !== c) say(pack(c, n), why.enter)
      }
    },
    flaw: p =>
      p.at(mark.chain) > 0 &&
      (ownerOf[g.at(p, p.at(mark.chain) - 1)] !== p.turn || !canHop(p, p.at(mark.chain) - 1, barred(p)))
        ? text('A sorozatot nincs mivel folytatni.', 'The chain has no piece that can go on.')
        : undefined,
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (_, m) => (extra(m) > 0 ? `${board.names[from(m)]!}x${board.names[to(m)]!}` : undefined),
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 20),
    gain: (_, m) => (!isPlace(m) && extra(m) > 0 ? 1 : 0),
  })
}
