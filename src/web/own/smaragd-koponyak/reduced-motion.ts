import { createPace } from '../../match/pace.ts'

export const { pace, choosePace } = createPace('jatekvilag.skulls.pace')

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
/** Whether nothing should move on the screen. */
export const still = (): boolean => reduced.matches
