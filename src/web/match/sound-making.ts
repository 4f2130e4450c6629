import type { Material } from '../../kit/index.ts'
import type { Sound } from './sound.ts'

/**
 * A knock is a short noise through narrow filters: each rings at its pitch, louder or softer, sharper the higher `q`. `fades` is how soon
 * the noise is gone, in seconds.
 */
interface Knock {
  readonly fades: number
  readonly rings: readonly (readonly [pitch: number, q: number, loud: number])[]
}

/** What touches what: wood a board, stone a board, stone or tile stone, glass a hollow, card a table. */
type Touch = 'wood' | 'stone' | 'tile' | 'glass' | 'card'

const KNOCKS: Readonly<Record<Touch, Knock>> = {
  wood: {
    fades: 0.011,
    rings: [
      [900, 6, 0.9],
      [310, 3, 0.5],
    ],
  },
  stone: {
    fades: 0.007,
    rings: [
      [2500, 9, 0.8],
      [1150, 6, 0.5],
      [260, 3, 0.45],
    ],
  },
  tile: {
    fades: 0.006,
    rings: [
      [3400, 14, 0.7],
      [1700, 10, 0.6],
    ],
  },
  glass: {
    fades: 0.004,
    rings: [
      [4200, 40, 1.6],
      [5900, 50, 1],
      [420, 4, 0.5],
    ],
  },
  card: { fades: 0.03, rings: [[3000, 0.6, 0.14]] },
}

const TOUCHES: Readonly<Record<Material, Touch>> = {
  chess: 'wood',
  shogi: 'wood',
  go: 'stone',
  lacquer: 'stone',
  draughts: 'wood',
  hunts: 'stone',
  links: 'tile',
  pegs: 'wood',
  marbles: 'glass',
  rack: 'tile',
  rows: 'tile',
  swap: 'wood',
  towers: 'wood',
  army: 'wood',
  words: 'tile',
  luck: 'wood',
  track: 'card',
  patience: 'wood',
}

let context: AudioContext | undefined

/** Any noise will do; a short run of a fixed generator sounds the same each time. */
function noise(audio: AudioContext, fades: number): AudioBuffer {
  const length = Math.floor(audio.sampleRate * fades * 8)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 12345
  for (let i = 0; i < length; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    samples[i] = (seed / 0x40000000 - 1) * Math.exp(-i / (audio.sampleRate * fades))
  }
  return buffer
}

/** `higher` shifts all that rings. */
function knock(audio: AudioContext, at: number, { fades, rings }: Knock, loud: number, higher = 1): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio, fades) })
  for (const [pitch, Q, part] of rings) {
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch * higher, Q })
    source
      .connect(filter)
      .connect(new GainNode(audio, { gain: loud * part }))
      .connect(audio.destination)
  }
  source.start(at)
}

function note(audio: AudioContext, at: number, pitch: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.14, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
  tone.connect(gain).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.55)
}

/** Bone on wood, rolling to rest. */
const DIE: Knock = {
  fades: 0.006,
  rings: [
    [1900, 7, 0.5],
    [800, 4, 0.3],
  ],
}
const REFUSED: Knock = { fades: 0.011, rings: [[240, 6, 1.2]] }

export function make(what: Sound, material: Material): void {
  const audio = (context ??= new AudioContext())
  void audio.resume()
  const now = audio.currentTime + 0.01
  const touch = KNOCKS[TOUCHES[material]]
  if (what === 'move') knock(audio, now, touch, 1)
  else if (what === 'capture')
    [0, 0.07].forEach((late, i) => knock(audio, now + late, touch, 1.1, 1.2 - 0.35 * i))
  else if (what === 'luck')
    [0, 0.06, 0.13, 0.19, 0.31].forEach(late => knock(audio, now + late, DIE, 1 - 2 * late, 1.1 - late))
  else if (what === 'refused') knock(audio, now, REFUSED, 1)
  else [392, 523.25, 659.25].forEach((pitch, i) => note(audio, now + i * 0.14, pitch))
}
