// Ruling: dark, at the bottom, starts. One unpromoted swallow on a file and the extra swallows as the book prints them; two on a file
// and the usual array are the option. Entered kings are not counted.
import { chess, toggle, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { renewed, RULES, shogi, shogiBoard, shogiMan } from '../sogi/men.ts'

const birds = {
  phoenix: shogiMan('K', 'K', 'főnix', 'phoenix', { rank: 'royal', text: 'F' }),
  falcon: shogiMan('F', 'FfWsW', 'sólyom', 'falcon', { becomes: ['eagle'], text: 'Só' }),
  crane: shogiMan('C', 'FvW', 'daru', 'crane', { text: 'D' }),
  pheasant: shogiMan('P', 'bFfD', 'fácán', 'pheasant', { text: 'Fá' }),
  // Seen from behind the man: far ahead, far back to one side, one step back to the other.
  'left-quail': shogiMan('L', 'fRbrBblF', 'bal fürj', 'left quail', { text: 'BF' }),
  'right-quail': shogiMan('R', 'fRblBbrF', 'jobb fürj', 'right quail', { text: 'JF' }),
  swallow: shogiMan('S', 'fW', 'fecske', 'swallow', { becomes: ['goose'], text: 'Fe' }),
  goose: shogiMan('+S', 'fAbD', 'liba', 'goose', { was: 'swallow', text: '+Li' }),
  eagle: shogiMan('+F', 'fWsWfBbRbB2', 'sas', 'eagle', { was: 'falcon', text: '+Sa' }),
}

const rules: ChessRules = {
  ...shogi,
  board: shogiBoard(7, 7),
  pieces: birds,
  setup: `
    r p c k c p l
    . . . f . . .
    s s s s s s s
    . . S . s . .
    S S S S S S S
    . . . F . . .
    L P C K C P R`,
  promotion: { rows: 2, on: 'touching', choice: 'forced' },
  drops: { perFile: { swallow: 1 }, noMate: ['swallow'] },
}

const official: ChessRules = {
  ...rules,
  setup: `
    r p c k c p l
    . . . f . . .
    s s s s s s s
    . . s . S . .
    S S S S S S S
    . . . F . . .
    L P C K C P R`,
  drops: { perFile: { swallow: 2 }, noMate: ['swallow'] },
}

const definition: GameDefinition = {
  id: 'torisogi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Torisógi', en: 'Tori Shogi' },
  players: [2],
  rules: RULES,
  options: [
    toggle('official', 'Oszloponként két fecske, szokásos felállás', 'Two swallows a file, usual set-up'),
  ],
  renewed,
  make: options => chess(options['official'] === 'on' ? official : rules),
}

export default definition
