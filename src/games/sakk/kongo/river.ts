import type { Moves, Position } from '../../../engine/index.ts'
import { cellCodec, split, win } from '../../../kit/index.ts'
import {
  carryMan,
  fromOf,
  isHit,
  pack,
  takeOff,
  toOf,
  type ChessPart,
} from '../../../kit/families/chess/index.ts'

/**
 * The river and the monkey. Men that stood in the river when a turn began and stand there when it ends drown, crocodiles
 * excepted. The monkey captures by leaps, one after the other: whom it took lies there, nobody's, until the chain ends.
 */
export const riverAndMonkey: ChessPart = core => {
  const { cells, pieces, rules, stride, size } = core
  const { board } = rules
  const wet = Uint8Array.from(board.cells, ({ fill }) => (fill === 'water' ? 1 : 0))
  const kind = (id: string) => pieces.kinds.findIndex(each => each.id === id)
  const [crocodile, monkey, lion] = [kind('crocodile'), kind('monkey'), kind('lion')]
  const chain = core.layout.range('chain', 1, { json: cellCodec(board) })
  const DIRS = board.dirs.length

  /** Lists the leaps of the monkey on a cell as moves; tells how many there are. */
  const leaps = (p: Position, player: number, from: number, out: Moves | undefined): number => {
    let count = 0
    for (let d = 0; d < DIRS; d++) {
      const over = board.next[from * DIRS + d]!
      const to = board.next[over * DIRS + d]!
      if (core.roles[player * stride + p.words[cells + over]!] !== 2 || p.words[cells + to] !== 0) continue
      count++
      out?.add(leap | from | (to << 10))
    }
    return count
  }
  /** Takes the captured off, drowns whom the river has held since the turn began, and passes on. */
  const end = (p: Position, player: number, moved: number): void => {
    if (p.words[chain] !== 0) p.put(chain, 0)
    for (let c = 0; c < size; c++) {
      const code = p.words[cells + c]!
      if (code === 0) continue
      const owner = pieces.owner(code)
      if (owner === rules.players.length) p.put(cells + c, 0)
      else if (wet[c] === 1 && owner === player && c !== moved && pieces.kind(code) !== crocodile)
        takeOff(core, p, c, core.foe[player]!)
    }
    p.pass(core.foe[player]!)
  }
  const leap = core.claim({
    name: (_, m) => `${board.names[fromOf(m)]}x${board.names[toOf(m)]}`,
    points: (_, m) => [fromOf(m), toOf(m)],
    gain: (p, m) => (pieces.kind(p.at(cells + overOf(m))) === lion ? 1000 : 2),
    play(p, m, player) {
      const [from, to, over] = [fromOf(m), toOf(m), overOf(m)]
      const taken = p.words[cells + over]!
      takeOff(core, p, over, player)
      p.put(cells + over, pieces.code(pieces.kind(taken), rules.players.length))
      carryMan(core, p, player, from, to)
      const drowns = wet[from] === 1 && wet[to] === 1
      if (drowns || pieces.kind(taken) === lion || leaps(p, player, to, undefined) === 0)
        return end(p, player, drowns ? -1 : to)
      p.put(chain, to + 1)
    },
  })
  const overOf = (m: number): number => {
    const [a, b] = [board.cells[fromOf(m)]!, board.cells[toOf(m)]!]
    return core.geometry.at(fromOf(m), (b.x - a.x) / 2, (a.y - b.y) / 2)
  }
  const stop = core.claim({
    name: () => 'stop',
    points: () => ['stop'],
    labels: { stop: { hu: 'A majom megáll', en: 'The monkey stops' } },
    play: (p, _, player) => end(p, player, p.words[chain]! - 1),
  })

  const onlyLeaping = core.reason({
    hu: 'A majom csak úgy üt, hogy átugorja az ellenfelet a mögötte levő üres mezőre.',
    en: 'A monkey captures only by leaping over an enemy to the empty cell beyond it.',
    rule: 'monkey',
  })
  const notHere = core.reason({
    hu: 'Ide ez a figura csak lépni tud, ütni nem.',
    en: 'This piece only moves there, it does not capture.',
    rule: 'moves',
  })
  const intoRiver = core.reason({
    hu: 'Az oroszlán nem léphet a folyóba.',
    en: 'The lion may not step into the river.',
    rule: 'river',
  })
  const goesOn = core.reason({
    hu: 'A majom sorozata tart: vele üthetsz tovább, vagy megállhat.',
    en: 'The monkey’s chain is on: capture on with it, or let it stop.',
    rule: 'monkey',
  })
  const { players } = rules
  const faced = players.map(({ name }, i) =>
    win(
      players,
      i,
      `Csak a két oroszlán maradt, szemben egymással: a soron levő nyer (${name.hu}).`,
      `Only the two lions are left, facing each other: who is to move wins (${name.en}).`,
    ),
  )
  const alone = split(
    players,
    'Csak a két oroszlán maradt: döntetlen.',
    'Only the two lions are left: a draw.',
  )
  return {
    turns: 'several moves',
    instead(p, out, player) {
      if (p.words[chain] === 0) return false
      leaps(p, player, p.words[chain]! - 1, out)
      out.add(stop)
      return true
    },
    adds(p, out, player) {
      const code = pieces.code(monkey, player)
      for (let c = 0; c < size; c++) if (p.words[cells + c] === code) leaps(p, player, c, out)
    },
    turn: (p, m, player) => end(p, player, wet[fromOf(m)] === 1 ? -1 : toOf(m)),
    explains(p, player, say) {
      if (p.at(chain) === 0) return
      for (let c = 0; c < size; c++)
        if (pieces.owner(p.at(cells + c)) === player && c !== p.at(chain) - 1) say(pack(c, c), goesOn)
    },
    because(p, m) {
      const [moving, there] = [pieces.kind(p.at(cells + fromOf(m))), p.at(cells + toOf(m))]
      const { x, y } = board.cells[fromOf(m)]!
      const { x: u, y: v } = board.cells[toOf(m)]!
      const near = Math.max(Math.abs(u - x), Math.abs(v - y))
      if (moving === lion && near === 1 && wet[toOf(m)] === 1) return intoRiver
      if (there === 0 || near === 0 || near > 2) return 0
      if (moving === monkey) return onlyLeaping
      return core.tables.steps.at[p.at(cells + fromOf(m)) * size + fromOf(m)]! <
        core.tables.steps.at[p.at(cells + fromOf(m)) * size + fromOf(m) + 1]! && near === 1
        ? notHere
        : 0
    },
    prompt: p =>
      p.at(chain) === 0
        ? undefined
        : { hu: 'A majom üthet tovább, vagy megállhat.', en: 'The monkey may capture on, or stop.' },
    outcome(p) {
      if (p.words[core.men]! + p.words[core.men + 1]! !== 2) return undefined
      const [own, foe] = [p.words[core.royal + p.turn]!, p.words[core.royal + core.foe[p.turn]!]!]
      if (own < 0 || foe < 0) return undefined
      return isHit(core.attacks, p, cells, p.turn * size + foe, -1) ? faced[p.turn] : alone
    },
  }
}
