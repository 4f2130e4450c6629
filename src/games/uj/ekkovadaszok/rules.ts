import type { Options, Outcome, Position } from '../../../engine/index.ts'
import { most, type BoardGame } from '../../../kit/index.ts'
import { explainer, type Explanation } from './refusals.ts'
import { huntersActs } from './acts.ts'
import { board } from './grid.ts'
import { huntersIdeas } from './ideas.ts'
import { huntersHope } from './hope.ts'
import { huntersImagine } from './imagine.ts'
import { huntersListing } from './move-lists.ts'
import { huntersMaze, type Joining } from './maze.ts'
import { cardOf, kindOf, REASONS, restOf } from './moves.ts'
import { huntersFindings } from './findings.ts'
import { huntersNames } from './names.ts'
import { makeOutlook } from './outlook.ts'
import { huntersScene } from './scene.ts'
import { huntersState, PHASE, type State } from './state.ts'
import { faceOf, lookAt, type SeatView } from './seat-view.ts'
import { huntersTrust } from './trust.ts'
import { huntersWriting } from './writing.ts'

/** The rules, and what a page of its own wants to ask beyond them. */
export interface HuntersGame extends BoardGame {
  readonly hunters: {
    readonly state: State
    /** What a seat sees; everything when no seat is given. */
    lookAt(p: Position, seat?: number): SeatView
    /** Whether the ruby can still be reached with the cards that are left, wherever they are. */
    hope(p: Position): 'open' | 'lost'
    /** The text and the value of a card. */
    faceOf(code: number): { latex: string; value: string | null }
    /** Why a path card may not lie there, with the values compared. */
    explain(p: Position, code: number, turned: boolean, cell: number, player?: number): Explanation
  }
}
export const isHunters = (game: object): game is HuntersGame => 'hunters' in game

export function huntersRules(options: Options, joining?: Joining): HuntersGame {
  const state = huntersState(options)
  const { players, layout } = state
  const maze = huntersMaze(state, options, joining)
  const listing = huntersListing(state, maze)
  const outlookOf = makeOutlook(state, maze)
  const flow = huntersActs(state, maze, listing, huntersTrust(state, outlookOf), options)
  const ideas = huntersIdeas(state, listing, outlookOf)

  const over = (p: Position): Outcome =>
    most(
      players,
      players.map((_, i) => state.rubiesOf(p, i)),
      'Három forduló után a legtöbb rubin győz.',
      'After three rounds the most rubies win.',
    )

  return {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: REASONS,
    start: flow.begin,
    moves: listing.moves,
    attempts: listing.attempts,
    play: flow.play,
    weight: (p, m) => listing.weight(p, kindOf(m), cardOf(m), restOf(m)),
    outcome: p => (p.at(state.phase) === PHASE.OVER ? over(p) : undefined),
    stuck: over,
    ...huntersNames(state, maze),
    write: huntersWriting(state),
    learns: huntersFindings(state, flow.play),
    derive(p) {
      state.fillIn(p)
      state.countPile(p)
      maze.fillBounds(p)
    },
    flaw: state.flaw,
    imagine: huntersImagine(state),
    ideas,
    scene: (p, seat) => huntersScene(state, p, seat),
    hunters: {
      state,
      lookAt: (p, seat) => lookAt(state, p, seat),
      hope: huntersHope(state, maze),
      faceOf: code => faceOf(state, code),
      explain: explainer(state, maze),
    },
  }
}
