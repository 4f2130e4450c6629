import type { Sound } from './sound.ts'

let context: AudioContext | undefined

function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.floor(audio.sampleRate * 0.09)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  // Any noise will do; a short run of a fixed generator sounds the same each time.
  let seed = 12345
  for (let i = 0; i < length; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    samples[i] = (seed / 0x40000000 - 1) * Math.exp(-i / (length * 0.12))
  }
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const wood = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 6 })
  const gain = new GainNode(audio, { gain: loud })
  noise.connect(wood).connect(gain).connect(audio.destination)
  noise.start(at)
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

export function make(what: Sound): void {
  const audio = (context ??= new AudioContext())
  void audio.resume()
  const now = audio.currentTime + 0.01
  if (what === 'move') knock(audio, now, 900, 0.9)
  else if (what === 'capture') [0, 0.07].forEach((late, i) => knock(audio, now + late, 1100 - 350 * i, 1))
  else if (what === 'luck')
    [0, 0.06, 0.13, 0.19].forEach(late => knock(audio, now + late, 1900 - 3000 * late, 0.5))
  else if (what === 'refused') knock(audio, now, 240, 1.2)
  else [392, 523.25, 659.25].forEach((pitch, i) => note(audio, now + i * 0.14, pitch))
}
