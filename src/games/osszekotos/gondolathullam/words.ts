// What is said in thoughtwave: reasons, the prompt, the tiles in hand and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  unfit: reason(
    'A vonalaknak minden szomszédos lapnál találkozniuk kell: ahol onnan vonal jön, itt is kell, ahol nem, ott nem lehet.',
    'Lines must meet at every neighbouring tile: where one comes from it there must be one here, elsewhere there may be none.',
  ),
  used: reason('Ilyen lapod már nincs.', 'You have no such tile any more.'),
}
export const PROMPT = text('Tegyél le egy lapot.', 'Lay a tile.')
export const TILES = text('Lapok', 'Tiles')
export const ENDS = {
  joined: ['{winner} két oldala össze van kötve.', 'The two sides of {winner} are connected.'],
  none: ['Senki sem tud több lapot letenni.', 'Nobody can lay another tile.'],
} as const
