import { createSignal } from 'solid-js'
import type { Aiming } from '../../board/aim.ts'
import type { Language } from '../text/dictionary.ts'

/** What a person has chosen for this browser. */
export interface Settings {
  readonly language: Language
  readonly theme: 'auto' | 'light' | 'dark'
  readonly sound: 'on' | 'off'
  readonly coordinates: 'shown' | 'hidden'
  /** Whether the board shows where one may move. */
  readonly targets: 'shown' | 'hidden'
  /** When pieces that may move are marked: after some seconds without a move, at once, or never. */
  readonly movable: 'waiting' | 'always' | 'never'
  /** Whether pieces glide to where they go. */
  readonly motion: 'on' | 'off'
  /** When a finger aims and confirms instead of playing at once. */
  readonly aiming: Aiming
  readonly shortcuts: 'on' | 'off'
  /** Whether opponents give a lost game up. */
  readonly resigning: 'on' | 'off'
  /** Whether the strongest opponent thinks on while a person does. */
  readonly foresight: 'off' | 'on'
  /** Whether what everybody does (rolling the dice) is done without being asked. */
  readonly usual: 'asked' | 'done'
  /** The rules beside the board; 'auto' opens them where there is room. */
  readonly rules: 'auto' | 'open' | 'closed'
}

/** The words each setting may hold; the first is the usual one. */
export const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ['hu', 'en'],
  theme: ['auto', 'light', 'dark'],
  sound: ['on', 'off'],
  coordinates: ['shown', 'hidden'],
  targets: ['shown', 'hidden'],
  movable: ['waiting', 'always', 'never'],
  motion: ['on', 'off'],
  aiming: ['small', 'always', 'never'],
  shortcuts: ['on', 'off'],
  resigning: ['on', 'off'],
  foresight: ['off', 'on'],
  usual: ['asked', 'done'],
  rules: ['auto', 'open', 'closed'],
}

const KEY = 'jatekvilag.settings'

function pick<K extends keyof Settings>(key: K, kept: Readonly<Record<string, unknown>>): Settings[K] {
  const choices = CHOICES[key]
  return choices.find(choice => choice === kept[key]) ?? choices[0]!
}

function read(): Settings {
  // Until one is chosen, the page speaks the language that theme.js took from the browser.
  let kept: Readonly<Record<string, unknown>> = { language: document.documentElement.lang }
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof json === 'object' && json !== null) kept = { ...kept, ...json }
  } catch {
    // Storage is forbidden or was edited by hand: the usual settings hold.
  }
  return {
    language: pick('language', kept),
    theme: pick('theme', kept),
    sound: pick('sound', kept),
    coordinates: pick('coordinates', kept),
    targets: pick('targets', kept),
    movable: pick('movable', kept),
    motion: pick('motion', kept),
    aiming: pick('aiming', kept),
    shortcuts: pick('shortcuts', kept),
    resigning: pick('resigning', kept),
    foresight: pick('foresight', kept),
    usual: pick('usual', kept),
    rules: pick('rules', kept),
  }
}

const [settings, setSettings] = createSignal(read())
export { settings }

export function choose(change: Partial<Settings>): void {
  setSettings({ ...settings(), ...change })
  try {
    localStorage.setItem(KEY, JSON.stringify(settings()))
  } catch {
    // The choice holds until the page is closed.
  }
}

/** The next word of a setting, for buttons that go round. */
export function turn(key: keyof Settings): void {
  const choices: readonly string[] = CHOICES[key]
  const next = choices[(choices.indexOf(settings()[key]) + 1) % choices.length]!
  choose({ [key]: next })
}

const system = matchMedia('(prefers-color-scheme: dark)')
const [systemDark, setSystemDark] = createSignal(system.matches)
system.addEventListener('change', () => setSystemDark(system.matches))

/** The theme as it is seen. */
export const shade = (): 'light' | 'dark' => {
  const { theme } = settings()
  return theme === 'auto' ? (systemDark() ? 'dark' : 'light') : theme
}

/** Two tabs show the same settings. */
window.addEventListener('storage', event => {
  if (event.key === KEY) setSettings(read())
})
