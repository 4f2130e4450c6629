// Ruling: only the archer that just stepped is shot, also in the enemy's camp; of several shooters their side chooses who becomes privileged.
// Ruling: whoever has arrived neither moves nor shoots and cannot be shot. The return of a wounded draws no fire and may be left out.
// Ruling: who cannot move passes. When nobody can, at the third repetition and after 200 moves more arrived archers win.
// Ruling: a side without any archer on the board has lost. Stepping back is forbidden unless it is allowed by option.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsOf,
  from,
  ground,
  judging,
  kind,
  LIMIT,
  neighbours,
  numberTrays,
  oneOf,
  pack,
  place,
  reason,
  REPEATED,
  rowsOf,
  standing,
  text,
  to,
  WHITE,
  worthOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ARCHER, ARRIVED, CHAMPION } from './archers.ts'
import { board } from './board.ts'

const ARMY = 5
/** The camps by player; the other's is the goal. */
const CAMPS = ['a1 b1 c1 d1 e1', 'a5 b5 c5 d5 e5'].map(names => cellsOf(board, names))
const rows = rowsOf(board)
/** How many rows a point is from the player's own camp. */
const gone = (c: number, player: number): number => Math.abs(rows[c]! - rows[CAMPS[player]![0]!]!)

function make(retreat: 'forbidden' | 'allowed'): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      archer: kind('íjász', 'archer', 'bare', { drawing: ARCHER, most: ARMY }),
      champion: kind('kiváltságos íjász', 'privileged archer', 'bare', { drawing: CHAMPION, most: ARMY }),
      arrived: kind('célba ért íjász', 'archer who has arrived', 'bare', { drawing: ARRIVED, most: ARMY }),
    },
    setup: { archer: CAMPS },
    parts: ['move', 'shoot', 'revive'],
    // The point where an archer was shot, as long as it is to be chosen who did it.
    marks: ['hit'],
    counters: { wounded: { for: 'each player', most: ARMY, title: text('Sebesült', 'Wounded') } },
    tracks: ['counts'],
    why: {
      noWay: reason(
        'Az íjász vonal mentén, a szomszédos üres pontra megy.',
        'An archer goes along a line to the next empty point.',
      ),
      taken: reason('Ott már áll valaki.', 'Somebody stands there already.'),
      back: reason('Visszafelé nem szabad lépni.', 'Stepping back is not allowed.', 'variants'),
      notNow: reason('Aki célba ért, az a helyén marad.', 'Whoever has arrived stays there.', 'arriving'),
      notThis: reason(
        'Olyan íjászodat válaszd, akit vonal köt össze a találat helyével.',
        'Choose an archer of yours that a line joins to the place of the hit.',
        'shooting',
      ),
      noPlace: reason(
        'A sebesült csak a saját táborod üres helyére térhet vissza.',
        'The wounded returns only to an empty place of your own camp.',
        'arriving',
      ),
    },
    buttons: { skip: text('Senki sem tér vissza', 'Nobody returns') },
  })
  const { cells, men, ownerOf, part, players, why } = g
  const { wounded } = g.count
  const { hit } = g.mark
  const { next } = board
  const degree = board.dirs.length
  const [archers, champions, fixed] = [g.codes('archer'), g.codes('champion'), g.codes('arrived')]
  const arrivals = (p: Position, player: number): number => g.countOf(p, fixed[player]!)
  const add = (p: Position, player: number, n: number): void =>
    p.put(wounded + player, p.words[wounded + player]! + n)

  /** The shooters at a point are counted; one of them alone becomes privileged at once. */
  const shot = (p: Position, c: number): void => {
    const player = p.words[0]!
    let [ordinary, privileged, last] = [0, 0, -1]
    for (let k = c * degree, end = k + degree; k < end; k++) {
      const n = next[k]!
      if (p.words[cells + n] === champions[1 - player]) privileged++
      if (p.words[cells + n] !== archers[1 - player]) continue
      ordinary++
      last = n
    }
    if (ordinary + privileged === 0) return arrive(p, c)
    g.set(p, c, 0)
    add(p, player, 1)
    g.endTurn(p)
    if (ordinary === 0) return
    if (ordinary + privileged === 1) return g.set(p, last, champions[1 - player]!)
    p.put(hit, c + 1)
    g.go(p, part.shoot)
  }
  /** An archer whom nobody shot stands on a point; in the enemy's camp it has arrived. */
  const arrive = (p: Position, c: number): void => {
    const player = p.words[0]!
    if (!CAMPS[1 - player]!.includes(c)) return g.endTurn(p)
    const isPrivileged = p.words[cells + c] === champions[player]
    g.set(p, c, fixed[player]!)
    const mayRevive = isPrivileged && p.words[wounded + player]! > 0 && g.countOf(p, 0, CAMPS[player]) > 0
    if (mayRevive) g.go(p, part.revive)
    else g.endTurn(p)
  }

  const title = text('Célba ért', 'Arrived')
  const judged = judging(title, arrivals)
  return standing(g, {
    parts: {
      move: {
        prompt: text('Lépj egy íjásszal egy vonal mentén.', 'Move an archer along a line.'),
        fits: p => p.at(hit) === 0,
        goes: (p, code) => ownerOf[code] === p.words[0] && code !== fixed[p.words[0]!],
        from(p, c, out) {
          for (let k = c * degree, end = k + degree; k < end; k++) {
            if (p.words[cells + next[k]!] !== 0) continue
            if (retreat === 'allowed' || gone(next[k]!, p.words[0]!) >= gone(c, p.words[0]!))
              out.add(pack(c, next[k]!))
          }
        },
        play(p, m) {
          g.carry(p, from(m), to(m))
          shot(p, to(m))
        },
        because(p, m, usual) {
          if (usual !== why.noWay || !neighbours(board, from(m)).includes(to(m))) return usual
          return g.at(p, to(m)) > 0 ? why.taken : why.back
        },
      },
      shoot: {
        prompt: text(
          'Többen is eltalálhatták: válaszd ki, melyik íjászod lőtt. Ő kiváltságos lesz.',
          'Several of your archers could shoot: choose who did. That one becomes privileged.',
        ),
        fits: p => p.at(hit) > 0,
        sign: '*',
        told: text('lövés', 'shot'),
        moves(p, out) {
          const c = p.words[hit]! - 1
          for (let k = c * degree, end = k + degree; k < end; k++) {
            const code = p.words[cells + next[k]!]!
            if (code > 0 && ownerOf[code] === p.words[0] && code !== fixed[p.words[0]!])
              out.add(place(next[k]!))
          }
        },
        play(p, m) {
          g.set(p, to(m), champions[p.words[0]!]!)
          p.put(hit, 0)
          g.go(p, part.move)
        },
      },
      revive: {
        prompt: text(
          'Kiváltságos íjászod célba ért: egy sebesült visszatérhet a táborod üres helyére.',
          'Your privileged archer has arrived: a wounded one may return to an empty place of your camp.',
        ),
        fits: p => p.at(hit) === 0 && p.at(wounded + p.turn) > 0,
        sign: '+',
        told: text('visszajön', 'comes back'),
        moves: (p, out) => g.placesWith(p, 0, out, CAMPS[p.words[0]!]),
        stop: g.button.skip,
        play(p, m) {
          if (m !== g.button.skip) {
            g.set(p, to(m), archers[p.words[0]!]!)
            add(p, p.words[0]!, -1)
          }
          g.endTurn(p)
        },
      },
    },
    flaw(p) {
      if (players.some((_, i) => p.at(men + i) + p.at(wounded + i) > ARMY))
        return text('Egy félnek legfeljebb öt íjásza van.', 'A side has at most five archers.')
      const isMisplaced = (_: string, c: number): boolean => {
        const owner = ownerOf[g.at(p, c)]!
        return owner >= 0 && (g.at(p, c) === fixed[owner]) !== CAMPS[1 - owner]!.includes(c)
      }
      return board.names.some(isMisplaced)
        ? text(
            'Az ellenfél táborában csak célba ért íjász állhat, máshol pedig nem.',
            'In the other camp stand only archers who have arrived, and those stand nowhere else.',
          )
        : undefined
    },
    cleared: text('{loser} minden íjászát kilőtték.', 'All archers of {loser} have been shot.'),
    stuck: 'passes',
    counted: p => judged(p, text('Senki sem tud lépni.', 'Nobody can move.')),
    draws: {
      repetition: { times: 3, of: 'turns', judge: p => judged(p, REPEATED) },
      cap: 200,
      capped: p => judged(p, LIMIT),
    },
    scene: p => ({
      trays: [
        ...numberTrays(g, 'arrived', title, i => arrivals(p, i)),
        ...numberTrays(g, 'wounded', g.counters.wounded.title!, i => p.at(wounded + i)),
      ],
    }),
    // Who has arrived counts most, then who is alive, has hit, and has come far.
    value: worthOf(g, 4, (id, c, player) =>
      id === 'arrived' ? 3 : 1 + (id === 'champion' ? 0.3 : 0) + 0.15 * gone(c, player),
    ),
  })
}

const ijaszles: GameDefinition = {
  id: 'ijaszles',
  chapter: 'egyeb-logikai',
  material: 'hunts',
  title: { hu: 'Íjászles', en: 'Archers in ambush' },
  players: [2],
  rules: 1,
  options: [
    oneOf('noRetreat', 'Visszalépés', 'Stepping back', [
      ['on', 'tilos', 'forbidden'],
      ['off', 'szabad', 'allowed'],
    ]),
  ],
  make: ({ noRetreat }) => make(noRetreat === 'off' ? 'allowed' : 'forbidden'),
}

export default ijaszles
