import { createSignal } from 'solid-js'

const MATCHES = 'jatekvilag.guided'
const LESSONS = 'jatekvilag.lessons'
/** Older guided matches are forgotten. */
const MOST = 50

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // Storage is forbidden or was edited by hand: nothing is known.
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // It is remembered until the page is closed.
  }
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

const [guided, setGuided] = createSignal(texts(read(MATCHES)))
const [lessons, setLessons] = createSignal<Readonly<Record<string, readonly string[]>>>(
  Object.fromEntries(Object.entries(read(LESSONS) ?? {}).map(([game, seen]) => [game, texts(seen)])),
)

/** Whether this match is played with help. */
export const isGuided = (match: string): boolean => guided().includes(match)

export function guideMatch(match: string, help: 'on' | 'off'): void {
  const others = guided().filter(each => each !== match)
  setGuided(help === 'on' ? [...others, match].slice(-MOST) : others)
  write(MATCHES, guided())
}

/** The parts of a game's rules that were met so far. */
export const lessonsMet = (game: string): readonly string[] => lessons()[game] ?? []

export function keepLesson(game: string, lesson: string): void {
  if (lessonsMet(game).includes(lesson)) return
  setLessons({ ...lessons(), [game]: [...lessonsMet(game), lesson] })
  write(LESSONS, lessons())
}
