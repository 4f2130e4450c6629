// Ruling: three ways of judging words: objections (the book), the word list, or no check at all.
// Ruling: h8 trebles the word by the book; `official` makes it double, adds 50 points for seven tiles, exchange and
// the settling of tiles left over.
import { oneOf, toggle, type GameDefinition } from '../../../kit/index.ts'
import { loadWords } from '../../../words/index.ts'
import { scrambleRules } from './rules.ts'
import { languageOf } from './state.ts'

const scramble: GameDefinition = {
  id: 'scramble',
  chapter: 'szo',
  title: { hu: 'Scramble', en: 'Scramble' },
  players: [2, 3, 4],
  rules: 1,
  options: [
    {
      ...oneOf('language', 'A szavak nyelve', 'Language of the words', [
        ['english', 'angol', 'English'],
        ['french', 'francia', 'French'],
        ['hungarian', 'magyar', 'Hungarian'],
      ]),
      offered: { hu: 'hungarian' },
    },
    oneOf('words', 'A szavak ellenőrzése', 'Judging of words', [
      ['challenge', 'kifogásolással', 'by objection'],
      ['dictionary', 'szólista szerint', 'by the word list'],
      ['free', 'nincs', 'none'],
    ]),
    toggle('penalty', 'A téves kifogás egy kimaradás', 'A wrong objection costs a turn'),
    toggle('official', 'Hivatalos szabályok', 'Official rules'),
  ],
  load: options => (options['words'] === 'free' ? Promise.resolve() : loadWords(languageOf(options))),
  make: scrambleRules,
}

export default scramble
