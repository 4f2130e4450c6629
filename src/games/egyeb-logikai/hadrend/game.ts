import { oneOf, type GameDefinition } from '../../../kit/index.ts'
import { hadrend } from './hadrend.ts'
import { lerakas } from './lerakas.ts'
import { sorakozo } from './sorakozo.ts'

const game: GameDefinition = {
  id: 'hadrend',
  chapter: 'egyeb-logikai',
  material: 'rows',
  title: { hu: 'Hadrend', en: 'Battle Array' },
  players: [2, 1],
  rules: 1,
  options: [
    oneOf('game', 'Játék (egyedül mindig Sorakozó)', 'Game (alone it is always Falling In)', [
      ['hadrend', 'Hadrend', 'Battle Array'],
      ['sorakozo', 'Sorakozó', 'Falling In'],
      ['lerakas', 'Lerakás', 'Laying Down'],
    ]),
    oneOf('array', 'A Hadrend alapállása', 'Set-up of Battle Array', [
      ['dealt', 'a program osztja ki', 'dealt by the program'],
      ['placed', 'a játékosok rakják le', 'put down by the players'],
    ]),
    oneOf('filling', 'A Sorakozó alapállása', 'Set-up of Falling In', [
      ['placed', 'a formarendező tölti meg a táblát', 'the shape sorter fills the board'],
      ['dealt', 'véletlen', 'random'],
    ]),
  ],
  make({ players, game: which, array, filling }) {
    if (players === '1') return sorakozo('dealt', 1)
    if (which === 'sorakozo') return sorakozo(filling === 'dealt' ? 'dealt' : 'placed', 2)
    if (which === 'lerakas') return lerakas()
    return hadrend(array === 'placed' ? 'placed' : 'dealt')
  },
}

export default game
