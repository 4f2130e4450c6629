// Made by `npm run index` from the folders; do not edit.
import type { GameDefinition } from '../kit/index.ts'
import type { Words } from '../engine/index.ts'

/** What the library page knows of a game before loading it. */
export interface GameEntry {
  readonly id: string
  readonly chapter: string
  readonly title: Words
  readonly players: readonly number[]
  /** 'own': the game has a page of its own (src/web/own). */
  readonly page?: 'own'
  readonly load: () => Promise<{ default: GameDefinition }>
}

// prettier-ignore
export const games: readonly GameEntry[] = [
  { id: 'malom', chapter: 'amoba', title: { hu: 'Malom', en: "Nine men's morris" }, players: [2], load: () => import('./amoba/malom/game.ts') },
  { id: 'pente', chapter: 'amoba', title: { hu: 'Pente', en: 'Pente' }, players: [2, 3, 4], load: () => import('./amoba/pente/game.ts') },
  { id: 'potyogos-amoba', chapter: 'amoba', title: { hu: 'Potyogós amőba', en: 'Four in a row' }, players: [2], load: () => import('./amoba/potyogos-amoba/game.ts') },
  { id: 'terbeli-amoba', chapter: 'amoba', title: { hu: 'Térbeli amőba', en: 'Rows in space' }, players: [2], load: () => import('./amoba/terbeli-amoba/game.ts') },
  { id: 'agarak-es-rokak', chapter: 'beszoritos', title: { hu: 'Agarak és rókák', en: 'Hounds and foxes' }, players: [2], load: () => import('./beszoritos/agarak-es-rokak/game.ts') },
  { id: 'csillagjatek', chapter: 'beszoritos', title: { hu: 'Csillagjáték', en: 'Mu Torere' }, players: [2], load: () => import('./beszoritos/csillagjatek/game.ts') },
  { id: 'farkas-es-kutyak', chapter: 'beszoritos', title: { hu: 'Farkas és kutyák', en: 'Wolf and dogs' }, players: [2], load: () => import('./beszoritos/farkas-es-kutyak/game.ts') },
  { id: 'pokhalo', chapter: 'beszoritos', title: { hu: 'Pókháló', en: 'Spider’s web' }, players: [2], load: () => import('./beszoritos/pokhalo/game.ts') },
  { id: 'roka-es-libak', chapter: 'beszoritos', title: { hu: 'Róka és libák', en: 'Fox and Geese' }, players: [2], load: () => import('./beszoritos/roka-es-libak/game.ts') },
  { id: 'tehenek-es-leopardok', chapter: 'beszoritos', title: { hu: 'Tehenek és leopárdok', en: 'Cows and leopards' }, players: [2], load: () => import('./beszoritos/tehenek-es-leopardok/game.ts') },
  { id: 'vadasz-es-nyul', chapter: 'beszoritos', title: { hu: 'Vadász és nyúl', en: 'Hunters and hare' }, players: [2], load: () => import('./beszoritos/vadasz-es-nyul/game.ts') },
  { id: 'varvedelem', chapter: 'beszoritos', title: { hu: 'Várvédelem', en: 'Siege of the castle' }, players: [2], load: () => import('./beszoritos/varvedelem/game.ts') },
  { id: 'egyiranyu-damajatek', chapter: 'dama', title: { hu: 'Egyirányú dámajáték', en: 'One-way draughts' }, players: [2], load: () => import('./dama/egyiranyu-damajatek/game.ts') },
  { id: 'ejtoernyos-damajatek', chapter: 'dama', title: { hu: 'Ejtőernyős dámajáték', en: 'Parachute draughts' }, players: [2], load: () => import('./dama/ejtoernyos-damajatek/game.ts') },
  { id: 'gotikus-damajatek', chapter: 'dama', title: { hu: 'Gótikus dámajáték', en: 'Gothic draughts' }, players: [2], load: () => import('./dama/gotikus-damajatek/game.ts') },
  { id: 'haromszogu-damajatek', chapter: 'dama', title: { hu: 'Háromszögű dámajáték', en: 'Triangular draughts' }, players: [3], load: () => import('./dama/haromszogu-damajatek/game.ts') },
  { id: 'kozonseges-damajatek', chapter: 'dama', title: { hu: 'Közönséges dámajáték', en: 'Common draughts' }, players: [2], load: () => import('./dama/kozonseges-damajatek/game.ts') },
  { id: 'lepes-damajatek', chapter: 'dama', title: { hu: 'Lépes dámajáték', en: 'Honeycomb draughts' }, players: [2], load: () => import('./dama/lepes-damajatek/game.ts') },
  { id: 'max-damajatek', chapter: 'dama', title: { hu: 'Max dámajáték', en: 'Draughts to the max' }, players: [2], load: () => import('./dama/max-damajatek/game.ts') },
  { id: 'nemzetkozi-damajatek', chapter: 'dama', title: { hu: 'Nemzetközi dámajáték', en: 'International draughts' }, players: [2], load: () => import('./dama/nemzetkozi-damajatek/game.ts') },
  { id: 'oszlopos-damajatek', chapter: 'dama', title: { hu: 'Oszlopos dámajáték', en: 'Column draughts (Laska)' }, players: [2], load: () => import('./dama/oszlopos-damajatek/game.ts') },
  { id: 'panorama-damajatek', chapter: 'dama', title: { hu: 'Panoráma dámajáték', en: 'Panorama draughts' }, players: [2], load: () => import('./dama/panorama-damajatek/game.ts') },
  { id: 'sarkos-damajatek', chapter: 'dama', title: { hu: 'Sarkos dámajáték', en: 'Diagonal draughts' }, players: [2], load: () => import('./dama/sarkos-damajatek/game.ts') },
  { id: 'tarsas-damajatek', chapter: 'dama', title: { hu: 'Társas dámajáték', en: 'Four-player draughts' }, players: [4], load: () => import('./dama/tarsas-damajatek/game.ts') },
  { id: 'torok-damajatek', chapter: 'dama', title: { hu: 'Török dámajáték', en: 'Turkish draughts' }, players: [2], load: () => import('./dama/torok-damajatek/game.ts') },
  { id: 'abalon', chapter: 'egyeb-logikai', title: { hu: 'Abalon', en: 'Abalone' }, players: [2, 3, 4, 5, 6], load: () => import('./egyeb-logikai/abalon/game.ts') },
  { id: 'amazonok', chapter: 'egyeb-logikai', title: { hu: 'Amazonok', en: 'Amazons' }, players: [2, 3, 4], load: () => import('./egyeb-logikai/amazonok/game.ts') },
  { id: 'andantino', chapter: 'egyeb-logikai', title: { hu: 'Andantino', en: 'Andantino' }, players: [2], load: () => import('./egyeb-logikai/andantino/game.ts') },
  { id: 'ataxx', chapter: 'egyeb-logikai', title: { hu: 'Ataxx', en: 'Ataxx' }, players: [2], load: () => import('./egyeb-logikai/ataxx/game.ts') },
  { id: 'atomic', chapter: 'egyeb-logikai', title: { hu: 'Atomic', en: 'Atomic' }, players: [2], load: () => import('./egyeb-logikai/atomic/game.ts') },
  { id: 'attores', chapter: 'egyeb-logikai', title: { hu: 'Áttörés', en: 'Breakthrough' }, players: [2], load: () => import('./egyeb-logikai/attores/game.ts') },
  { id: 'go', chapter: 'egyeb-logikai', title: { hu: 'Gó', en: 'Go' }, players: [2], load: () => import('./egyeb-logikai/go/game.ts') },
  { id: 'hexxagon', chapter: 'egyeb-logikai', title: { hu: 'Hexxagon', en: 'Hexxagon' }, players: [2, 3], load: () => import('./egyeb-logikai/hexxagon/game.ts') },
  { id: 'kockazas', chapter: 'egyeb-logikai', title: { hu: 'Kockázás', en: 'Dots and Boxes' }, players: [2], load: () => import('./egyeb-logikai/kockazas/game.ts') },
  { id: 'neutron', chapter: 'egyeb-logikai', title: { hu: 'Neutron', en: 'Neutron' }, players: [2], load: () => import('./egyeb-logikai/neutron/game.ts') },
  { id: 'pentomino', chapter: 'egyeb-logikai', title: { hu: 'Pentominó', en: 'Pentomino' }, players: [2, 3, 4, 5, 6], load: () => import('./egyeb-logikai/pentomino/game.ts') },
  { id: 'plotto', chapter: 'egyeb-logikai', title: { hu: 'Plotto', en: 'Plotto' }, players: [2, 3, 4], load: () => import('./egyeb-logikai/plotto/game.ts') },
  { id: 'reversi', chapter: 'egyeb-logikai', title: { hu: 'Reversi', en: 'Reversi' }, players: [2], load: () => import('./egyeb-logikai/reversi/game.ts') },
  { id: 'stratego', chapter: 'egyeb-logikai', title: { hu: 'Stratego', en: 'Stratego' }, players: [2], load: () => import('./egyeb-logikai/stratego/game.ts') },
  { id: 'tamsk', chapter: 'egyeb-logikai', title: { hu: 'Tamsk', en: 'Tamsk' }, players: [2], load: () => import('./egyeb-logikai/tamsk/game.ts') },
  { id: 'vari', chapter: 'egyeb-logikai', title: { hu: 'Vari', en: 'Vari' }, players: [2], load: () => import('./egyeb-logikai/vari/game.ts') },
  { id: 'zertz', chapter: 'egyeb-logikai', title: { hu: 'Zertz', en: 'Zertz' }, players: [2], load: () => import('./egyeb-logikai/zertz/game.ts') },
  { id: 'halma', chapter: 'helycserelo', title: { hu: 'Halma', en: 'Halma' }, players: [2, 4], load: () => import('./helycserelo/halma/game.ts') },
  { id: 'havanna', chapter: 'osszekotos', title: { hu: 'Havanna', en: 'Havannah' }, players: [2], load: () => import('./osszekotos/havanna/game.ts') },
  { id: 'hex', chapter: 'osszekotos', title: { hu: 'Hex', en: 'Hex' }, players: [2], load: () => import('./osszekotos/hex/game.ts') },
  { id: 'trax', chapter: 'osszekotos', title: { hu: 'Trax', en: 'Trax' }, players: [2], load: () => import('./osszekotos/trax/game.ts') },
  { id: 'twixt', chapter: 'osszekotos', title: { hu: 'Twixt', en: 'Twixt' }, players: [2], load: () => import('./osszekotos/twixt/game.ts') },
  { id: 'y', chapter: 'osszekotos', title: { hu: 'Y', en: 'Y' }, players: [2], load: () => import('./osszekotos/y/game.ts') },
  { id: 'camelot', chapter: 'sajat', title: { hu: 'Camelot', en: 'Camelot' }, players: [2], load: () => import('./sajat/camelot/game.ts') },
  { id: 'tetroid', chapter: 'sajat', title: { hu: 'Tetroid', en: 'Tetroid' }, players: [2], load: () => import('./sajat/tetroid/game.ts') },
  { id: 'a-maharadzsa-es-a-szipojok', chapter: 'sakk', title: { hu: 'A maharadzsa és a szipojok', en: 'Maharaja and the Sepoys' }, players: [2], load: () => import('./sakk/a-maharadzsa-es-a-szipojok/game.ts') },
  { id: 'bogarhaz', chapter: 'sakk', title: { hu: 'Bogárház', en: 'Bughouse' }, players: [4], load: () => import('./sakk/bogarhaz/game.ts') },
  { id: 'capablanca', chapter: 'sakk', title: { hu: 'Capablanca', en: 'Capablanca Chess' }, players: [2], load: () => import('./sakk/capablanca/game.ts') },
  { id: 'dupla-sakk', chapter: 'sakk', title: { hu: 'Dupla sakk', en: 'Double Chess' }, players: [2], load: () => import('./sakk/dupla-sakk/game.ts') },
  { id: 'duplalepeses-sakk', chapter: 'sakk', title: { hu: 'Duplalépéses sakk', en: 'Double-Move Chess' }, players: [2], load: () => import('./sakk/duplalepeses-sakk/game.ts') },
  { id: 'francia-sakk', chapter: 'sakk', title: { hu: 'Francia sakk', en: 'Losing Chess' }, players: [2], load: () => import('./sakk/francia-sakk/game.ts') },
  { id: 'grand-sakk', chapter: 'sakk', title: { hu: 'Grand sakk', en: 'Grand Chess' }, players: [2], load: () => import('./sakk/grand-sakk/game.ts') },
  { id: 'gyors-sakk', chapter: 'sakk', title: { hu: 'Gyors sakk', en: 'Quick Chess' }, players: [2], load: () => import('./sakk/gyors-sakk/game.ts') },
  { id: 'hexasakk', chapter: 'sakk', title: { hu: 'Hexasakk', en: 'Hexagonal Chess' }, players: [2], load: () => import('./sakk/hexasakk/game.ts') },
  { id: 'hsziangcsi', chapter: 'sakk', title: { hu: 'Hsziangcsi', en: 'Xiangqi' }, players: [2], load: () => import('./sakk/hsziangcsi/game.ts') },
  { id: 'jarisogi', chapter: 'sakk', title: { hu: 'Jarisógi', en: 'Yari Shogi' }, players: [2], load: () => import('./sakk/jarisogi/game.ts') },
  { id: 'minisogi', chapter: 'sakk', title: { hu: 'Minisógi', en: 'Minishogi' }, players: [2], load: () => import('./sakk/minisogi/game.ts') },
  { id: 'omegasakk', chapter: 'sakk', title: { hu: 'Omegasakk', en: 'Omega Chess' }, players: [2], load: () => import('./sakk/omegasakk/game.ts') },
  { id: 'progressziv-sakk', chapter: 'sakk', title: { hu: 'Progresszív sakk', en: 'Progressive Chess' }, players: [2], load: () => import('./sakk/progressziv-sakk/game.ts') },
  { id: 'reneszansz-sakk', chapter: 'sakk', title: { hu: 'Reneszánsz sakk', en: 'Renaissance Chess' }, players: [2], load: () => import('./sakk/reneszansz-sakk/game.ts') },
  { id: 'sakk', chapter: 'sakk', title: { hu: 'Sakk', en: 'Chess' }, players: [2], load: () => import('./sakk/sakk/game.ts') },
  { id: 'sogi', chapter: 'sakk', title: { hu: 'Sógi', en: 'Shogi' }, players: [2], load: () => import('./sakk/sogi/game.ts') },
  { id: 'sotet-sakk', chapter: 'sakk', title: { hu: 'Sötét sakk', en: 'Dark Chess' }, players: [2], load: () => import('./sakk/sotet-sakk/game.ts') },
  { id: 'torisogi', chapter: 'sakk', title: { hu: 'Torisógi', en: 'Tori Shogi' }, players: [2], load: () => import('./sakk/torisogi/game.ts') },
  { id: 'backgammon', chapter: 'szerencse', title: { hu: 'Backgammon', en: 'Backgammon' }, players: [2], load: () => import('./szerencse/backgammon/game.ts') },
  { id: 'monopoly', chapter: 'szerencse', title: { hu: 'Monopoly', en: 'Monopoly' }, players: [4, 2, 3, 5, 6, 7, 8], load: () => import('./szerencse/monopoly/game.ts') },
  { id: 'scramble', chapter: 'szo', title: { hu: 'Scramble', en: 'Scramble' }, players: [2, 3, 4], load: () => import('./szo/scramble/game.ts') },
  { id: 'szoliter', chapter: 'turelem', title: { hu: 'Szoliter', en: 'Solitaire' }, players: [1], load: () => import('./turelem/szoliter/game.ts') },
  { id: 'voros-szamar', chapter: 'turelem', title: { hu: 'Vörös szamár', en: 'Red Donkey' }, players: [1], load: () => import('./turelem/voros-szamar/game.ts') },
  { id: 'ekkovadaszok', chapter: 'uj', title: { hu: 'Ékkővadászok', en: 'Gem Hunters' }, players: [5, 3, 4, 6, 7, 8, 9, 10], page: 'own', load: () => import('./uj/ekkovadaszok/game.ts') },
  { id: 'smaragd-koponyak', chapter: 'uj', title: { hu: 'Smaragd koponyák', en: 'Emerald Skulls' }, players: [3, 1, 2, 4, 5, 6, 7, 8], page: 'own', load: () => import('./uj/smaragd-koponyak/game.ts') },
]
