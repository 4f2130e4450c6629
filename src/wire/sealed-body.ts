import { fail, freshSeed, ok, Rng, type Json, type Result } from '../engine/index.ts'
import { isObject } from './shape.ts'

/**
 * Events of matches with secrets are kept sealed: `{ "sealed": "<number>.<letters>" }`. The browser's storage, the server's disk
 * and whatever is copied from them then hold no role, hand or goal in words, and equal events look different. The number that opens
 * a seal stands beside it, so that every device of the person opens the match without a password: a seal keeps the curious from
 * reading by chance, it does not keep out somebody who runs this program on the record.
 */

/** The length of a seal tells only about how long the event is, so that a hunter and a rogue weigh the same. */
const BLOCK = 64
const PART = 0x8000

/** The same numbers lock and unlock. */
function mix(bytes: Uint8Array, seed: number): Uint8Array {
  const rng = new Rng(seed)
  return bytes.map(byte => byte ^ rng.below(256))
}

export function sealBody(body: Json): Json {
  const plain = new TextEncoder().encode(JSON.stringify(body))
  const padded = new Uint8Array(Math.ceil(plain.length / BLOCK) * BLOCK).fill(0x20)
  padded.set(plain)
  const seed = freshSeed()
  const bytes = mix(padded, seed)
  let letters = ''
  for (let i = 0; i < bytes.length; i += PART) letters += String.fromCodePoint(...bytes.subarray(i, i + PART))
  return { sealed: `${seed.toString(36)}.${btoa(letters)}` }
}

const parse = (text: string): Result<unknown> => ok(JSON.parse(text))

/** What a body holds; one that is not sealed is given back as it is. The server reads the text with bounds of its own. */
export function unsealBody(body: Json, read = parse): Result<Json> {
  if (!isObject(body) || typeof body['sealed'] !== 'string') return ok(body)
  const [number = '', letters = ''] = body['sealed'].split('.')
  try {
    const bytes = Uint8Array.from(atob(letters), letter => letter.codePointAt(0) ?? 0)
    const json = read(new TextDecoder().decode(mix(bytes, Number.parseInt(number, 36))))
    return json.ok ? ok(json.value as Json) : json
  } catch {
    return fail('A lezárt esemény sérült.', 'The sealed event is damaged.')
  }
}
