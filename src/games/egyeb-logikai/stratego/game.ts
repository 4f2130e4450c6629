// Ruling: the long move belongs to the scout, not to the spy as printed (option `bookLiteral` keeps the print).
// Ruling: the lakes of the small board are c4 c5 and f4 f5; 200 turns without a capture are a draw.
// Ruling: the same man may not go to and fro between two cells on more than three turns of its owner in a row.
// Ruling: light fills the camp first, then dark; luck may deal the rest of a camp, the flag and the bombs gladly at the back.
// Ruling: whoever asked for a formation or to see what luck dealt may let two men change places, twenty times at most.
import { CHANCE, Moves, type Move, type Outcome, type Position } from '../../../engine/index.ts'
import { extra, from, oneOf, pack, split, step, to, toggle, win } from '../../../kit/index.ts'
import type { BoardGame, GameDefinition } from '../../../kit/index.ts'
import { BOMB, fightTable, LIKES, RANKS, rankOf } from './data.ts'
import { makeImagine } from './imagine.ts'
import { makeAttempts, reasons, SHUTTLE } from './reasons.ts'
import { makeShowing } from './scene.ts'
import { FORMATIONS, ranksOf } from './formations.ts'
import { KNOWN, makeWords, MOVE, STAGE, SWAPS } from './layout.ts'

const QUIET = 200
const TIMES = 3
/** What a row forward is worth to the search: a flag is found only by those who go and look. */
const DRIVE = 0.12
const N = RANKS.length
const { STEP, CHOOSE, SET, MIX, DEAL, FORM, SWAP, READY, LOOK } = MOVE

function make(size: 10 | 8, runner: number, memory: boolean): BoardGame {
  const w = makeWords(size, QUIET)
  const {
    players,
    board,
    pieces,
    layout,
    counts,
    cells,
    known,
    hands,
    taken,
    stage,
    chosen,
    quiet,
    shuttle,
    swaps,
    fight,
  } = w
  const rows = size === 10 ? 4 : 3
  // Each camp from its back row to the front.
  const camps = [0, 1].map(player =>
    Array.from({ length: rows * size }, (_, i) => (player === 0 ? i : board.size - 1 - i)),
  )
  const reach = RANKS.map((_, rank) => (rank >= BOMB ? 0 : rank === runner ? 2 : 1))
  const beats = fightTable(rankOf(size === 10 ? 'marshal' : 'general'))
  const all = Array.from({ length: pieces.codes }, (_, code) => code)
  const ownerOf = Int8Array.from([-1, ...all.map(code => pieces.owner(code))])
  const kind = Int8Array.from(all.map(code => pieces.kind(code)))
  const reachOf = Int8Array.from(all.map(code => reach[pieces.kind(code)] ?? 1))
  const near = new Int16Array((board.size + 1) * 4).fill(board.size)
  for (let c = 0; c < board.size; c++)
    for (let d = 0; d < 4; d++) {
      const n = step(board, c, d * 2)
      if (!w.lakes.includes(n)) near[c * 4 + d] = n
    }
  const worth = RANKS.map(rank => rank.worth)
  const total = counts.reduce((sum, count, rank) => sum + count * worth[rank]!, 0)

  const nextCell = (p: Position, player: number): number =>
    camps[player]!.find(c => p.at(cells + c) === 0) ?? board.size

  const place = (p: Position, player: number, rank: number, cell: number): void => {
    const at = hands + player * N + rank
    p.put(cells + cell, pieces.code(rank, player))
    p.put(at, p.at(at) - 1)
    for (let i = 0; i < N; i++) if (p.at(hands + player * N + i) > 0) return
    if (p.at(stage) >= STAGE.DEALT) {
      p.put(stage, STAGE.LOOK)
      p.pass(player)
    } else begin(p, player)
  }
  /** The camp is ready: the other one's turn, to set up or to play. */
  const begin = (p: Position, player: number): void => {
    p.put(stage, player === 0 ? STAGE.SETUP : STAGE.PLAY)
    p.pass(1 - player)
  }
  const forms = FORMATIONS[size].map(ranksOf)
  const isUntouched = (p: Position, player: number): boolean => {
    for (let i = 0; i < N; i++) if (p.at(hands + player * N + i) !== counts[i]) return false
    return true
  }
  /** The full camp is changed or declared ready. */
  const arranging = (p: Position, out: Moves): void => {
    const camp = camps[p.turn]!
    out.add(pack(0, 0, READY))
    if (p.at(swaps) >= SWAPS) return
    for (let i = 0; i < camp.length; i++)
      for (let j = i + 1; j < camp.length; j++)
        if (p.at(cells + camp[i]!) !== p.at(cells + camp[j]!)) out.add(pack(camp[i]!, camp[j]!, SWAP))
  }

  const fall = (p: Position, code: number): void => {
    const at = taken + ownerOf[code + 1]! * N + kind[code]!
    p.put(at, p.words[at]! + 1)
  }

  const walk = (p: Position, f: number, t: number): void => {
    const player = p.turn
    const man = p.words[cells + f]!
    const other = p.words[cells + t]!
    const before = p.words[shuttle + player]!
    const back = (before & 127) === t && ((before >> 7) & 127) === f
    p.put(shuttle + player, f | (t << 7) | ((back ? (before >> 14) + 1 : 1) << 14))
    const beside =
      near[f * 4] === t || near[f * 4 + 1] === t || near[f * 4 + 2] === t || near[f * 4 + 3] === t
    const told = Math.max(p.words[known + f]!, beside ? KNOWN.MOVED : KNOWN.RAN)
    p.put(cells + f, 0)
    p.put(known + f, 0)
    p.put(fight, other === 0 ? 0 : t + 1)
    p.put(fight + 1, other === 0 ? 0 : man)
    p.put(fight + 2, other)
    p.note(quiet, other === 0 ? p.words[quiet]! + 1 : 0)
    const result = other === 0 ? 1 : beats[kind[man]! * N + kind[other]!]!
    if (result > 0) {
      p.put(cells + t, man)
      p.put(known + t, other === 0 || memory ? told : KNOWN.SHOWN)
      if (other !== 0) fall(p, other)
    } else {
      fall(p, man)
      if (result === 0) {
        fall(p, other)
        p.put(cells + t, 0)
        p.put(known + t, 0)
      } else if (!memory) p.put(known + t, KNOWN.SHOWN)
    }
    p.pass(1 - player)
  }

  const moves = (p: Position, out: Moves): void => {
    const player = p.turn
    if (player === CHANCE) {
      const side = w.dealing(p)
      const cell = nextCell(p, side)
      for (let k = 0; k < N; k++) if (p.at(hands + side * N + k) > 0) out.add(pack(k, cell, DEAL))
    } else if (p.words[stage] === STAGE.PLAY) {
      for (let c = 0; c < board.size; c++) {
        const code = p.words[cells + c]!
        if (ownerOf[code + 1] !== player) continue
        const far = reachOf[code]!
        if (far === 0) continue
        for (let d = 0; d < 4; d++) {
          let n = near[c * 4 + d]!
          while (p.words[cells + n] === 0) {
            out.add(pack(c, n, STEP))
            if (far === 1) break
            n = near[n * 4 + d]!
          }
          if (ownerOf[p.words[cells + n]! + 1] === 1 - player) out.add(pack(c, n, STEP))
        }
      }
    } else if (p.at(stage) === STAGE.LOOK) arranging(p, out)
    else if (p.at(chosen) === 0) {
      for (let k = 0; k < N; k++) if (p.at(hands + player * N + k) > 0) out.add(pack(k, 0, CHOOSE))
      out.add(pack(0, 0, MIX))
      out.add(pack(0, 0, LOOK))
      if (isUntouched(p, player)) for (let k = 0; k < forms.length; k++) out.add(pack(k, 0, FORM))
    } else for (const c of camps[player]!) if (p.at(cells + c) === 0) out.add(pack(0, c, SET))
  }

  const refuses = (p: Position, m: Move): number => {
    if (extra(m) !== STEP) return 0
    const before = p.words[shuttle + p.turn]!
    return before >> 14 >= TIMES && (before & 127) === to(m) && ((before >> 7) & 127) === from(m)
      ? SHUTTLE
      : 0
  }

  const canMove = (p: Position): boolean => {
    const listed = new Moves()
    moves(p, listed)
    return listed.toArray().some(m => refuses(p, m) === 0)
  }

  const flags: Outcome[] = players.map((side, i) =>
    win(players, i, `${side.name.hu} elfoglalta a zászlót.`, `${side.name.en} took the flag.`),
  )
  const blocked = players.map((side, i) =>
    win(players, 1 - i, `${side.name.hu} nem tud lépni.`, `${side.name.en} cannot move.`),
  )
  const tired = split(players, `${QUIET} lépés óta nem esett el senki.`, `Nobody fell in ${QUIET} turns.`)

  return {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: reasons(runner),
    start(p) {
      p.put(stage, STAGE.SETUP)
      for (const player of [0, 1]) for (let k = 0; k < N; k++) p.put(hands + player * N + k, counts[k]!)
    },
    moves,
    refuses,
    attempts: makeAttempts(w, camps, code => reachOf[code]!, moves),
    play(p, m) {
      const kindOfMove = extra(m)
      if (kindOfMove === STEP) walk(p, from(m), to(m))
      else if (kindOfMove === CHOOSE) p.put(chosen, from(m) + 1)
      else if (kindOfMove === SET) {
        const rank = p.at(chosen) - 1
        p.put(chosen, 0)
        place(p, p.turn, rank, to(m))
      } else if (kindOfMove === MIX || kindOfMove === LOOK) {
        p.put(stage, (kindOfMove === MIX ? STAGE.MIX : STAGE.DEALT) + p.turn)
        p.pass(CHANCE)
      } else if (kindOfMove === FORM) {
        const form = forms[from(m)]!
        p.put(stage, STAGE.DEALT + p.turn)
        for (let i = 0; i < form.length; i++) place(p, p.turn, form[i]!, camps[p.turn]![i]!)
      } else if (kindOfMove === SWAP) {
        const man = p.at(cells + from(m))
        p.put(cells + from(m), p.at(cells + to(m)))
        p.put(cells + to(m), man)
        p.put(swaps, p.at(swaps) + 1)
      } else if (kindOfMove === READY) {
        p.put(swaps, 0)
        begin(p, p.turn)
      } else place(p, w.dealing(p), from(m), to(m))
    },
    weight(p, m) {
      const row = Math.floor(camps[w.dealing(p)]!.indexOf(to(m)) / size)
      return p.at(hands + w.dealing(p) * N + from(m)) * (LIKES[RANKS[from(m)]!.id]?.[row] ?? 2)
    },
    outcome(p) {
      if (w.flagTaken(p, 1)) return flags[0]
      if (w.flagTaken(p, 0)) return flags[1]
      // Whoever is shut in has lost, even on the last quiet turn.
      return p.words[quiet]! >= QUIET && canMove(p) ? tired : undefined
    },
    stuck: p => blocked[p.turn]!,
    ...makeShowing(w, FORMATIONS[size]),
    imagine: makeImagine(w, reach),
    flaw: w.flaw,
    // Search knows nothing of camps: luck deals a sensible one.
    ideas(p, out) {
      if (p.at(stage) === STAGE.LOOK) out.add(pack(0, 0, READY))
      else if (p.at(stage) === STAGE.SETUP && p.at(chosen) === 0) out.add(pack(0, 0, MIX))
    },
    value(p, player) {
      let sum = 0
      for (let c = 0; c < board.size; c++) {
        const code = p.words[cells + c]!
        if (code <= 0 || kind[code]! >= N) continue
        const owner = ownerOf[code + 1]!
        const row = Math.floor(c / size)
        const forward = reachOf[code]! > 0 ? (owner === 0 ? row : size - 1 - row) : 0
        const held = worth[kind[code]!]! + forward * DRIVE
        sum += owner === player ? held : -held
      }
      return p.at(stage) === STAGE.PLAY ? sum / total : 0
    },
  }
}

const stratego: GameDefinition = {
  id: 'stratego',
  chapter: 'egyeb-logikai',
  material: 'army',
  title: { hu: 'Stratego', en: 'Stratego' },
  players: [2],
  rules: 1,
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['10', '10 × 10', '10 × 10'],
      ['8', '8 × 8', '8 × 8'],
    ]),
    toggle(
      'bookLiteral',
      'A kém lép messzire, nem a felderítő (a könyv betűje szerint)',
      'The spy runs far instead of the scout (as printed)',
    ),
    toggle('memory', 'A felfedett rangot újra eltakarjuk', 'Ranks are hidden again after a fight'),
  ],
  make: options =>
    make(
      options.size === '8' ? 8 : 10,
      rankOf(options.bookLiteral === 'on' ? 'spy' : 'scout'),
      options.memory === 'on',
    ),
}

export default stratego
