// Every bet true and false, the payout tables, jackpots, counter-bets.
import { describe, expect, test } from 'vitest'
import { CONDITIONS } from './bets.ts'
import { ADVANCED, STANDARD } from './data.ts'
import { CARDS, SLOTS } from './moves.ts'
import { betPay, earnedJackpots, standardPay } from './payout.ts'
import { finished } from './sample-states.ts'
import type { Result } from './skull.ts'

const none = [0, 0, 0, 0, 0]
const bust = finished('bust', [1, 1, 0, 0, 0], none, 2)
const pickBust = finished('bust', [1, 0, 0, 0, 0], none, 2, 1)
const fled = finished('flee', [0, 2, 0, 0, 0], none, 1)
const gem = finished('gem', [1, 0, 0, 0, 1], none, 1)
const emptied = finished('empty', [0, 2, 1, 0, 0])
const double = finished('double', [0, 2, 0, 1, 1])
const nargash = finished('gem', none, [0, 0, 1, 0, 1], 1)
const gamble = finished('double', none, [2, 1, 0, 1, 1])
const grin = finished('empty', [2, 1, 0, 0, 0])
const emerald = finished('double', [1, 1, 1, 2, 1], [1, 0, 0, 0, 0])
const legend = finished('double', [2, 1, 1, 2, 1])
const scarred = finished('gem', [1, 1, 1, 1, 1], none, 2)
const lumpy = finished('double', [1, 1, 1, 1, 1])
const eyes = finished('double', [0, 1, 0, 2, 1])
const skulls = (n: number) => finished('empty', [0, 1, 0, 0, 0], [0, n, 0, 0, 0])
const nose = (n: number) => finished('empty', [1, 0, n, 0, 0])
const picks = (n: number) => finished('gem', [0, 0, 1, 0, 1], none, 1, n)
const eyed = (n: number) => finished('flee', [1, 0, 0, n, 0], none, 1)
const jaws = (lower: number, upper: number) => finished('flee', [lower, upper, 0, 1, 0], none, 1)

/** For each bet the results that win it and those that do not. */
const TABLE: Readonly<Record<string, readonly [readonly Result[], readonly Result[]]>> = {
  tulturas: [[pickBust], [bust, picks(1), fled]],
  'orjongo-nargash': [
    [nargash, gamble],
    [finished('empty', none, [2, 1, 0, 0, 0]), finished('gem', [0, 0, 0, 0, 1], [1, 0, 0, 0, 0], 1), double],
  ],
  'kegyetlen-vigyor': [
    [grin, finished('empty', [1, 0, 0, 0, 0], [0, 2, 0, 0, 0])],
    [emptied, finished('flee', [2, 0, 0, 0, 0], none, 1), double],
  ],
  'smaragd-koponya': [
    [emerald, legend, finished('double', [0, 3, 1, 2, 1]), finished('double', [3, 0, 1, 2, 1])],
    [
      lumpy,
      finished('double', [2, 2, 1, 1, 1]),
      finished('double', [1, 1, 2, 2, 1]),
      finished('double', [1, 1, 1, 2, 1]),
    ],
  ],
  szarnypanik: [
    [bust, fled],
    [gem, emptied, double],
  ],
  'utolso-ekko': [
    [gem, double],
    [emptied, fled, bust],
  ],
  'ures-kez': [
    [emptied, double],
    [gem, fled, bust],
  ],
  'ragyogo-uresseg': [[double], [gem, emptied, fled, bust]],

  'nargash-szerencsejateka': [[gamble], [nargash, skulls(5), finished('double', none, [2, 0, 0, 1, 1])]],
  'nargash-banata': [
    [double, bust, skulls(3)],
    [nargash, gamble],
  ],
  'legendas-koponya': [[legend], [emerald, lumpy]],
  'repedt-koponya': [
    [double, bust, lumpy],
    [emerald, legend],
  ],
  'sebhelyes-arc': [
    [scarred, lumpy, finished('gem', [0, 1, 1, 1, 1], [1, 0, 0, 0, 0], 1)],
    [gem, emerald],
  ],
  'butykos-arc': [[lumpy], [scarred, double]],
  'zord-abrazat': [
    [gem, bust, emerald],
    [scarred, lumpy],
  ],
  'torott-agyarak': [[emptied, bust, double], [grin]],
  'fogatlan-dobas': [
    [nargash, finished('bust', [0, 0, 1, 0, 0], none, 2)],
    [emptied, finished('gem', none, [1, 0, 0, 0, 1])],
  ],

  'csontok-2': [
    [skulls(2), skulls(4)],
    [skulls(1), double],
  ],
  'csontok-3': [[skulls(3), skulls(5)], [skulls(2)]],
  'csontok-4': [[skulls(4), gamble], [skulls(3)]],
  'sirfelirat-paratlan': [
    [skulls(1), skulls(3)],
    [skulls(0), skulls(2)],
  ],
  'sirfelirat-paros': [[skulls(0), skulls(2)], [skulls(1)]],
  'sirfelirat-nulla': [[double], [skulls(1), skulls(2)]],
  'orrturo-0': [[picks(0)], [picks(1), picks(2)]],
  'orrturo-1': [
    [picks(1), pickBust],
    [picks(0), picks(2)],
  ],
  'orrturo-2': [[picks(2)], [picks(0), picks(1)]],
  'szem-0': [[eyed(0)], [eyed(1), eyed(2)]],
  'szem-1': [
    [eyed(1), finished('bust', none, [0, 0, 0, 1, 0], 2)],
    [eyed(0), eyed(2)],
  ],
  'szem-2': [
    [eyed(2), finished('empty', [0, 0, 0, 1, 0], [0, 0, 0, 1, 0])],
    [eyed(0), eyed(1)],
  ],
  'szimat-0': [[nose(0), pickBust], [nose(1)]],
  'szimat-1': [[nose(1)], [nose(0), nose(2)]],
  'szimat-2': [[nose(2)], [nose(1), nose(3)]],
  'szimat-3': [[nose(3), nose(5)], [nose(2)]],
  'arany-paratlan': [
    [nose(1), nose(3)],
    [nose(0), nose(2)],
  ],
  'arany-paros': [[nose(0), nose(2)], [nose(1)]],
  'arany-nulla': [[nose(0)], [nose(1), nose(2)]],
  'fogsor-alul': [[jaws(2, 1)], [jaws(1, 1), jaws(1, 2), jaws(0, 0)]],
  'fogsor-egyenlo': [
    [jaws(0, 0), jaws(2, 2)],
    [jaws(1, 0), jaws(0, 1)],
  ],
  'fogsor-felul': [
    [jaws(0, 1), jaws(1, 3)],
    [jaws(1, 1), jaws(2, 0)],
  ],
  'felmosoly-0': [[jaws(0, 0)], [jaws(1, 0), jaws(0, 1)]],
  'felmosoly-1': [
    [jaws(1, 0), jaws(0, 1)],
    [jaws(0, 0), jaws(1, 1)],
  ],
  'felmosoly-2': [
    [jaws(1, 1), jaws(2, 0)],
    [jaws(1, 0), jaws(2, 1)],
  ],
  'felmosoly-3': [[jaws(2, 1), jaws(0, 4)], [jaws(1, 1)]],

  'dzsoker-kristaly': [
    [nargash, finished('double', [1, 0, 0, 0, 0], [0, 0, 0, 0, 1])],
    [gem, finished('gem', [0, 0, 0, 0, 1], [1, 0, 0, 0, 0], 1), skulls(2)],
  ],
  'elvesztett-ekko': [
    [emptied, bust, fled],
    [gem, double],
  ],
  'erotlen-ujjak': [
    [gem, fled, bust],
    [emptied, double],
  ],
  'torott-vegtagok': [
    [bust, scarred, finished('flee', [0, 1, 0, 0, 0], none, 2)],
    [gem, fled, emptied, double, finished('bust', [0, 0, 2, 0, 0], none, 1)],
  ],
  'szemes-koponya': [
    [eyes, emerald],
    [double, finished('gem', [0, 0, 0, 2, 1], none, 1)],
  ],
  'elfuseralt-ekko': [[gem, emptied, bust], [double]],
  'dobo-diadala': [[gem, emptied, fled, double], [bust]],
  'dragul-bukasa': [
    [bust, pickBust],
    [gem, fled, double],
  ],
}

test('every bet of every card is in the table below', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...CONDITIONS.keys()].sort())
  expect(new Set(SLOTS.map(({ bet }) => bet.condition))).toEqual(new Set(CONDITIONS.keys()))
})

for (const [id, [wins, losses]] of Object.entries(TABLE))
  test(`${id}: true and false`, () => {
    const { holds } = CONDITIONS.get(id)!
    for (const result of wins) expect(holds(result), JSON.stringify(result)).toBe(true)
    for (const result of losses) expect(holds(result), JSON.stringify(result)).toBe(false)
  })

test('a main bet and the bet against it are never both true or both false', () => {
  const all = Object.values(TABLE).flat(2)
  for (const [one, other] of [
    ['orjongo-nargash', 'nargash-banata'],
    ['smaragd-koponya', 'repedt-koponya'],
    ['sebhelyes-arc', 'zord-abrazat'],
    ['kegyetlen-vigyor', 'torott-agyarak'],
    ['utolso-ekko', 'elvesztett-ekko'],
    ['ures-kez', 'erotlen-ujjak'],
    ['ragyogo-uresseg', 'elfuseralt-ekko'],
    ['dobo-diadala', 'dragul-bukasa'],
    ['sirfelirat-paros', 'sirfelirat-paratlan'],
    ['arany-paros', 'arany-paratlan'],
  ])
    for (const result of all)
      expect(CONDITIONS.get(one!)!.holds(result)).toBe(!CONDITIONS.get(other!)!.holds(result))
})

describe('the thrower', () => {
  test('is paid by level and end', () => {
    const one = (level: number) => none.map((_, i) => (i === level - 1 ? 1 : 0))
    for (const [end, gears] of [
      ['flee', [1, 1, 0, 2]],
      ['gem', [1, 1, 0, 2, 3]],
      ['empty', [1, 2, 0, 5]],
      ['double', [1, 2, 0, 5, 5]],
    ] as const)
      for (const [i, sum] of gears.entries())
        expect(standardPay(finished(end, one(i + 1))), `${end} ${i + 1}`).toEqual({
          gears: sum,
          tokens: i === 2 ? 1 : 0,
        })
    expect(standardPay(bust)).toEqual({ gears: 0, tokens: 0 })
  })

  test('example: a gem, one eye and two upper teeth with a double are 14', () => {
    expect(standardPay(double)).toEqual({ gears: 14, tokens: 0 })
  })

  test('gets something for skulls only with a gem', () => {
    const wild = [1, 1, 1, 1, 0]
    for (const end of ['flee', 'empty'] as const)
      expect(standardPay(finished(end, none, wild))).toEqual({ gears: 0, tokens: 0 })
    expect(standardPay(finished('gem', none, [1, 1, 1, 1, 1]))).toEqual({ gears: 7, tokens: 1 })
    expect(standardPay(finished('double', none, [1, 1, 1, 1, 1]))).toEqual({ gears: 13, tokens: 1 })
  })

  test('earns the jackpots whose cards lie out', () => {
    const earned = (result: Result, ids: readonly string[]) =>
      Object.fromEntries(
        earnedJackpots(
          result,
          CARDS.filter(card => ids.includes(card.id)),
        ).map(jackpot => [jackpot.id, jackpot.gears(result)]),
      )
    expect(earned(gamble, ['1'])).toEqual({ 'orjongo-nargash': 25 })
    expect(earned(gamble, ['6b'])).toEqual({ 'orjongo-nargash': 25 })
    expect(earned(gamble, ['2', '3', '4'])).toEqual({})
    expect(earned(finished('empty', [2, 1, 0, 0, 0], [1, 0, 0, 0, 0]), ['2'])).toEqual({
      'kegyetlen-vigyor': 9,
    })
    expect(earned(emerald, ['2'])).toEqual({ 'smaragd-koponya': 30 })
    expect(earned(legend, ['8b'])).toEqual({ 'smaragd-koponya': 30, 'legendas-koponya': 40 })
    expect(earned(legend, ['8a'])).toEqual({ 'smaragd-koponya': 30 })
    expect(earned(scarred, ['10a', '10b'])).toEqual({ 'sebhelyes-arc': 20 })
    expect(earned(lumpy, ['10b'])).toEqual({ 'sebhelyes-arc': 20, 'butykos-arc': 25 })
    expect(earned(lumpy, ['10a'])).toEqual({ 'sebhelyes-arc': 20 })
  })
})

describe('cards', () => {
  const pays = (id: string) =>
    CARDS.find(card => card.id === id)!.bets.map(bet => `${bet.group}${bet.sign}${bet.payouts.join('/')}`)

  test('4 standard, 12 two-sided advanced ones in ascending order', () => {
    expect(STANDARD.map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
    expect(ADVANCED.map(({ id }) => id)).toEqual(
      [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28].flatMap(n => [`${n}a`, `${n}b`]),
    )
  })

  test('payouts of the standard cards and those the examples fix', () => {
    expect(['1', '2', '3', '4'].map(pays)).toEqual([
      ['A10/8/5', 'B8/5/3'],
      ['A5/3/2', 'B10/8/5'],
      ['A5/3/2', 'B2/1'],
      ['A2/1', 'B5/3/2'],
    ])
    expect(pays('28b')).toEqual(['A×3/2/1', 'B+5/3/2', 'B10/8/5'])
    const special = CARDS.find(({ id }) => id === '12b')!.bets[2]!
    expect(special).toMatchObject({ condition: 'fogatlan-dobas', payouts: [2, 1], prize: 'tokens' })
  })

  test('a special bet stands under the bet it belongs to, and is of its group', () => {
    const groups = Object.fromEntries(
      ADVANCED.filter(({ id, kind }) => id.endsWith('b') && kind !== 'side').map(({ id, bets }) => [
        id,
        bets.map(({ group }) => group).join(''),
      ]),
    )
    const [main, counter] = ['AAB', 'ABB']
    expect(groups).toEqual({
      '6b': main,
      '8b': main,
      '10b': main,
      '12b': counter,
      '22b': main,
      '24b': counter,
      '26b': main,
      '28b': counter,
    })
    for (const id of ['14a', '16a', '16b', '18a', '20a', '20b']) {
      const { bets } = CARDS.find(card => card.id === id)!
      expect(new Set(bets.map(({ group }) => group)).size).toBe(bets.length)
    }
  })

  test('stop levels', () => {
    const stops = Object.fromEntries(CARDS.flatMap(({ id, stop }) => (stop ? [[id, stop]] : [])))
    expect(stops).toEqual({ '12a': 3, '12b': 3, '16b': 4, '18a': 4, '18b': 4, '20a': 3, '20b': 3 })
  })

  test('⊕ adds the counter-bets, ⊗ multiplies by them, without a sign they do nothing', () => {
    const bet = (id: string, i: number) => CARDS.find(card => card.id === id)!.bets[i]!
    expect(betPay(bet('28b', 1), 0, 1, bust).gears).toBe(6)
    expect(betPay(bet('28b', 1), 1, 1, bust).gears).toBe(4)
    expect(betPay(bet('28b', 2), 0, 1, pickBust).gears).toBe(10)
    expect(betPay(bet('28b', 0), 0, 3, double).gears).toBe(9)
    expect(betPay(bet('28b', 0), 0, 0, double).gears).toBe(0)
    expect(betPay(bet('28b', 0), 0, 3, bust).gears).toBe(0)
    expect(betPay(bet('12b', 2), 1, 2, nargash)).toEqual({ gears: 0, tokens: 1 })
  })
})

test('the rules for people name every bet and give the payouts of every card', async () => {
  const texts = import.meta.glob<string>('./??.md', { query: '?raw', import: 'default' })
  for (const language of ['hu', 'en'] as const) {
    const text = await texts[`./${language}.md`]!()
    for (const { name } of CONDITIONS.values()) expect(text).toContain(name[language].split(':')[0])
    for (const card of STANDARD)
      for (const bet of card.bets) {
        const title = CONDITIONS.get(bet.condition)!.name[language]
        const row = text.split('\n').find(line => line.startsWith(`| ${card.id}`) && line.includes(title))
        expect(row).toContain(bet.payouts.join(' / '))
      }
    for (const card of ADVANCED) {
      const row = text
        .split('\n')
        .find(line => line.startsWith(`| ${parseInt(card.id)}`) && line.includes('⊕'))
      for (const bet of card.bets)
        expect(row, card.id).toContain(
          `${{ '+': '⊕ ', '×': '⊗ ', '': '' }[bet.sign]}${bet.payouts.join('/')}`,
        )
    }
  }
})
