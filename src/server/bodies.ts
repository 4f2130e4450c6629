import type { IncomingMessage } from 'node:http'
import { Refused, tooBusy, tooLarge, tooSlow } from './answering.ts'
import type { Intake } from './limits.ts'

export interface Receiving {
  readonly intake: Intake
  /** Who sends: unfinished uploads are counted for each. */
  readonly from: string
  readonly largest: number
  /** The longest pause between two parts, in milliseconds. */
  readonly pause: number
}

/** The body of a request. What is too large is refused before it is read, and a body that stalls is given up. */
export async function bodyOf(
  request: IncomingMessage,
  receiving: Receiving,
): Promise<Uint8Array<ArrayBuffer>> {
  const { intake, from, largest, pause } = receiving
  const announced = request.headers['content-length']
  const length = announced === undefined ? undefined : Number(announced)
  if (length !== undefined && !(length <= largest)) throw tooLarge()
  let held = length ?? 0
  if (!intake.take(from, held)) throw tooBusy()
  try {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of inTime(request, pause)) {
      size += part.length
      if (size > largest) throw tooLarge()
      if (size > held) {
        if (!intake.take(from, size - held)) throw tooBusy()
        held = size
      }
      parts.push(part)
    }
    const whole = new Uint8Array(size)
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  } finally {
    intake.give(from, held)
  }
}

/** The parts of a body as they come; a pause that is too long ends it. Leaving early does not close the connection. */
async function* inTime(request: IncomingMessage, pause: number): AsyncGenerator<Buffer> {
  const parts = request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(tooSlow()), pause)
      })
      const next = await Promise.race([parts.next(), late]).finally(() => clearTimeout(timer))
      if (next.done) return
      yield next.value
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    // The sender went away in the middle: nobody is there to be told.
    throw tooSlow()
  } finally {
    // Not waited for: a part that never comes would be waited for as well.
    void parts.return?.()
  }
}
