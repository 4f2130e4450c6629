import type { OneAct } from './acts.ts'
import type { Device, Pack } from './table.ts'

/** A whole number from 0 to n - 1 that nobody can foresee. */
export type Luck = (n: number) => number

/** The platform's secure source; numbers above the last full multiple of n are thrown away, so none is favoured. */
export const secureLuck: Luck = n => {
  const word = new Uint32Array(1)
  const limit = Math.floor(0x100000000 / n) * n
  do crypto.getRandomValues(word)
  while (word[0]! >= limit)
  return word[0]! % n
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const rouletteColour = (pocket: string): 'green' | 'red' | 'black' =>
  pocket === '0' || pocket === '00' ? 'green' : RED.has(Number(pocket)) ? 'red' : 'black'

/** The order of the pockets around the wheel. */
export const pockets = (zeros: 1 | 2): string[] => [
  ...(zeros === 2 ? ['00'] : []),
  ...Array.from({ length: 37 }, (_, i) => String(i)),
]

/** An empty pack that runs out must be shuffled first; the person is asked. */
export const mustReshuffle = (device: Device): boolean =>
  device.what === 'pack' && device.runsOut && device.left.length === 0

/** What working a device gives, as an act that records it. */
export function work(device: Device, luck: Luck): OneAct {
  const { id } = device
  switch (device.what) {
    case 'die':
      return { do: 'chance', id, showing: luck(device.faces.length) }
    case 'numbers':
      return { do: 'chance', id, showing: device.least + luck(device.most - device.least + 1) }
    case 'roulette': {
      const all = pockets(device.zeros)
      return { do: 'chance', id, showing: all[luck(all.length)]! }
    }
    case 'pack':
      return drawCard(device, luck)
    default:
      return device satisfies never
  }
}

function drawCard(pack: Pack, luck: Luck): OneAct {
  const { id, cards, runsOut } = pack
  if (!runsOut) return { do: 'chance', id, showing: luck(cards.length) }
  const left = pack.left.length > 0 ? [...pack.left] : cards.map((_, i) => i)
  const [showing] = left.splice(luck(left.length), 1)
  return { do: 'chance', id, showing: showing!, left }
}

/** The same things in an order nobody can foresee. */
export function shuffled<T>(list: readonly T[], luck: Luck): T[] {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = luck(i + 1)
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
  return order
}
