// Ruling: payouts of the advanced cards and the opposition cards are ours (data.ts); the rest is the seed's.
import { oneOf, type GameDefinition } from '../../../kit/index.ts'
import { skullRules } from './rules.ts'

const game: GameDefinition = {
  id: 'smaragd-koponyak',
  chapter: 'uj',
  page: 'own',
  title: { hu: 'Smaragd koponyák', en: 'Emerald Skulls' },
  players: [3, 1, 2, 4, 5, 6, 7, 8],
  rules: 1,
  options: [
    oneOf('cards', 'Fogadáskártyák', 'Bet cards', [
      ['standard', 'alapkártyák', 'standard cards'],
      ['advanced', 'haladó kártyák, kisorsolva', 'advanced cards, drawn'],
      ['chosen', 'haladó kártyák, választva', 'advanced cards, chosen'],
    ]),
    oneOf('betting', 'Fogadás', 'Betting', [
      ['turns', 'sorban', 'in turn'],
      ['race', 'egyszerre, versenyben', 'all at once, racing'],
    ]),
    oneOf('window', 'Legkevesebb idő fogadni (versenyben)', 'Least time to bet (racing)', [
      ['4', '4 másodperc', '4 seconds'],
      ['2', '2 másodperc', '2 seconds'],
      ['8', '8 másodperc', '8 seconds'],
      ['15', '15 másodperc', '15 seconds'],
    ]),
    oneOf('first', 'Első dobó', 'First thrower', [
      ['lot', 'sorsolva', 'by lot'],
      ['red', 'piros: ő a legkevésbé szerencsés', 'red: held the least lucky'],
    ]),
    oneOf('opposition', 'Ellenfélkártyák (egyedül)', 'Opposition cards (solo)', [
      ['10', '10', '10'],
      ['9', '9 (kicsit nehezebb)', '9 (a little harder)'],
      ['8', '8 (nehezebb)', '8 (harder)'],
      ['7', '7 (nagyon nehéz)', '7 (very hard)'],
    ]),
    oneOf('rivals', 'Vrax és Kar kezdőkészlete (egyedül)', 'Gears of Vrax and Kar (solo)', [
      ['40', '40', '40'],
      ['30', '30 (könnyebb)', '30 (easier)'],
      ['20', '20 (sokkal könnyebb)', '20 (much easier)'],
    ]),
    oneOf('bots', 'A gépi játékosok vérmérséklete', 'Temper of the opponents', [
      ['seats', 'székenként más', 'different by seat'],
      ['plain', 'mind józan', 'all plain'],
      ['careful', 'mind óvatos', 'all careful'],
      ['hunter', 'mind jackpotvadász', 'all jackpot hunters'],
    ]),
  ],
  make: skullRules,
}

export default game
