// Raw rules: every player has a board of words that the others do not see, and everybody lays the same drawn letters.
// Ruling: the players lay one after the other, each with the whole time; nobody sees the others' words before the round is over.
// Ruling: the title stands in the middle row unless the players agree otherwise; then the first player places its three words.
// Ruling: when the time is over, a whole word stays and an unfinished one is taken back.
import { oneOf, type GameDefinition } from '../../../kit/index.ts'
import { loadWords } from '../../../words/index.ts'
import { lettersRules } from './rules.ts'

const jatekABetukkel: GameDefinition = {
  id: 'jatek-a-betukkel',
  chapter: 'szo',
  title: { hu: 'Játék a betűkkel', en: 'Game with Letters' },
  players: [2, 3, 4, 5, 6],
  rules: 1,
  options: [
    oneOf('words', 'A szavak ellenőrzése', 'Judging of words', [
      ['challenge', 'kifogásolással', 'by objection'],
      ['dictionary', 'szólista szerint', 'by the word list'],
      ['free', 'nincs', 'none'],
    ]),
    oneOf('time', 'Idő egy szóra', 'Time for a word', [
      ['90', 'másfél perc', 'a minute and a half'],
      ['180', 'három perc', 'three minutes'],
      ['none', 'nincs korlát', 'no limit'],
    ]),
    oneOf('title', 'A felirat elrendezése', 'Arrangement of the title', [
      ['line', 'a középső sorban', 'in the middle row'],
      ['free', 'megegyezés szerint', 'as agreed'],
    ]),
  ],
  load: () => loadWords('hungarian'),
  make: lettersRules,
}

export default jatekABetukkel
