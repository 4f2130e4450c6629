// Ruling: the horizontal arm is a3-g5 (the print says g3); a slanted line is missing for example between b3 and c2.
// Ruling: taking is a duty, but any capture may be chosen; a chain goes on as long as it can, and taken men are lifted at once.
// Ruling: besiegers without a move have lost.
import type { Player, Reason } from '../../../engine/index.ts'
import {
  dressed,
  fewer,
  hunt,
  leapsOn,
  openLines,
  stepsOn,
  type GameDefinition,
  type HuntPart,
  type Kind,
} from '../../../kit/index.ts'
import { blue, points } from '../roka-es-libak/game.ts'

const KNIGHTS: Player = { id: 'knights', tint: 'blue', name: { hu: 'lovagok', en: 'knights' } }
const BESIEGERS: Player = { id: 'besiegers', tint: 'red', name: { hu: 'ostromlók', en: 'besiegers' } }
const knight: Kind = { id: 'knight', name: { hu: 'lovag', en: 'knight' }, art: 'chess-knight' }
const besieger: Kind = { id: 'besieger', name: { hu: 'ostromló', en: 'besieger' }, art: 'man' }

const ANY_LINE: Reason = {
  hu: 'A lovag bármelyik vonal mentén, a szomszédos üres pontra lép.',
  en: 'A knight steps along any line to the neighbouring empty point.',
  rule: 'moves',
}
const NOT_BACK: Reason = {
  hu: 'Az ostromló csak kettős vonalon, előre vagy oldalra lép; hátra és átlósan nem.',
  en: 'A besieger steps only along double lines, forward or sideways; neither back nor slantwise.',
  rule: 'moves',
}

const bare = points('none')
const castle = bare.names.flatMap((name, c) => (/^[c-e][5-7]$/.test(name) ? [c] : []))
const everyLine = blue(bare)
const board = dressed(bare, {
  lines: openLines(bare, everyLine),
  cells: bare.cells.map((cell, c) => (castle.includes(c) ? { ...cell, fill: 'camp-yellow' } : cell)),
})
/** Double lines go straight; south leads back. */
const doubleLine = (_: number, dir: number) => dir % 2 === 0 && board.dirs[dir] !== 's'

/** The besiegers have won when they stand on every point of the castle. */
const takesTheCastle: HuntPart = ({ cells, codes, won }) => {
  const over = won(1, 'Az ostromlók elfoglalták a várat.', 'The besiegers have taken the castle.')
  return {
    outcome(p) {
      for (let i = 0; i < castle.length; i++) if (p.words[cells + castle[i]!] !== codes[1]) return undefined
      return over
    },
  }
}

const game: GameDefinition = {
  id: 'varvedelem',
  chapter: 'beszoritos',
  title: { hu: 'Várvédelem', en: 'Siege of the castle' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    hunt({
      board,
      sides: [
        {
          player: KNIGHTS,
          piece: knight,
          gait: ANY_LINE,
          walks: stepsOn(board, everyLine),
          leaps: leapsOn(board, everyLine),
          hand: { count: 2, cells: castle },
        },
        {
          player: BESIEGERS,
          piece: besieger,
          gait: NOT_BACK,
          walks: stepsOn(board, doubleLine),
          setup: board.cells.flatMap((_, c) => (castle.includes(c) ? [] : [c])),
        },
      ],
      placing: { first: 0, by: 'all' },
      first: 1,
      hunted: 0,
      // Sixteen of the 24 besiegers taken leave fewer than nine.
      parts: [fewer(1, 9), takesTheCastle],
    }),
}

export default game
