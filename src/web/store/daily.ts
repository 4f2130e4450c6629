import { createSignal } from 'solid-js'
import { dayOf } from '../../engine/daily.ts'

const KEY = 'jatekvilag.daily'

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // Storage is forbidden: nothing was done.
    return ''
  }
}

const [done, setDone] = createSignal(read())

/** The day where the person is. */
export const today = (): string => dayOf(new Date())

/** Whether the task of this day was done. */
export const isDailyDone = (day: string): boolean => done() === day

export function keepDailyDone(day: string): void {
  setDone(day)
  try {
    localStorage.setItem(KEY, day)
  } catch {
    // It is remembered until the page is closed.
  }
}
