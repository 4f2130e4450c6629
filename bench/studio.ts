import katex from 'katex'
import {
  allCards,
  editableCards,
  faceOf,
  fullDeck,
  printSheets,
  trigonometricDeck,
  typeset,
  USUAL_SHEET,
  cardSvg,
  type Deck,
} from '../src/studio/index.ts'
import { readValue } from '../src/studio/value/index.ts'

/** Expressions nobody has set before, so that nothing is remembered. */
const fresh = (round: number): string[] =>
  trigonometricDeck.paths.map(({ latex }, i) => `${latex}+${round * 40 + i + 1}`)

async function cpu(work: () => unknown): Promise<{ wall: number; busy: number }> {
  const [began, used] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(used)
  return { wall: performance.now() - began, busy: (user + system) / 1000 }
}

const shown = ({ wall, busy }: { wall: number; busy: number }) =>
  `${wall.toFixed(0).padStart(6)} ms (${busy.toFixed(0)} ms of processor)`

export async function run(): Promise<void> {
  const all = allCards(fullDeck)
  const filled: Deck = { ...trigonometricDeck, starts: trigonometricDeck.starts.slice(0, 1) }
  const first = await cpu(() => printSheets(filled, allCards(filled), USUAL_SHEET))
  console.log(
    `111 cards with backs, the first time      ${shown(first)}   goal < 2000 ms, by processor time: ${first.busy < 2000 ? 'met' : 'missed'}`,
  )
  console.log(
    `111 cards with backs, again               ${shown(await cpu(() => printSheets(filled, allCards(filled), USUAL_SHEET)))}`,
  )
  console.log(
    `41 cards with backs                       ${shown(await cpu(() => printSheets(filled, editableCards(filled), USUAL_SHEET)))}`,
  )
  console.log(
    `111 blank cards with backs                ${shown(await cpu(() => printSheets(fullDeck, all, USUAL_SHEET)))}`,
  )

  const rounds = 5
  const per = ({ busy }: { busy: number }) => busy / (rounds * 40)
  const each = async (work: (latex: string) => unknown) => {
    for (const latex of fresh(900)) work(latex)
    return per(
      await cpu(() => {
        for (let round = 1; round <= rounds; round++) for (const latex of fresh(round)) work(latex)
      }),
    )
  }
  const theirs = await each(latex =>
    katex.renderToString(latex.replaceAll('\\tg', '\\tan').replaceAll('\\ctg', '\\cot'), {
      throwOnError: false,
    }),
  )
  const ours = await each(typeset)
  const value = await each(readValue)
  const preview = per(
    await cpu(() => {
      for (let round = 11; round < 11 + rounds; round++)
        for (const [index, latex] of fresh(round).entries()) {
          const paths = filled.paths.map((card, i) => (i === index ? { ...card, latex } : card))
          const deck = { ...filled, paths }
          faceOf(deck, { type: 'path', index })
          cardSvg(deck, { type: 'path', index })
        }
    }),
  )
  const row = (name: string, ms: number) =>
    console.log(`${name.padEnd(42)}${ms.toFixed(2).padStart(6)} ms   × ${(ms / theirs).toFixed(1)} of KaTeX`)
  console.log('\nfor one formula, mean of 200 new ones')
  row('KaTeX, to HTML', theirs)
  row('ours, lint and bold outlines', ours)
  row('ours, the whole card as a picture', preview)
  console.log(`${''.padEnd(42)}goal < 50 ms: ${preview < 50 ? 'met' : 'missed'}`)
  row('the value of the expression', value)
}
