import { t } from './text.ts'

/** What a level is called that is told as a digit, as lists of matches keep it. */
export function strengthName(digit: string): string {
  const found = Object.entries(t().setup.strengths).find(([level]) => level === digit)
  return found?.[1] ?? digit
}
