import type { Move, Point, Position, Words } from '../../../engine/index.ts'
import { extra, from, placedPiece, to, type Placed, type Scene, type Tray } from '../../../kit/index.ts'
import { FORMATIONS } from './formations.ts'
import { PHASE, type Ground } from './ground.ts'
import { MOVE, type Laying } from './laying.ts'
import type { Ships } from './ships.ts'

const say = (hu: string, en: string): Words => ({ hu, en })
const READY = say('Kész a flotta', 'The fleet is ready')
const CLEAR = say('Üres papírral kezdem újra', 'Start on an empty paper')

/** How moves are named, told and asked for, and what lies on the papers. */
export function makeShowing(g: Ground, laying: Laying, ships: Ships) {
  const { board, players, pieces, agreed } = g
  const counted = new Int16Array(g.size + 1)

  const name = (_: Position, m: Move): string => {
    switch (extra(m)) {
      case MOVE.LIFT:
        return `lift:${board.names[to(m)]}`
      case MOVE.FORM:
        return FORMATIONS[from(m)]!.id
      case MOVE.READY:
        return 'ready'
      case MOVE.CLEAR:
        return 'clear'
      case MOVE.DRAW:
        return `draw:${from(m)}`
      case MOVE.FIRST:
        return `first:${players[from(m)]!.id}`
      default:
        return board.names[to(m)]!
    }
  }

  /** What a shot does; the shooter hears it at once. */
  const heard = (p: Position, cell: number): Words => {
    const [code, sea] = [p.at(g.cells + cell), g.seaOf(cell)]
    if (code === g.miss) return say('nem talált', 'a miss')
    return code === g.sunk[sea] ? say('talált, elsüllyedt', 'hit and sunk') : say('talált', 'a hit')
  }

  const afloat = (p: Position, player: number): Words => {
    const left = agreed.cells - p.at(g.hits + player)
    if (agreed.sizes.length === 0) return say(`${left} mező`, `${left} cells`)
    ships.count(p, player, 'sunk', counted)
    const sizes = agreed.sizes.filter(size => --counted[size]! < 0).join(' · ')
    return say(sizes || '–', sizes || '–')
  }

  const trays = (p: Position): Tray[] =>
    players.map((player, i) => ({
      id: `fleet:${player.id}`,
      owner: i,
      title: say('Úszó hajók', 'Ships afloat'),
      items: [],
      text: afloat(p, i),
    }))

  return {
    name,
    points(_: Position, m: Move): readonly Point[] {
      const kind = extra(m)
      return kind <= MOVE.LIFT
        ? [to(m)]
        : kind === MOVE.FORM
          ? [FORMATIONS[from(m)]!.id]
          : [kind === MOVE.READY ? 'ready' : 'clear']
    },
    write: (_: Position, m: Move): Words | undefined =>
      extra(m) === MOVE.LIFT
        ? say(`hajó kiemelve: ${board.names[to(m)]}`, `ship lifted: ${board.names[to(m)]}`)
        : undefined,
    preparing: (p: Position): boolean => p.at(g.phase) !== PHASE.PLAY,
    label(point: string): Words {
      const formation = FORMATIONS.find(({ id }) => id === point)
      if (formation) return formation.name
      const first = players.find(({ id }) => point === `first:${id}`)
      if (first) return say(`${first.name.hu} lő először`, `${first.name.en} shoots first`)
      if (point.startsWith('draw:')) return say('a szerencse rajzol', 'luck draws')
      return point === 'ready' ? READY : CLEAR
    },
    prompt(p: Position): Words | undefined {
      if (p.turn < 0) return undefined
      if (p.at(g.phase) === PHASE.PLAY) {
        const again = p.at(g.last) > 0 && g.seaOf(p.at(g.last) - 1) !== p.turn
        return again
          ? say('Talált! Lőhetsz még egyszer.', 'A hit! Shoot once more.')
          : say('Lőj egy mezőre az ellenfél tengerén.', 'Shoot at a cell of the other sea.')
      }
      if (laying.isWhole(p, p.turn))
        return say(
          'Kész a flotta. Kattints egy hajóra, ha kiemelnéd, vagy indulj.',
          'The fleet is whole. Point at a ship to lift it, or begin.',
        )
      const size = laying.wanted(p, p.turn)
      if (size === 0) {
        const left = agreed.cells - ships.count(p, p.turn, 'all', counted)
        return say(`Rajzold be a flottádat: még ${left} mező.`, `Draw your fleet: ${left} cells more.`)
      }
      const done = p.at(g.making) === 0 ? 0 : (ships.find(p, p.at(g.making) - 1), ships.n)
      return done === 0
        ? say(
            `Rajzolj egy ${size} mezős hajót, vagy válassz kész felállást.`,
            `Draw a ship of ${size} cells, or choose a formation.`,
          )
        : say(
            `A ${size} mezős hajóból ${size - done} mező hiányzik.`,
            `The ship of ${size} needs ${size - done} more.`,
          )
    },
    tell(p: Position, m: Move, seat: number): string {
      const kind = extra(m)
      if (kind === MOVE.SHOT || kind === MOVE.READY || kind === MOVE.FIRST || seat === g.layer(p))
        return name(p, m)
      return kind === MOVE.FORM ? 'formation' : '?'
    },
    /** A shot is answered aloud. */
    learns(p: Position, m: Move): string {
      if (extra(m) !== MOVE.SHOT) return ''
      const [cell, sea] = [to(m), g.seaOf(to(m))]
      if (p.at(g.cells + cell) !== g.ship[sea]) return 'miss'
      ships.find(p, cell)
      let whole = 0
      for (let i = 0; i < ships.n; i++) if (p.at(g.cells + ships.at(i)) === g.ship[sea]) whole++
      return whole === 1 ? 'sunk' : 'hit'
    },
    scene(p: Position, seat?: number): Scene {
      const placed: Placed[] = []
      for (let c = 0; c < board.size; c++) {
        const code = seat === undefined ? p.at(g.cells + c) : g.seen(p, c, seat)
        if (code > 0) placed.push(placedPiece(pieces, code, c))
      }
      const last = p.at(g.last) - 1
      const making = p.at(g.making) - 1
      const told =
        last < 0
          ? []
          : [heard(p, last)].map(w => say(`${board.names[last]}: ${w.hu}`, `${board.names[last]}: ${w.en}`))
      return {
        placed,
        trays: trays(p),
        notes: told,
        ...(making >= 0 && (seat === undefined || seat === g.seaOf(making))
          ? { fills: [{ cell: making, fill: 'marked' }] }
          : {}),
      }
    },
  }
}
