import type { Move, Position, Words } from '../../../engine/index.ts'
import { extra, from, placedPiece, to, type Placed, type Scene, type Tray } from '../../../kit/index.ts'
import { FLAG, RANKS } from './data.ts'
import type { FORMATIONS } from './formations.ts'
import { MOVE, STAGE, type StrategoWords } from './layout.ts'

const N = RANKS.length

/** How moves are named, told and pointed at, and what lies on the table. */
export function makeShowing(w: StrategoWords, formations: (typeof FORMATIONS)[10 | 8]) {
  const { board, pieces, cells, hands, taken, stage, chosen, fight } = w

  const name = (p: Position, m: Move): string => {
    const t = board.names[to(m)]!
    switch (extra(m)) {
      case MOVE.CHOOSE:
        return RANKS[from(m)]!.id
      case MOVE.SET:
        return t
      case MOVE.MIX:
        return 'mix'
      case MOVE.FORM:
        return `form:${formations[from(m)]!.id}`
      case MOVE.SWAP:
        return `${board.names[from(m)]}/${t}`
      case MOVE.READY:
        return 'ready'
      case MOVE.LOOK:
        return 'deal'
      case MOVE.DEAL:
        return `${RANKS[from(m)]!.id}@${t}`
      default:
        return `${board.names[from(m)]}${p.at(cells + to(m)) === 0 ? '-' : 'x'}${t}`
    }
  }

  const lastFight = (p: Position): Words[] => {
    if (p.at(fight) === 0) return []
    const cell = board.names[p.at(fight) - 1]
    const [a, b] = [pieces.label(p.at(fight + 1)), pieces.label(p.at(fight + 2))]
    return [{ hu: `${cell}: ${a.hu} megtámadta: ${b.hu}`, en: `${cell}: ${a.en} attacked ${b.en}` }]
  }

  const fallen = (p: Position, player: number): Tray => ({
    id: `taken:${player}`,
    owner: player,
    place: 'card',
    title: { hu: 'Elesett', en: 'Fallen' },
    items: RANKS.flatMap((rank, k) => {
      const count = p.at(taken + player * N + k)
      return count === 0 ? [] : [{ look: pieces.look(pieces.code(k, player)), label: rank.name, count }]
    }),
  })

  const hand = (p: Position, player: number, seat: number | undefined): Tray => ({
    id: `hand:${player}`,
    owner: player,
    title: { hu: 'Felállításra vár', en: 'To be placed' },
    items: RANKS.flatMap((rank, k) => {
      const count = p.at(hands + player * N + k)
      if (count === 0 || (seat !== undefined && seat !== player)) return []
      const point = p.turn === player ? { point: `take:${rank.id}` } : {}
      return [{ look: pieces.look(pieces.code(k, player)), label: rank.name, count, ...point }]
    }),
  })

  return {
    name,
    points(_: Position, m: Move) {
      const kind = extra(m)
      if (kind === MOVE.CHOOSE) return [`take:${RANKS[from(m)]!.id}`]
      if (kind === MOVE.MIX) return ['mix']
      if (kind === MOVE.FORM) return [`form:${formations[from(m)]!.id}`]
      if (kind === MOVE.READY) return ['ready']
      if (kind === MOVE.LOOK) return ['deal']
      return kind === MOVE.STEP || kind === MOVE.SWAP ? [from(m), to(m)] : [to(m)]
    },
    /** Two men change places, whichever is pointed at first. */
    loosePoints: (_: Position, m: Move) => (extra(m) === MOVE.SWAP ? 2 : 1),
    prompt(p: Position): Words | undefined {
      if (p.at(stage) === STAGE.LOOK)
        return {
          hu: 'Így áll a sereged: cserélj meg két embert, vagy jelezd, hogy kész vagy.',
          en: 'This is your army: let two men change places, or say that you are ready.',
        }
      if (p.at(stage) === STAGE.PLAY) return { hu: 'Lépj egy emberrel.', en: 'Move a man.' }
      return p.at(chosen) === 0
        ? { hu: 'Válassz egy embert a felállításhoz.', en: 'Choose a man to set up.' }
        : { hu: 'Állítsd a kiválasztott embert a táborodba.', en: 'Put the chosen man into your camp.' }
    },
    /** Of men set up before the first move the list tells which went where. */
    write(p: Position, m: Move): Words | undefined {
      if (extra(m) === MOVE.SWAP) {
        const [a, b] = [board.names[from(m)]!, board.names[to(m)]!]
        return { hu: `csere: ${a}, ${b}`, en: `swap: ${a}, ${b}` }
      }
      const rank =
        extra(m) === MOVE.DEAL ? RANKS[from(m)] : extra(m) === MOVE.SET ? RANKS[p.at(chosen) - 1] : undefined
      const cell = board.names[to(m)]!
      return rank && { hu: `${rank.name.hu}: ${cell}`, en: `${rank.name.en}: ${cell}` }
    },
    preparing: (p: Position) => p.at(stage) !== STAGE.PLAY,
    label: (point: string): Words =>
      RANKS.find(rank => point === `take:${rank.id}`)?.name ??
      formations.find(({ id }) => point === `form:${id}`)?.name ??
      (point === 'ready'
        ? { hu: 'Kész a felállás', en: 'The camp is ready' }
        : point === 'deal'
          ? { hu: 'Osszon a szerencse, megnézem', en: 'Luck deals, I look at it' }
          : { hu: 'A többit ossza ki a szerencse', en: 'Let luck deal the rest' }),
    tell(p: Position, m: Move, seat: number) {
      if (extra(m) === MOVE.CHOOSE && seat !== p.turn) return '?'
      if (extra(m) === MOVE.FORM && seat !== p.turn) return 'formation'
      if (extra(m) === MOVE.SWAP && seat !== p.turn) return 'swap'
      if (extra(m) === MOVE.DEAL && seat !== w.dealing(p)) return `?@${board.names[to(m)]}`
      return name(p, m)
    },
    /** A fight shows both ranks. */
    learns(p: Position, m: Move) {
      const other = p.at(cells + to(m))
      if (extra(m) !== MOVE.STEP || other === 0) return ''
      const fight = `${pieces.label(p.at(cells + from(m))).en} x ${pieces.label(other).en}`
      // With the flag the game ends, and all men are shown.
      return pieces.kind(other) === FLAG
        ? `${fight} ${p.words.subarray(cells, cells + board.size).join()}`
        : fight
    },
    scene(p: Position, seat?: number): Scene {
      const placed: Placed[] = []
      for (let c = 0; c < board.size; c++) {
        const code = seat === undefined ? p.at(cells + c) : w.seenMan(p, cells + c, seat)
        if (code > 0) placed.push(placedPiece(pieces, code, c))
      }
      const waiting = p.at(stage) === STAGE.PLAY ? [] : [hand(p, 0, seat), hand(p, 1, seat)]
      return { placed, trays: [...waiting, fallen(p, 0), fallen(p, 1)], notes: lastFight(p) }
    },
  }
}
