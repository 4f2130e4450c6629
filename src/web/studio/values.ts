import { createSignal } from 'solid-js'
import type { Deck } from '../../studio/deck.ts'
import { keptValue } from '../../studio/deck-value.ts'
import { QUICK, readValue, type Value } from '../../studio/value/index.ts'
import { language } from '../text/text.ts'
import type { ValueAnswer } from './value-worker.ts'

const READ = new Map<string, Value>()
const [news, setNews] = createSignal(0)

// What takes longer than a glance is computed in a thread of its own, one text after the other.
const waiting = new Set<string>()
let worker: Worker | undefined

function computeLater(latex: string): void {
  if (waiting.has(latex)) return
  waiting.add(latex)
  worker ??= hire()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
  worker.postMessage(latex)
}
function hire(): Worker {
  const hired = new Worker(new URL('./value-worker.ts', import.meta.url), { type: 'module' })
  hired.addEventListener('message', ({ data }: MessageEvent<ValueAnswer>) => {
    waiting.delete(data.latex)
    remember(data.latex, data.value)
    setNews(news() + 1)
  })
  hired.addEventListener('error', event => {
    event.preventDefault()
    hired.terminate()
    worker = undefined
    for (const latex of waiting) remember(latex, readValue(latex, QUICK))
    waiting.clear()
    setNews(news() + 1)
  })
  return hired
}
function remember(latex: string, value: Value): void {
  if (READ.size > 2000) READ.clear()
  READ.set(latex, value)
}

/** Work of a few milliseconds, and how many of them the page gives away between two rests. */
const GLANCE = 4_000
const ALLOWED = 8
const REST = 100
let [since, spent] = [0, 0]

/** The person does not want to wait: the text counts as one without a value, and the others are begun anew. */
export function stopComputing(latex: string): void {
  if (!waiting.delete(latex)) return
  worker?.terminate()
  worker = undefined
  remember(latex, {
    kind: 'unknown',
    reading: latex,
    fault: { at: 0, end: latex.length, hu: 'A számolást megszakítottad.', en: 'You stopped the computing.' },
  })
  const others = [...waiting]
  waiting.clear()
  for (const other of others) computeLater(other)
  setNews(news() + 1)
}

/** Read once for each text; undefined while it is still being computed, and news when it is there. */
export function valueOf(latex: string): Value | undefined {
  news()
  const known = READ.get(latex)
  if (known || waiting.has(latex)) return known
  const start = performance.now()
  if (start - since > REST) [since, spent] = [start, 0]
  // Many texts at once (a file, a link) must not hold up the page: what is over the allowance is computed beside it.
  if (spent > ALLOWED) {
    computeLater(latex)
    return undefined
  }
  const quick = readValue(latex, GLANCE)
  spent += performance.now() - start
  if (quick.kind === 'unknown' && quick.more) {
    computeLater(latex)
    return undefined
  }
  remember(latex, quick)
  return quick
}

/** The value as the deck keeps it; null when it has none, or not yet. */
export function worthOf(latex: string): string | null {
  if (latex.trim() === '') return null
  const value = valueOf(latex)
  return value ? keptValue(value) : null
}

/** Fills in what can be computed at once; a value that was given stays. */
export const withValues = (deck: Deck): Deck => ({
  ...deck,
  paths: deck.paths.map(card => {
    if (card.latex === '') return card.value === null ? card : { ...card, value: null }
    if (card.value !== null) return card
    const value = worthOf(card.latex)
    return value === null ? card : { ...card, value }
  }),
})

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** 0.3333, and 3.1416 · 10⁻¹² where that would not show the number. */
function fourPlaces(number: number): string {
  const size = Math.abs(number)
  if (number === 0 || (size >= 1e-3 && size < 1e9)) return number.toFixed(4)
  const [digits = '', exponent = ''] = number.toExponential(4).split('e')
  const raised = [...exponent.replace('+', '')].map(sign => RAISED[Number(sign)] ?? '⁻').join('')
  return `${digits} · 10${raised}`
}

/** "-3/4" as people write it; decimals with the sign of the language. */
export const shown = (value: string): string => {
  const near = /\.\d{7}/.test(value) ? `≈ ${fourPlaces(Number(value))}` : value
  const signed = near.replace('-', '−')
  return language() === 'hu' ? signed.replace('.', ',') : signed
}

/** Of a number that nobody has decided all digits that are certain are shown, not only four. */
const PLACES = /\.\d{5,10}/
export const openDigits = (digits: string): string => {
  const places = PLACES.exec(digits)?.[0]
  const size = Math.abs(Number(digits))
  if (!places || size < 1e-3) return shown(digits)
  const text = `≈ ${digits.slice(0, digits.indexOf('.'))}${places}`.replace('-', '−')
  return language() === 'hu' ? text.replace('.', ',') : text
}

export function asNumber(value: string): number {
  const [above, below] = value.split('/')
  return Number(above) / Number(below ?? 1)
}
