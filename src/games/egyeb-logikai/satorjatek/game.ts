// Ruling: white cells are named by their row and their place in it from the left; players sit south, west (upper left) and east (upper
// right), and play in this order; of two players nobody sits in the east.
// Ruling: a player's colour is the one that most faces towards him show; of equal ones he chooses. Two may have the same.
// Ruling: whoever sees no face of his colour after any turn has won, first the mover, then the others in turn.
// Ruling: a turn may not undo the one before. The third repetition and the 300th move are a draw.
// Ruling: the rules are the same in the hidden game (the book's own) and in the open one; on a shared screen the open one is usual.
import type { Move, Position, Words } from '../../../engine/index.ts'
import {
  buttonOf,
  extra,
  from,
  isButton,
  oneOf,
  pack,
  place,
  split,
  squash,
  standing,
  text,
  to,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { AXES, board, isBlackCell, WHITE_CELLS } from './board.ts'
import { makeDealing } from './dealing.ts'
import { makeGround, type View } from './ground.ts'
import { makeScene } from './scene.ts'
import { makeSecrets } from './secrets.ts'
import { COLOURS, idOf, STANDS, TENTS } from './tents.ts'

const ALL_TENTS = TENTS[0] + TENTS[1]

function make(count: number, view: View): BoardGame {
  const tentGround = makeGround(count, view)
  const { g, tents, colourOf, faceTo, showing, left, isHidden } = tentGround
  const { most, announce, nextCell } = makeDealing(tentGround)
  const { cells, mark, own, part, players, why } = g
  const { empty, colours, won } = own
  const { next } = board
  const degree = board.dirs.length
  const secrets = isHidden ? makeSecrets(tentGround) : undefined
  const chooses = COLOURS.map(colour => g.button[colour])
  const wins = winsOf(
    players,
    '{winner} már egyetlen lapon sem látja a színét.',
    '{winner} sees no face of the own colour any more.',
  )

  /** The mover is asked first, then the others in turn. */
  const judge = (p: Position, mover: number): void => {
    for (let i = 0; i < players.length; i++) {
      const player = (mover + i) % players.length
      if (showing(p, player, colourOf(p, player)) === 0) return p.put(won, player + 1)
    }
  }
  const tipped = (p: Position, m: Move): number =>
    tents.tipped[AXES[from(m) * board.size + to(m)]! * tents.codes + p.words[cells + from(m)]!]!
  const dealName = (m: Move): string =>
    extra(m) === 0
      ? `empty:${board.names[to(m)]}`
      : `${board.names[to(m)]}:${idOf(STANDS[extra(m) - 1]!).replaceAll(' ', '-')}`
  const name = (p: Position, m: Move): string | undefined =>
    p.turn < 0 ? dealName(m) : isButton(m) ? COLOURS[chooses.indexOf(m)] : undefined

  const flaw = (p: Position): Words | undefined => {
    const all = board.names.filter((_, c) => p.at(cells + c) > 0).length
    if (board.names.some((_, c) => p.at(cells + c) > 0 && isBlackCell(c)))
      return text('Sátor csak fehér mezőn állhat.', 'Tents stand on white cells only.')
    if (left(p, 0) < 0 || left(p, 1) < 0)
      return text(
        'Öt sátor az egyik, hat a másik módon van színezve.',
        'Five tents are coloured in one way, six in the other.',
      )
    if (g.partOf(p) === part.deal) return undefined
    if (all !== ALL_TENTS) return text('Tizenegy sátornak kell állnia.', 'Eleven tents have to stand.')
    if (p.turn < 0 || (g.partOf(p) === part.tip && players.some((_, i) => colourOf(p, i) === 0)))
      return text('Minden játékosnak kell szín.', 'Every player needs a colour.')
    return p.at(won) > 0 && showing(p, p.at(won) - 1, colourOf(p, p.at(won) - 1)) > 0 && !isHidden
      ? text('Aki nyert, annak a színe nem látszhat.', "The winner's colour cannot be seen.")
      : undefined
  }

  const game: BoardGame = standing(g, {
    parts: {
      tip: {
        prompt: text(
          'Billents egy szomszédos sátrat az üres fehér mezőre.',
          'Tip a neighbouring tent to the empty white cell.',
        ),
        goes: () => true,
        moves(p, out) {
          const hole = p.words[empty]! - 1
          for (let d = 0; d < degree; d++) {
            const c = next[hole * degree + d]!
            if (c < board.size) out.add(pack(c, hole))
          }
        },
        refuses: (p, m) => (from(m) === p.words[mark.last]! - 1 ? why.back : 0),
        play(p, m) {
          const code = tipped(p, m)
          g.set(p, from(m), 0)
          g.set(p, to(m), code)
          secrets?.follow(p, from(m), to(m))
          p.put(empty, from(m) + 1)
          p.put(mark.last, to(m) + 1)
          judge(p, p.words[0]!)
          g.endTurn(p)
        },
        because: (p, m) => (isBlackCell(to(m)) ? why.black : g.at(p, to(m)) > 0 ? why.taken : why.noWay),
      },
      choose: {
        prompt: text(
          'Több szín is ugyanannyiszor néz feléd: válaszd ki a tiédet.',
          'Several colours face you equally often: choose yours.',
        ),
        moves(p, out) {
          const best = most(p, p.words[0]!)
          for (let i = 0; i < chooses.length; i++)
            if (showing(p, p.words[0]!, i + 1) === best) out.add(chooses[i]!)
        },
        play(p, m) {
          p.put(colours[p.words[0]!]!, chooses.indexOf(m) + 1)
          announce(p)
        },
      },
      deal: {
        moves(p, out) {
          if (p.words[empty] === 0)
            for (let i = 0; i < WHITE_CELLS.length; i++) out.add(place(WHITE_CELLS[i]!))
          else {
            const c = nextCell(p)
            const five = left(p, 0)
            const six = left(p, 1)
            for (let i = 0; i < tents.stands.length; i++)
              if ((tents.kind[tents.stands[i]!] === 0 ? five : six) > 0) out.add(pack(c, c, i + 1))
          }
        },
        play(p, m) {
          if (extra(m) === 0) return p.put(empty, to(m) + 1)
          g.set(p, to(m), tents.stands[extra(m) - 1]!)
          secrets?.look(p, to(m))
          if (nextCell(p) < 0) announce(p)
        },
      },
    },
    start(p) {
      g.go(p, part.deal)
      p.pass(-1)
    },
    derive(p) {
      if (g.partOf(p) === part.deal) return
      p.put(empty, 0)
      for (const c of WHITE_CELLS)
        if (p.at(cells + c) === 0) p.put(empty, c + 1)
        else secrets?.look(p, c)
      if (g.partOf(p) === part.tip && p.at(won) === 0)
        judge(p, (p.turn + players.length - 1) % players.length)
    },
    flaw,
    weight: (p, m) => (extra(m) === 0 ? 1 : left(p, tents.kind[tents.stands[extra(m) - 1]!]!)),
    outcome: p => (p.words[won] === 0 ? undefined : wins[p.words[won]! - 1]),
    // Every white cell has three neighbours or more, and only one of them may not go.
    stuck: () => split(players, 'Senki sem tud lépni.', 'Nobody can move.'),
    draws: { repetition: { times: 3 }, cap: 300 },
    upright: true,
    name,
    points: (p, m) =>
      p.turn < 0 ? [dealName(m)] : isButton(m) ? [`colour:${COLOURS[chooses.indexOf(m)]}`] : undefined,
    write(p, m) {
      if (p.turn >= 0) return undefined
      const cell = board.names[to(m)]
      if (extra(m) === 0) return text(`${cell} üres`, `${cell} is empty`)
      const { hu, en } = g.pieces.label(tents.stands[extra(m) - 1]!)
      return text(`${cell}: ${hu}`, `${cell}: ${en}`)
    },
    label(point) {
      const i = COLOURS.findIndex(colour => point === `colour:${colour}`)
      return i < 0 ? undefined : g.buttons[buttonOf(chooses[i]!)]!.words
    },
    /** Few faces of the own colour, and more than that before the others. */
    value(p, player) {
      if (g.partOf(p) !== part.tip) return 0
      let rival = ALL_TENTS
      for (let i = 0; i < players.length; i++)
        if (i !== player) rival = Math.min(rival, showing(p, i, colourOf(p, i)))
      return squash(rival - showing(p, player, colourOf(p, player)), 3)
    },
    gain(p, m) {
      if (isButton(m) || g.partOf(p) !== part.tip) return 0
      const player = p.words[0]!
      const colour = colourOf(p, player)
      const before = faceTo(p.words[cells + from(m)]!, player) === colour ? 1 : 0
      return before - (faceTo(tipped(p, m), player) === colour ? 1 : 0)
    },
    scene: makeScene(tentGround),
    ...(secrets
      ? {
          tell: (p: Position, m: Move, seat: number) => secrets.tell(p, m, seat, game.name(p, m)),
          imagine: secrets.imagine,
        }
      : {}),
  })
  if (!secrets) return game
  return {
    ...game,
    learns: (p, m, seat) => secrets.learns(game, p, m, seat),
    scene: (p, seat) => game.scene(seat === undefined ? p : g.layout.view(p, seat), seat),
  }
}

const satorjatek: GameDefinition = {
  id: 'satorjatek',
  chapter: 'egyeb-logikai',
  material: 'patience',
  title: { hu: 'Sátorjáték', en: 'Tents' },
  players: [3, 2],
  rules: 1,
  options: [
    oneOf('view', 'Mit látnak a játékosok?', 'What do players see?', [
      [
        'open',
        'a sátrak minden oldalát (közös képernyőhöz)',
        'every face of the tents (for a shared screen)',
      ],
      [
        'hidden',
        'csak a feléjük néző oldalakat (eredeti szabály)',
        'only the faces towards them (the original rule)',
      ],
    ]),
  ],
  make: ({ players, view }) => make(players === '2' ? 2 : 3, view === 'hidden' ? 'hidden' : 'open'),
}

export default satorjatek
