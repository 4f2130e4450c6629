// Ruling: captured men pass to the partner by themselves. Untimed play goes round in a fixed cycle, the boards by turns; who has no move
// but is not mated is skipped, and after 20 skips in a row the team loses. It is mate only if no drop of any man could answer the check.
import type { Codec, Move, Moves, Outcome, Player, Position } from '../../../engine/index.ts'
import { fail, ok } from '../../../engine/index.ts'
import {
  oneOf,
  split,
  win,
  type BoardGame,
  type ChessPiece,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import * as chess from '../../../kit/families/chess/index.ts'
import { orthodox } from '../sakk/game.ts'
import { board } from './board.ts'

// In the order of the cycle. Partners sit on one side of the table: the second board is seen from its dark side.
const player = (colour: 'white' | 'black', board: number, team: number): Player => ({
  id: `${colour}${board}`,
  tint: colour,
  team,
  name: {
    hu: `${colour === 'white' ? 'világos' : 'sötét'} (${board}. tábla)`,
    en: `${colour} (board ${board})`,
  },
})
const players = [player('white', 1, 0), player('white', 2, 1), player('black', 1, 1), player('black', 2, 0)]
const PARTNER = [3, 2, 1, 0]

// A promoted man is a pawn again when it is captured, so it is a kind of its own.
const promoted = Object.fromEntries(
  ['queen', 'rook', 'bishop', 'knight'].map((id): [string, ChessPiece] => [
    `promoted-${id}`,
    { ...orthodox.pieces[id]!, letter: `+${orthodox.pieces[id]!.letter}`, was: 'pawn' },
  ]),
)

// 400 on each board. Ticks of the clock are moves to the engine, so clocked games count their plies themselves.
const PLIES = 800

const rules: ChessRules = {
  ...orthodox,
  players,
  board,
  pieces: {
    ...orthodox.pieces,
    pawn: { ...orthodox.pieces['pawn']!, becomes: Object.keys(promoted) },
    ...promoted,
  },
  setup: `
    r n b q k b n r   R N B K Q B N R
    p p p p p p p p   P P P P P P P P
    . . . . . . . .   . . . . . . . .
    . . . . . . . .   . . . . . . . .
    . . . . . . . .   . . . . . . . .
    . . . . . . . .   . . . . . . . .
    P P P P P P P P   p p p p p p p p
    R N B Q K B N R   r n b k q b n r`,
  duels: [
    [0, 2],
    [1, 3],
  ],
  drops: { to: PARTNER, keepOff: { pawn: 1 } },
  draws: { cap: PLIES },
}

const SKIPS = 20
const MINUTES = 5
const PASS: Move = chess.pack(0, 0, chess.OTHER)
const isPass = (m: Move) => m === PASS
const time = (milliseconds: number): Move => Math.min(milliseconds, 0xfffff) | (chess.OTHER << 20) | (1 << 23)
const isTime = (m: Move) => chess.useOf(m) === chess.OTHER && chess.whatOf(m) === 1

/** Who is to move on the board whose turn it is not. */
const otherCodec = (foes: Int32Array): Codec => ({
  write: (p, start) => players[p.at(start)]!.id,
  read(json, p, start) {
    const given = json ?? players[p.turn % 2 === 0 ? 1 : 0]!.id
    const found = players.findIndex(({ id }) => id === given)
    if (found < 0 || found === p.turn || found === foes[p.turn])
      return fail(
        'A másik táblán is soron kell lennie valakinek.',
        'Somebody must be to move on the other board too.',
      )
    p.put(start, found)
    return ok(undefined)
  },
})

function make(clocked: boolean): BoardGame {
  const core = chess.compile(rules)
  const game = chess.chessOf(core)
  const worth = chess.layWorth(core)
  const { layout, guard, cells, foe } = core
  const other = layout.range('other', 1, { json: otherCodec(foe) })
  const skips = layout.range('skips', players.length, { json: chess.countCodec })
  const full = MINUTES * 60_000
  const clock = clocked ? layout.range('clocks', players.length, { json: chess.countCodec, empty: full }) : -1
  const plies = clocked ? layout.range('plies', 1, { json: chess.countCodec }) : -1
  const mated = layout.range('mated', 1)

  /** With clocks both boards run at once. */
  const mover = (p: Position, m: Move): number => {
    const board = chess.toOf(m) < core.high[0]! ? 0 : 1
    return core.part[p.turn] === board ? p.turn : p.at(other)
  }
  const both = (list: (p: Position, out: Moves, player: number) => void) => (p: Position, out: Moves) => {
    list(p, out, p.turn)
    if (clocked) list(p, out, p.at(other))
  }

  /** Mate: in check, no move on the board, and no cell where any man put down would help. */
  const isMated = (p: Position, who: number): boolean => {
    if (!chess.inCheck(core, p, who) || chess.canMove(core, p, who)) return false
    guard.look(core, p, who, p.at(core.royal + who))
    if (guard.checks > 1) return true
    for (let c = core.low[who]!; c < core.high[who]!; c++)
      if (p.at(cells + c) === 0 && guard.answers(c)) return false
    return true
  }
  const derive = (p: Position) => {
    game.derive!(p)
    p.note(mated, 1 + players.findIndex((_, who) => isMated(p, who)))
  }
  const wins = players.map(({ name }, who) => ({
    mate: win(players, foe[who]!, `Matt: ${name.hu}.`, `Checkmate: ${name.en}.`),
    skips: win(
      players,
      foe[who]!,
      `${SKIPS} kör óta nem tud lépni: ${name.hu}.`,
      `No move for ${SKIPS} turns: ${name.en}.`,
    ),
    clock: win(players, foe[who]!, `Lejárt az ideje: ${name.hu}.`, `Out of time: ${name.en}.`),
  }))
  const draw = split(
    players,
    'Döntetlen: egyik táblán sem lehet lépni.',
    'A draw: nobody can move on either board.',
  )
  const tooLong = split(players, 'Elfogyott a megengedett lépésszám.', 'The limit on moves was reached.')
  const noTime = split(players, 'Mindkét csapat ideje lejárt.', 'Both teams are out of time.')

  const outcome = (p: Position): Outcome | undefined => {
    if (p.at(mated) > 0) return wins[p.at(mated) - 1]!.mate
    if (!clocked) {
      for (let who = 0; who < 4; who++) if (p.at(skips + who) >= SKIPS) return wins[who]!.skips
      return undefined
    }
    let late = -1
    for (let who = 0; who < 4; who++)
      if (p.at(clock + who) === 0) {
        if (late >= 0 && players[late]!.team !== players[who]!.team) return noTime
        late = who
      }
    if (late >= 0) return wins[late]!.clock
    return p.at(plies) < PLIES ? undefined : tooLong
  }

  return {
    ...game,
    draws: clocked ? {} : game.draws!,
    derive,
    flaw: p => chess.flawOf(core, p, [p.turn, p.at(other)]),
    start(p) {
      game.start(p)
      p.put(other, 1)
    },
    moves: both((p, out, who) => chess.candidates(core, p, out, who)),
    legal: both((p, out, who) => chess.legal(core, p, out, who)),
    refuses: (p, m) => chess.refuses(core, p, m, mover(p, m)),
    attempts(p, out, reasons) {
      both((at, found, who) => chess.attempts(core, at, found, reasons, who))(p, out)
    },
    play(p, m) {
      const was = p.turn
      if (isTime(m)) {
        for (const who of [was, p.at(other)])
          p.note(clock + who, Math.max(0, p.at(clock + who) - (m & 0xfffff)))
        return
      }
      if (isPass(m)) {
        p.note(skips + was, p.at(skips + was) + 1)
        p.pass(p.at(other))
        p.put(other, was)
        return
      }
      const who = mover(p, m)
      chess.apply(core, p, m, who)
      p.note(skips + who, 0)
      if (clocked) p.note(plies, p.at(plies) + 1)
      if (who === was) p.pass(p.at(other))
      p.put(other, foe[who]!)
      if (isMated(p, foe[who]!)) p.note(mated, 1 + foe[who]!)
    },
    outcome,
    stuck: p => (clocked || !chess.canMove(core, p, p.at(other)) ? draw : PASS),
    ...(clocked ? { actor: mover, elapse: (_: Position, milliseconds: number) => time(milliseconds) } : {}),
    name(p, m) {
      if (isTime(m)) return `time:${m & 0xfffff}`
      if (isPass(m)) return 'pass'
      const board = `${core.part[mover(p, m)]! + 1}:`
      return board + game.name(p, m).replaceAll(board, '').replace('promoted-', '')
    },
    points: (p, m) => (isTime(m) ? ['time'] : isPass(m) ? ['pass'] : chess.pointsOf(core, p, m, mover(p, m))),
    label: (point, p) => (point === 'pass' ? { hu: 'Várakozás', en: 'Wait' } : game.label!(point, p)),
    value(p, who) {
      const lead = chess.lead(core, worth, p, who) + chess.lead(core, worth, p, PARTNER[who]!)
      return Math.tanh((4 * lead) / worth.army)
    },
    gain: (p, m) => (isPass(m) || isTime(m) ? 0 : chess.gainOf(core, worth, p, m)),
    scene(p) {
      const scene = game.scene(p)
      const left = (who: number) => {
        const seconds = Math.ceil(p.at(clock + who) / 1000)
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      }
      const trays = scene.trays.map((tray, who) => ({ ...tray, text: { hu: left(who), en: left(who) } }))
      return clocked ? { ...scene, trays } : scene
    },
  }
}

const definition: GameDefinition = {
  id: 'bogarhaz',
  chapter: 'sakk',
  title: { hu: 'Bogárház', en: 'Bughouse' },
  players: [4],
  rules: 1,
  options: [
    oneOf('clock', 'Óra', 'Clock', [
      ['off', 'nincs: a táblák felváltva lépnek', 'none: the boards move by turns'],
      ['on', '5 perc fejenként, a két tábla egyszerre játszik', '5 minutes each, both boards at once'],
    ]),
  ],
  make: options => make(options['clock'] === 'on'),
}

export default definition
