import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** The command line from its start to the file, by the processor time of its process. */
function byCommand(): void {
  const folder = mkdtempSync(join(tmpdir(), 'jatekvilag-bench-'))
  const main = join(import.meta.dirname, '../src/cli/main.ts')
  const command = `TIMEFORMAT='%U %S'; time "${process.execPath}" "${main}" deck pdf full --out "${join(folder, 'a4.pdf')}"`
  const told = execFileSync('bash', ['-c', `(${command}) 2>&1`], { encoding: 'utf8' })
  const [user = 0, system = 0] = told.trim().split('\n').at(-1)!.replaceAll(',', '.').split(' ').map(Number)
  console.log(
    `111 blank cards by the command line               ${((user + system) * 1000).toFixed(0)} ms of processor, from start to file`,
  )
  rmSync(folder, { recursive: true })
}

/** What one new formula on a card costs, from the text to the picture. */
function previews(deck: Deck): { readonly median: number; readonly most: number } {
  const costs: number[] = []
  for (let round = 30; round < 35; round++)
    for (const [index, latex] of fresh(round).entries()) {
      const paths = deck.paths.map((card, i) => (i === index ? { ...card, latex } : card))
      const before = process.threadCpuUsage()
      cardSvg({ ...deck, paths }, { type: 'path', index })
      const { user, system } = process.threadCpuUsage(before)
      costs.push((user + system) / 1000)
    }
  costs.sort((a, b) => a - b)
  return { median: costs[Math.floor(costs.length / 2)]!, most: costs.at(-1)! }
}

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

  byCommand()

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
  const { median, most } = previews(filled)
  console.log(
    `\na card with a new formula, 200 of them: median ${median.toFixed(1)} ms, most ${most.toFixed(1)} ms of processor (in the page this goes on in a worker)`,
  )
}
