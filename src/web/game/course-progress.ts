import { createSignal } from 'solid-js'

const KEY = 'jatekvilag.tasks'
type Progress = Readonly<Record<string, readonly number[]>>

function read(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).map(([game, done]) => [
        game,
        Array.isArray(done) ? done.filter(n => Number.isInteger(n)) : [],
      ]),
    )
  } catch {
    // Storage is forbidden or was edited by hand: nothing was done.
    return {}
  }
}

const [progress, setProgress] = createSignal(read())

/** Which tasks of a game the person has done, by their place in the course. */
export const tasksDone = (game: string): readonly number[] => progress()[game] ?? []

export function keepTask(game: string, task: number): void {
  if (tasksDone(game).includes(task)) return
  setProgress({ ...progress(), [game]: [...tasksDone(game), task] })
  try {
    localStorage.setItem(KEY, JSON.stringify(progress()))
  } catch {
    // It is remembered until the page is closed.
  }
}

/** The task of this day was done: the library reads it under the same key. */
export function keepDailyDone(day: string): void {
  try {
    localStorage.setItem('jatekvilag.daily', day)
  } catch {
    // The library will offer it again.
  }
}
