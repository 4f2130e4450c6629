import type { ChessPiece } from '../../../kit/index.ts'
import { shogiMan } from '../sogi/men.ts'

/** Id, sign, gait in Betza's letters, names, and what it becomes. */
type Row = readonly [id: string, sign: string, moves: string, hu: string, en: string, becomes?: string]

/** Royals first: reasons are worded with the first of them. */
const BOTH: readonly Row[] = [
  ['king', 'K', 'K', 'király', 'king'],
  ['pawn', 'GY', 'fW', 'gyalog', 'pawn', 'gilded-pawn'],
  ['go-between', 'KÖ', 'vW', 'közvetítő', 'go-between', 'drunk-elephant'],
  ['lance', 'L', 'fR', 'lándzsás', 'lance', 'white-horse'],
  ['reverse-chariot', 'FH', 'vR', 'fordított harci szekér', 'reverse chariot', 'whale'],
  ['side-mover', 'OM', 'sRvW', 'oldalmozgó', 'side mover', 'free-boar'],
  ['vertical-mover', 'FM', 'vRsW', 'függőleges mozgó', 'vertical mover', 'flying-ox'],
  ['rook', 'B', 'R', 'bástya', 'rook', 'dragon-king'],
  ['bishop', 'F', 'B', 'futó', 'bishop', 'dragon-horse'],
  ['dragon-king', 'SK', 'RF', 'sárkánykirály', 'dragon king', 'soaring-eagle'],
  ['dragon-horse', 'SL', 'BW', 'sárkányló', 'dragon horse', 'horned-falcon'],
  ['free-king', 'SZ', 'Q', 'szabad király', 'free king'],
  ['lion', 'O', 'KDAN', 'oroszlán', 'lion'],
  ['kylin', 'KY', 'FD', 'kylin', 'kylin', 'lion'],
  ['phoenix', 'FŐ', 'WA', 'főnix', 'phoenix', 'free-king'],
  ['drunk-elephant', 'RE', 'FfWsW', 'részeg elefánt', 'drunk elephant', 'crown-prince'],
  ['blind-tiger', 'VT', 'FsWbW', 'vak tigris', 'blind tiger', 'flying-stag'],
  ['leopard', 'VL', 'FvW', 'vérengző leopárd', 'ferocious leopard', 'bishop'],
  ['copper', 'R', 'fKbW', 'réz tábornok', 'copper general', 'side-mover'],
  ['silver', 'E', 'FfW', 'ezüst tábornok', 'silver general', 'vertical-mover'],
  ['gold', 'A', 'WfF', 'arany tábornok', 'gold general', 'rook'],
]
const DAI_ONLY: readonly Row[] = [
  ['angry-boar', 'DV', 'W', 'dühös vadkan', 'angry boar', 'gold'],
  ['violent-ox', 'EÖ', 'R2', 'erőszakos ökör', 'violent ox', 'gold'],
  ['flying-dragon', 'RS', 'B2', 'repülő sárkány', 'flying dragon', 'gold'],
  ['cat-sword', 'MK', 'F', 'macskakard', 'cat sword', 'gold'],
  ['evil-wolf', 'ÖF', 'fKsW', 'ördögi farkas', 'evil wolf', 'gold'],
  ['iron', 'V', 'fK', 'vas tábornok', 'iron general', 'gold'],
  ['stone', 'KT', 'fF', 'kő tábornok', 'stone general', 'gold'],
  ['knight', 'LO', 'ffN', 'lovag', 'knight', 'gold'],
]
const BY_PROMOTION: readonly Row[] = [
  ['gilded-pawn', '+T', 'WfF', 'tokin', 'tokin'],
  ['white-horse', '+FL', 'vRfB', 'fehér ló', 'white horse'],
  ['whale', '+BÁ', 'vRbB', 'bálna', 'whale'],
  ['free-boar', '+SV', 'sRB', 'szabad vadkan', 'free boar'],
  ['flying-ox', '+RÖ', 'vRB', 'repülő ökör', 'flying ox'],
  ['flying-stag', '+RB', 'vRK', 'repülő szarvasbika', 'flying stag'],
  ['crown-prince', '+KH', 'K', 'koronaherceg', 'crown prince'],
  ['soaring-eagle', '+SS', 'RbBfFfA', 'szárnyaló sas', 'soaring eagle'],
  ['horned-falcon', '+SÓ', 'BbRsRfWfD', 'szarvas sólyom', 'horned falcon'],
]
const ROYALS = ['king', 'crown-prince']

/** Who has promoted never promotes again, so a rook that was a gold is another kind than the rook of the start. */
const promoted = (id: string) => `promoted-${id}`

export function men(game: 'chu' | 'dai'): Record<string, ChessPiece> {
  const first = game === 'dai' ? [...BOTH, ...DAI_ONLY] : BOTH
  const goals = new Set(first.flatMap(([, , , , , becomes]) => (becomes === undefined ? [] : [becomes])))
  const into = (id: string) => (first.some(([each]) => each === id) ? promoted(id) : id)
  const man = ([id, sign, moves, hu, en, becomes]: Row): [string, ChessPiece] => [
    id,
    shogiMan(sign, moves, hu, en, {
      ...(ROYALS.includes(id) ? { rank: 'royal' as const } : {}),
      ...(becomes === undefined ? {} : { becomes: [into(becomes)] }),
      ...(id === 'gilded-pawn' ? { called: en } : {}),
      ...(id === 'pawn' ? { inside: 'at the end' as const } : {}),
    }),
  ]
  const again = first
    .filter(([id]) => goals.has(id))
    .map(([id, sign, moves, hu, en]): [string, ChessPiece] => [
      promoted(id),
      shogiMan(`+${sign}`, moves, `${hu} (előlépésből)`, `${en} (by promotion)`, { called: id }),
    ])
  return Object.fromEntries([...first.map(man), ...BY_PROMOTION.map(man), ...again])
}
