import type { Room } from './records.ts'

/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number
  readonly second: number
}

export interface Limits {
  readonly room: Room
  /** Requests of one guest, and of one address. */
  readonly guest: Rate
  readonly address: Rate
  /** New guests of one address. */
  readonly guests: Rate
  /** Codes tried from one address. */
  readonly joins: Rate
  /** Bytes of unfinished uploads, of all and of one address. */
  readonly uploads: { readonly all: number; readonly one: number }
  /** Bytes the embedded database may grow to. */
  readonly disk: number
}

const MB = 1024 * 1024

/** A server that only its own machine reaches: room for a family, and for a program that tests it. */
export const PRIVATE: Limits = {
  room: { bytes: 4096 * MB, records: 20_000, record: 256 * MB },
  guest: { burst: 5000, second: 500 },
  address: { burst: 10_000, second: 1000 },
  guests: { burst: 1000, second: 5 },
  joins: { burst: 20, second: 0.2 },
  uploads: { all: 256 * MB, one: 256 * MB },
  disk: 64 * 1024 * MB,
}

/** A server that strangers reach. A whole home may share one address. */
export const PUBLIC: Limits = {
  room: { bytes: 200 * MB, records: 1000, record: 64 * MB },
  guest: { burst: 200, second: 10 },
  address: { burst: 600, second: 40 },
  guests: { burst: 20, second: 1 / 60 },
  joins: { burst: 10, second: 1 / 30 },
  uploads: { all: 256 * MB, one: 64 * MB },
  disk: 20 * 1024 * MB,
}

interface Bucket {
  left: number
  at: number
}

/** Counts by key; what has not come for long is forgotten. */
export class Meter {
  private readonly buckets = new Map<string, Bucket>()
  private readonly now: () => number
  constructor(now: () => number = () => performance.now() / 1000) {
    this.now = now
  }

  /** 0 when it may go on, else the seconds to wait. */
  wait(key: string, { burst, second }: Rate): number {
    const now = this.now()
    const bucket = this.buckets.get(key) ?? { left: burst, at: now }
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) * second)
    bucket.at = now
    // The newest stand last, so the first ones are the oldest.
    this.buckets.delete(key)
    this.buckets.set(key, bucket)
    if (this.buckets.size > 20_000) this.buckets.delete(this.buckets.keys().next().value ?? key)
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / second))
    bucket.left--
    return 0
  }
}

/** Bytes that are being received now. */
export class Intake {
  private readonly most: Limits['uploads']
  private all = 0
  private readonly of = new Map<string, number>()
  constructor(most: Limits['uploads']) {
    this.most = most
  }

  take(key: string, bytes: number): boolean {
    const one = (this.of.get(key) ?? 0) + bytes
    if (this.all + bytes > this.most.all || one > this.most.one) return false
    this.all += bytes
    this.of.set(key, one)
    return true
  }
  give(key: string, bytes: number): void {
    this.all -= bytes
    const one = (this.of.get(key) ?? 0) - bytes
    if (one > 0) this.of.set(key, one)
    else this.of.delete(key)
  }
}

/** What counts as one address: a whole network of the long kind is one home. */
export const addressKey = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '')
  if (!plain.includes(':')) return plain
  const [front = '', back] = plain.split('::')
  const groups = front.split(':').filter(Boolean)
  const tail = back === undefined ? [] : back.split(':').filter(Boolean)
  while (groups.length + tail.length < 8) groups.push('0')
  return [...groups, ...tail].slice(0, 4).join(':')
}
