/** A deck carried by a link: the JSON with defaults left out, deflated, in base64url. Own back pictures do not travel. */
import { FULL_COUNTS, WHITE, type Deck, type StartCard } from './deck.ts'
import { DECK_FORMAT, DECK_VERSION, readDeck } from './deck-json.ts'
import { fail, type Result } from './result.ts'
import { FORTY, SIDES, type Side } from './shapes.ts'

const LONGEST_LINK = 60_000
const LONGEST_INFLATED = 400_000

export async function deckToLink(deck: Deck): Promise<string> {
  const path = (i: number) => {
    const { latex, colour, value } = deck.paths[i]!
    return colour !== WHITE ? [latex, value, colour] : value !== null ? [latex, value] : latex
  }
  const compact = {
    n: deck.name,
    p: FORTY.map((_, i) => path(i)),
    s: deck.starts.map(({ colour, sides }: StartCard) => [
      colour,
      ...SIDES.map(side => [sides[side].latex, sides[side].condition]),
    ]),
    ...(JSON.stringify(deck.counts) === JSON.stringify(FULL_COUNTS) ? {} : { c: deck.counts }),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(compact))
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw'), Infinity))
}

export async function deckFromLink(link: string): Promise<Result<Deck>> {
  const broken = fail('A hivatkozás sérült vagy nem pakli.', 'The link is damaged or does not carry a deck.')
  if (link.length > LONGEST_LINK || !/^[A-Za-z0-9_-]+$/.test(link)) return broken
  let compact: unknown
  try {
    const bytes = await through(fromBase64Url(link), new DecompressionStream('deflate-raw'), LONGEST_INFLATED)
    compact = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return broken
  }
  const value = expand(compact)
  return value === undefined ? broken : readDeck(value)
}

/** Back to the shape of the file; what does not fit becomes undefined and is refused by the one strict reader. */
function expand(compact: unknown): unknown {
  if (typeof compact !== 'object' || compact === null) return undefined
  const { n, p, s, c } = compact as Readonly<Record<string, unknown>>
  if (!Array.isArray(p) || !Array.isArray(s)) return undefined
  return {
    format: DECK_FORMAT,
    version: DECK_VERSION,
    name: n,
    paths: p.map((each: unknown, i) => {
      const [latex, value, colour] = Array.isArray(each) ? (each as unknown[]) : [each]
      return { shape: FORTY[i], latex, value: value ?? null, colour: colour ?? WHITE }
    }),
    starts: s.map((each: unknown) => {
      const [colour, ...texts] = Array.isArray(each) ? (each as unknown[]) : []
      const sides: Partial<Record<Side, unknown>> = {}
      for (const [i, side] of SIDES.entries()) {
        const pair = texts[i]
        const [latex, condition] = Array.isArray(pair) ? (pair as unknown[]) : []
        sides[side] = { latex, condition }
      }
      return { colour, sides }
    }),
    counts: c ?? FULL_COUNTS,
  }
}

type Pipe = { readonly readable: ReadableStream<Uint8Array>; readonly writable: WritableStream<BufferSource> }

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  pipe: Pipe,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = pipe.writable.getWriter()
  // A refused write shows again when reading; here it would only be an unhandled rejection.
  const written = writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined)
  const reader = pipe.readable.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new Error('the link unfolds to too much')
    }
  }
  await written
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
