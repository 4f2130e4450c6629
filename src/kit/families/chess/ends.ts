import type { Draws, Outcome, Position, Words } from '../../../engine/index.ts'
import { split, win } from '../../outcomes.ts'
import { hitters } from './attacks.ts'
import type { Core } from './core.ts'
import { canMove } from './legal.ts'
import { inCheck } from './play.ts'
import { royalName } from './reasons.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The outcomes of a chess game, made once. */
export interface Ends {
  /** By the winner. */
  readonly mate: readonly Outcome[]
  readonly taken: readonly Outcome[]
  readonly stuck: readonly Outcome[]
  readonly relieved: readonly Outcome[]
  readonly perpetual: readonly Outcome[]
  readonly stalemate: Outcome
  readonly quiet: Outcome
  readonly material: Outcome
  readonly repeated: Outcome
}

export function layEnds(core: Core): Ends {
  const { players } = core.rules
  const royal = royalName(core.rules)
  const pawns = core.irreversible.includes(1)
  const wins = (say: (winner: Words, loser: Words) => Words) =>
    players.map(({ name }, i) => {
      const { hu, en } = say(name, players[core.foe[i]!]!.name)
      return win(players, i, capital(hu), capital(en))
    })
  return {
    mate: wins((winner, loser) => ({
      hu: `${winner.hu} mattot adott.`,
      en: `${loser.en} is checkmated.`,
    })),
    taken: wins((winner, loser) =>
      royal.hu === 'király'
        ? {
            hu: `${winner.hu} leütötte ${loser.hu} királyát.`,
            en: `${winner.en} captured the king of ${loser.en}.`,
          }
        : { hu: `leütötték: ${loser.hu} ${royal.hu}.`, en: `the ${royal.en} of ${loser.en} was captured.` },
    ),
    stuck: wins((_, loser) => ({
      hu: `${loser.hu} nem tud lépni, ezért veszít.`,
      en: `${loser.en} has no move and loses.`,
    })),
    relieved: wins(winner => ({
      hu: `${winner.hu} nem tud lépni, ezért nyer.`,
      en: `${winner.en} has no move and wins.`,
    })),
    perpetual: wins((_, loser) => ({
      hu: `${loser.hu} örökös sakkal ismételt, ezért veszít.`,
      en: `${loser.en} repeated the position by perpetual check and loses.`,
    })),
    stalemate: split(players, 'Patt: döntetlen.', 'Stalemate: a draw.'),
    quiet: split(
      players,
      `Döntetlen: ${core.rules.draws.quiet} lépés telt el ütés${pawns ? ' és gyaloglépés' : ''} nélkül.`,
      `A draw: ${core.rules.draws.quiet} plies without a capture${pawns ? ' or a pawn move' : ''}.`,
    ),
    material: split(
      players,
      'Döntetlen: egyik fél sem tud mattot adni.',
      'A draw: neither side has enough to mate.',
    ),
    repeated: split(
      players,
      'Döntetlen: ugyanaz az állás ismétlődött.',
      'A draw: the same position was repeated.',
    ),
  }
}

/** Ends that show before anybody looks for a move. */
export function outcomeOf(core: Core, ends: Ends, p: Position): Outcome | undefined {
  const { words } = p
  const { rules, royal, men } = core
  const player = words[0]!
  if (rules.royals === 'hunted') {
    if (words[royal + player]! === -1) return ends.taken[core.foe[player]!]
    if (words[royal + core.foe[player]!]! === -1) return ends.taken[player]
  }
  const { draws } = rules
  if (draws.bare !== undefined && words[men + player]! + words[men + core.foe[player]!]! <= 4)
    if (tooFew(core, p, player)) return ends.material
  if (draws.quiet !== undefined && words[core.quiet]! >= draws.quiet)
    // Mate on the last ply counts.
    return inCheck(core, p, player) && !canMove(core, p, player) ? undefined : ends.quiet
  return undefined
}

/** Bare kings; a weak piece against a bare king; two bound ones on one colour. */
function tooFew(core: Core, p: Position, player: number): boolean {
  const { cells, royals, pieces, roles, stride, rules } = core
  const dark = rules.board.regions['dark']
  let own = 0
  let foreign = 0
  let bound = 0
  let shades = 0
  for (let c = core.low[player]!, end = core.high[player]!; c < end; c++) {
    const code = p.words[cells + c]!
    if (code === 0 || royals[code] === 1) continue
    const weak = rules.draws.weak?.[pieces.kinds[pieces.kind(code)]!.id]
    if (weak === undefined) return false
    if (roles[player * stride + code] === 1) own++
    else foreign++
    if (weak === 'bound') {
      bound++
      shades |= dark?.includes(c) ? 1 : 2
    }
  }
  if (own + foreign <= 1) return true
  return own === 1 && foreign === 1 && bound === 2 && shades !== 3
}

/** Asked when the player to move has no legal move. */
export function stuckOf(core: Core, ends: Ends, p: Position): Outcome {
  const winner = core.foe[p.turn]!
  if (core.rules.royals === 'checked' && inCheck(core, p, p.turn)) return ends.mate[winner]!
  switch (core.rules.stalemate) {
    case 'loss':
      return ends.stuck[winner]!
    case 'win':
      return ends.relieved[p.turn]!
    case 'draw':
      return ends.stalemate
  }
}

/** The royals in check of those who lost, and what hits them. */
export function mates(core: Core, p: Position, { result }: Outcome): number[] {
  return result.flatMap((share, player) => {
    if (share > 0 || core.rules.royals !== 'checked' || !inCheck(core, p, player)) return []
    const king = p.at(core.royal + player)
    return [king, ...hitters(core.attacks, p, core.cells, core.foe[player]! * core.size + king)]
  })
}

/** Repetition and the cap, kept by the engine. */
export function drawsOf(core: Core, ends: Ends): Draws {
  const { repetition, perpetual, cap } = core.rules.draws
  const judge: NonNullable<NonNullable<Draws['repetition']>['judge']> = (p, _, plies) => {
    if (perpetual === undefined) return ends.repeated
    for (let player = 0; player < core.foe.length; player++)
      if (p.at(core.checks + player) * 2 >= plies) return ends.perpetual[core.foe[player]!]!
    return ends.repeated
  }
  return {
    ...(repetition ? { repetition: { times: repetition, judge } } : {}),
    ...(cap ? { cap } : {}),
  }
}
