// Ruling: dark, on rows 2 to 4 and 7, begins. Who has no ring after the own move loses, also when neither has one. No legal move loses; a
// position for the third time and 1000 plies draw. As published (own stones are captured too, centres stay on the board) is the option.
import {
  BLACK,
  from,
  ground,
  kind,
  pack,
  reason,
  square,
  squash,
  standing,
  text,
  to,
  toggle,
  WHITE,
  winsOf,
  type GameDefinition,
} from '../../../kit/index.ts'
import { Moves } from '../../../engine/index.ts'
import { Composites, SIDE, type Landing } from './composites.ts'

const RIM = [0, SIDE - 1]
const board = square(SIDE, SIDE, {
  fill: (col, row) => (RIM.includes(col) || RIM.includes(row) ? 'home' : 'plain'),
})
const DARK =
  'b3 c2 c3 c4 d3 e2 e4 f3 g2 g4 h2 h3 h4 i2 i3 i4 j2 j3 j4 k2 k3 k4 l2 l4 m2 m3 m4 n2 n4 o3 p2 p4 q3 r2 r3 r4 s3 c7 f7 i7 l7 o7 r7'
// The same files on rows 17 to 19 and 14.
const LIGHT = DARK.replaceAll(/[a-z]\d+/g, name => `${name[0]}${SIDE + 1 - Number(name.slice(1))}`)

function make(landing: Landing) {
  const g = ground({
    players: [BLACK, WHITE],
    board,
    kinds: { stone: kind('bábu', 'stone', 'stone') },
    setup: { stone: [DARK, LIGHT] },
    tracks: ['counts'],
    why: {
      mixed: reason(
        'Ebben a kilenc mezőben ellenséges bábu is van: ez nem a te figurád.',
        'There is an enemy stone within these nine cells: this piece is not yours.',
        'pieces',
      ),
      none: reason(
        'Ebben a kilenc mezőben nincs bábud.',
        'You have no stone within these nine cells.',
        'pieces',
      ),
      unguided: reason(
        'Ez a figura arra nem léphet: nincs bábu azon az oldalán.',
        'This piece does not go that way: it has no stone on that side.',
      ),
      stops: reason(
        'Idáig nem jut el: előbb megakad, vagy üres közepű, és legfeljebb három mezőt mehet.',
        'It does not get so far: it is stopped before, or its middle is empty and it goes three cells at most.',
      ),
    },
  })
  const { why } = g
  const pieces = new Composites(
    g.cells,
    Uint8Array.from({ length: g.pieces.codes }, (_, code) => (code === 0 ? 0 : g.ownerOf[code]! + 1)),
    landing,
    g.set,
  )
  const won = winsOf(g.players, 'Nem maradt gyűrűje: {loser}.', 'No ring left: {loser}.')
  const broke = winsOf(
    g.players,
    'Lépése után nem maradt gyűrűje: {loser}.',
    'No ring left after the own move: {loser}.',
  )
  const codes = g.codes('stone')
  return standing(g, {
    moves: (p, out) => pieces.list(p, p.turn, out),
    play(p, m) {
      pieces.play(p, from(m), to(m), p.turn, codes[p.turn]!)
      g.endTurn(p)
    },
    outcome(p) {
      const mover = 1 - p.turn
      if (pieces.rings(p, mover) === 0) return broke[p.turn]
      return pieces.rings(p, p.turn) === 0 ? won[mover] : undefined
    },
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (_, m) => `${board.names[from(m)]}-${board.names[to(m)]}`,
    points: (_, m) => [from(m), to(m)],
    attempts(p, out, reasons) {
      const legal = new Moves()
      pieces.list(p, p.turn, legal)
      const known = new Set(legal.toArray())
      const say = (m: number, number: number) => {
        out.add(m)
        reasons.add(number)
      }
      for (let c = 0; c < board.size; c++) {
        const what = pieces.kindOf(p, c, p.turn)
        if (what !== 'piece') {
          say(pack(c, c), what === 'foreign' ? why.mixed : why.none)
          continue
        }
        for (let d = 0; d < board.dirs.length; d++) {
          const side = board.next[c * board.dirs.length + d]!
          const guided = side !== board.size && g.ownerOf[g.at(p, side)] === p.turn
          let goal = c
          for (let n = 1; n <= 5; n++) {
            goal = board.next[goal * board.dirs.length + d]!
            if (goal !== board.size && !known.has(pack(c, goal)))
              say(pack(c, goal), guided ? why.stops : why.unguided)
          }
        }
      }
    },
    value: (p, player) => {
      const lead = p.words[g.men + player]! - p.words[g.men + 1 - player]!
      const rings = Math.min(2, pieces.rings(p, player)) - Math.min(2, pieces.rings(p, 1 - player))
      return squash(lead + 2 * rings, 8)
    },
    prompt: text(
      'Mutass egy figura közepére, aztán arra, ahová a közepe kerül.',
      'Point at the middle of a piece, then at where its middle goes.',
    ),
  })
}

const definition: GameDefinition = {
  id: 'altalanos-sakk',
  chapter: 'sakk',
  title: { hu: 'Általános sakk', en: 'Gess' },
  players: [2],
  rules: 1,
  options: [
    toggle(
      'official',
      'Érkezéskor a saját bábuk is lekerülnek, a közép a táblán marad',
      'Own stones are captured on landing too, and centres stay on the board',
    ),
  ],
  make: ({ official }) => make(official === 'on' ? 'all are captured' : 'own stones stay'),
}

export default definition
