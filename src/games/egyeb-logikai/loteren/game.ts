// Ruling: forward is the same for all pieces of a side, so those behind the enemy can only capture at first.
// Ruling: an officer's capture has at most one empty field more, before the enemy or behind it.
// Ruling: an officer may hop over an own soldier as a quiet move, forward or sideways, or as the first leg of a capture, any way.
// Ruling: ransom is possible only right before the owner's next move. No promotion; the third repetition is a draw, and so are
// 50 turns without a capture or a soldier's move.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  extra,
  from,
  ground,
  judging,
  kind,
  neighbours,
  reason,
  rowsOf,
  split,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  worthOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board } from './board.ts'
import { OFFICER, SOLDIER } from './figures.ts'
import { gaits, QUIETLY, TAKEN } from './gaits.ts'

const RANSOM = 3
const WORTH = { soldier: 1, officer: 3 }

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      soldier: kind('közkatona', 'soldier', 'bare', { drawing: SOLDIER, most: 20 }),
      officer: kind('tiszt', 'officer', 'bare', { drawing: OFFICER, most: 2 }),
    },
    setup: `
      O   S   S   S   S   S
        s   s   s   s   s
      s   s   s   s   s   s
        o   s   s   s   s
      .   .   .   .   .   .
        .   .   .   .   .
      .   .   .   .   .   .
        S   S   S   S   O
      S   S   S   S   S   S
        S   S   S   S   S
      s   s   s   s   s   o`,
    parts: ['move', 'series', 'ransom', 'pay'],
    marks: ['runner'],
    chains: { series: 'runner' },
    // Officers lost in the turn before, and soldiers still to be paid.
    counters: { lost: { for: 'all', most: 2 }, due: { for: 'all', most: RANSOM - 1 } },
    patience: 50,
    tracks: ['places'],
    why: {
      noWay: reason(
        'A közkatona egy mezőt lép átlósan előre; a tiszt egyet vagy kettőt, és a piros vonalakon is mehet.',
        'A soldier goes one point diagonally forward; an officer goes one or two, also along the red lines.',
      ),
      back: reason('Hátrafelé csak ütni lehet.', 'Only captures go backward.'),
      red: reason('A piros vonalakon csak a tisztek mehetnek.', 'Only officers use the red lines.'),
      taken: reason('Ott már áll valaki.', 'Somebody stands there already.'),
      must: reason('Ütéskényszer van: most ütni kell.', 'You must capture.', 'capture'),
      notNow: reason(
        'Az ütést ugyanazzal a bábuval kell folytatni.',
        'The same piece must go on capturing.',
        'capture',
      ),
      onlyCapture: reason('Most csak további ütés jöhet.', 'Only another capture may follow now.', 'capture'),
      notThis: reason('Egy saját közkatonádat válaszd.', 'Choose a soldier of your own.', 'ransom'),
    },
    buttons: { decline: text('Nem váltja ki', 'No ransom') },
  })
  const { cells, ownerOf, part, why } = g
  const { lost, due } = g.count
  const { runner } = g.mark
  const [soldiers, officers] = [g.codes('soldier'), g.codes('officer')]
  const { listCaptures, listFrom } = gaits({ cells, ownerOf, soldiers, officers })
  const rows = rowsOf(board)
  const isSoldier = (p: Position, c: number): boolean => soldiers.includes(p.words[cells + c]!)
  const listSoldiers = (p: Position, out: Moves): void => g.placesWith(p, soldiers[p.words[0]!]!, out)

  /** The turn is over; whoever lost an officer in it is asked for the ransom first. */
  const toRansom = (p: Position): void => {
    const canPay = p.words[lost]! > 0 && g.countOf(p, soldiers[p.words[0]!]!) >= RANSOM
    if (!canPay) p.put(lost, 0)
    g.go(p, canPay ? part.ransom : part.move)
  }
  const play = (p: Position, m: Move): void => {
    g.stir(p, extra(m) >= TAKEN || isSoldier(p, from(m)))
    g.carry(p, from(m), to(m))
    if (extra(m) >= TAKEN) {
      const prey = extra(m) - TAKEN
      if (p.words[cells + prey] === officers[1 - p.words[0]!]) p.put(lost, p.words[lost]! + 1)
      g.set(p, prey, 0)
    }
    if (extra(m) === QUIETLY) g.endTurn(p)
    else if (g.goOn(p, part.series, to(m), listCaptures)) return
    toRansom(p)
  }
  const captures = (_: Position, m: Move): boolean => extra(m) >= TAKEN

  const stronger = judging(
    text('Erő', 'Strength'),
    (p, i) => WORTH.soldier * g.countOf(p, soldiers[i]!) + WORTH.officer * g.countOf(p, officers[i]!),
  )
  const still = split(
    g.players,
    '50 forduló telt el ütés és közkatona lépése nélkül.',
    '50 turns passed without a capture or a move of a soldier.',
  )

  return standing(g, {
    parts: {
      move: {
        prompt: text('Lépj vagy üss egy bábuval.', 'Move or capture with a piece.'),
        fits: p => p.at(runner) + p.at(lost) + p.at(due) === 0,
        from: listFrom,
        must: (_, m) => extra(m) !== QUIETLY,
        captures,
        play,
        because(p, m, usual) {
          if (usual !== why.noWay) return usual
          if (g.at(p, to(m)) > 0) return why.taken
          if (p.turn === 0 ? rows[to(m)]! < rows[from(m)]! : rows[to(m)]! > rows[from(m)]!) return why.back
          return isSoldier(p, from(m)) && neighbours(board, from(m)).includes(to(m)) ? why.red : usual
        },
      },
      series: {
        prompt: text('Üss tovább ugyanazzal a bábuval.', 'Go on capturing with the same piece.'),
        fits: p => p.at(runner) > 0 && p.at(due) === 0,
        again: listCaptures,
        captures,
        because: (_, __, usual) => (usual === why.noWay ? why.onlyCapture : usual),
        play,
      },
      ransom: {
        prompt: text(
          'Leütötték egy tisztedet. Három közkatonáért kiválthatod: válaszd ki azt, akinek a helyére áll, vagy mondj le róla.',
          'An officer of yours was captured. You may ransom him for three soldiers: choose the one whose place he takes, or decline.',
        ),
        fits: p => p.at(lost) > 0 && p.at(runner) + p.at(due) === 0,
        sign: '+',
        told: text('tiszt kiváltva', 'officer ransomed'),
        moves: listSoldiers,
        stop: g.button.decline,
        play(p, m) {
          if (m === g.button.decline) {
            p.put(lost, 0)
            return g.go(p, part.move)
          }
          g.set(p, to(m), officers[p.words[0]!]!)
          p.put(due, RANSOM - 1)
          g.go(p, part.pay)
        },
      },
      pay: {
        prompt: text('Vegyél le egy közkatonát a kiváltásért.', 'Take off a soldier for the ransom.'),
        fits: p => p.at(lost) > 0 && p.at(due) > 0 && p.at(runner) === 0,
        sign: 'x',
        told: text('lekerül', 'taken off'),
        moves: listSoldiers,
        play(p, m) {
          g.set(p, to(m), 0)
          p.put(due, p.words[due]! - 1)
          if (p.words[due]! > 0) return
          p.put(lost, p.words[lost]! - 1)
          toRansom(p)
        },
      },
    },
    tired: () => still,
    shut: winsOf(g.players, '{loser} nem tud lépni.', '{loser} cannot move.'),
    counted: p => stronger(p, text('Egyik fél sem tud lépni.', 'Neither side can move.')),
    draws: { repetition: { times: 3, of: 'turns' }, cap: 600 },
    // Strength, and how far the soldiers can still go: whoever runs out of moves loses.
    value: worthOf(g, 6, (id, c, player) => {
      const left = id === 'officer' ? 0 : player === 0 ? rows.at(-1)! - rows[c]! : rows[c]!
      return WORTH[id] + 0.02 * left
    }),
    gain: (p, m) =>
      extra(m) < TAKEN || p.words[g.now]! > part.series ? 0 : isSoldier(p, extra(m) - TAKEN) ? 1 : 3,
  })
}

const loteren: GameDefinition = {
  id: 'loteren',
  chapter: 'egyeb-logikai',
  material: 'army',
  title: { hu: 'Lőtéren', en: 'On the firing range' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default loteren
