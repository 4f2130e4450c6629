import { beforeAll, describe, expect, test } from 'vitest'
import { packGraph, type WordGraph } from '../kit/index.ts'
import { readAffixes, readStems } from './affix-rules.ts'
import { HungarianForms } from './hungarian-forms.ts'
import { HUNGARIAN, loadWords, wordsOf } from './index.ts'

let list: WordGraph
beforeAll(async () => {
  await loadWords('hungarian')
  list = wordsOf('hungarian')!
}, 300_000)

const spell = (word: string) => [...word.toUpperCase()].map(sign => HUNGARIAN.indexOf(sign))
const missing = (words: string) => words.split(' ').filter(word => !list.has(spell(word)))
const present = (words: string) => words.split(' ').filter(word => list.has(spell(word)))

describe('the Hungarian words', () => {
  test('stems of every kind', () => {
    expect(
      missing('kutya ház asztal szép fut olvas ez és de nem tíz tizenhat első én dzsungel szó gyűrű csésze'),
    ).toEqual([])
  })
  test('the words of the book: the title, and fű with füves', () => {
    expect(missing('játék betűkkel fű füves joker játszma')).toEqual([])
  })
  test('cases, plural, possessives', () => {
    expect(
      missing('kutyák kutyámat házaimból asztalon lovak tavat kezünk szavakból vízzel gyerekeiknek'),
    ).toEqual([])
  })
  test('persons, tenses and moods of verbs, irregular ones too', () => {
    expect(
      missing('futok futottunk olvasnám olvassátok megyek jöjjön ettem ivott vagyok lenne aludni'),
    ).toEqual([])
  })
  test('verbs with their prefixes', () => {
    expect(missing('megolvastam elolvasnám kimegy beleszeret összeáll visszajött továbbad')).toEqual([])
  })
  test('comparatives and superlatives with their endings', () => {
    expect(missing('szebb nagyobbat pirosabb legszebb legnagyobbak')).toEqual([])
  })
  test('derived words with endings', () => {
    expect(missing('futást futók olvasását házacskák sótlanul kiolvasott')).toEqual([])
  })
  test('what is made of names is there, names are not', () => {
    expect(missing('budapesti')).toEqual([])
    expect(present('budapest jános duna')).toEqual([])
  })
  test('no abbreviations, no brands, no halves of twin words', () => {
    expect(present('mtész biopon dirmeg kft cm db tsz')).toEqual([])
  })
  test('no false forms', () => {
    const wrong =
      'kutyaák házbanban asztalnek könyvban szépak futek betükkel betűkel jatek ktya xyz qq aaa fűves'
    expect(present(wrong)).toEqual([])
  })
})

describe('the list as it travels', () => {
  test('two megabytes at most', () => {
    expect(packGraph(list).length).toBeLessThan(2_000_000)
  })
  test('a word is looked up in few steps', () => {
    let steps = 0
    for (const word of ['legszebb', 'megolvastam', 'zsiráfok', 'űrhajósnak']) {
      let node = 0
      for (const letter of spell(word)) {
        for (let at = list.first[node]!; at !== 0; at = list.next[at]!) {
          steps++
          if (list.letter[at] === letter) {
            node = at
            break
          }
        }
      }
      expect(list.ends[node]).toBe(1)
    }
    // No node has more children than letters, and most have few.
    expect(steps).toBeLessThan(38 * 16)
  })
})

describe('a small dictionary', () => {
  const AFFIXES = `SFX A Y 3
SFX A 0 k/T [aá]
SFX A a ák/T a
SFX A 0 ok [^a]
SFX T Y 1
SFX T 0 at .
SFX D Y 1
SFX D 0 abb/Z .
PFX X Y 2
PFX X 0 meg/@ .
PFX X 0 fenn/@ [^n]
PFX D Y 1
PFX D 0 leg .`
  const words = (stems: string[]) => {
    const forms = new HungarianForms(AFFIXES, `${stems.length}\n${stems.join('\n')}`)
    const graph = forms.sets.graph(forms.all)
    return (word: string) => graph.has(spell(word))
  }
  test('a suffix takes letters away and asks for an ending', () => {
    const has = words(['kutya/A', 'ház/A'])
    expect(['kutyák', 'házok', 'kutyaok', 'házk'].map(has)).toEqual([true, true, false, false])
  })
  test('a prefix asks for a beginning; stems without the flag take none', () => {
    const has = words(['fut/X', 'néz/X', 'ház'])
    expect(['megfut', 'fennfut', 'megnéz', 'fennnéz', 'megház'].map(has)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
  test('stems that are forbidden, need a suffix, or belong to compounds', () => {
    const has = words(['rossz/w', 'lov/uA', 'fél|/|', 'kvarc'])
    expect(['rossz', 'lov', 'lovok', 'kvarc'].map(has)).toEqual([false, false, true, true])
  })
  test('the files are read: entities are one sign, what follows a tab is left out', () => {
    const [group] = readAffixes('SFX B Y 1\nSFX B 0 é/x [^a&agrave;]').suffixes.get('B')!
    expect([group!.reach, group!.condition.test('g'), group!.condition.test('a')]).toEqual([1, true, false])
    expect(readStems('1\nház/AB\tházak')).toEqual([{ word: 'ház', flags: 'AB' }])
  })
})
