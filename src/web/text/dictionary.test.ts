import { beforeAll, expect, test, vi } from 'vitest'

let dictionary: typeof import('./dictionary.ts').dictionary
let language: typeof import('./dictionary.ts').language
let speak: typeof import('./dictionary.ts').speak

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  // Files share their worker's modules: dictionaries that an earlier file used would be asked for their words here too, and never answer.
  vi.resetModules()
  ;({ dictionary, language, speak } = await import('./dictionary.ts'))
})

/** Words that arrive when the test says so. */
function held(words: string) {
  let asked = 0
  let send = () => {}
  const arrives = new Promise<void>(resolve => (send = resolve))
  return {
    load: async () => {
      asked++
      await arrives
      return words
    },
    send: () => send(),
    asked: () => asked,
  }
}

test('one language is fetched at a time, and all dictionaries change together', async () => {
  const en = held('table')
  const first = dictionary({ hu: async () => 'ház', en: async () => 'house' })
  const second = dictionary({ hu: async () => 'asztal', en: en.load })
  expect(() => first()).toThrow('before its words are loaded')
  await first.load()
  await second.load()
  expect([first(), second(), en.asked()]).toEqual(['ház', 'asztal', 0])
  const changing = speak('en')
  await Promise.resolve()
  expect([language(), first(), second()]).toEqual(['hu', 'ház', 'asztal'])
  en.send()
  await changing
  expect([language(), first(), second(), document.documentElement.lang]).toEqual([
    'en',
    'house',
    'table',
    'en',
  ])
  await speak('hu')
  await speak('en')
  expect(en.asked()).toBe(1)
})

test('the last choice wins, and what is loaded meanwhile speaks it', async () => {
  await speak('hu')
  const en = held('late')
  const slow = dictionary({ hu: async () => 'késő', en: en.load })
  await slow.load()
  const there = speak('en')
  const back = speak('hu')
  en.send()
  await Promise.all([there, back])
  expect([language(), slow()]).toEqual(['hu', 'késő'])
  const hu = held('magyar')
  const fresh = dictionary({ hu: hu.load, en: async () => 'English' })
  const loading = fresh.load()
  await Promise.all([speak('en'), Promise.resolve().then(hu.send)])
  await loading
  expect(fresh()).toBe('English')
})
