// What is said in three-forint tag: reasons, prompts, the count of steps and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Csak vonal mentén, a szomszédos mezőre léphetsz.',
    'You step along a line to the next point.',
  ),
  meets: reason('Az egyforintos nem léphet a kétforintosra.', 'The runner may not step onto the chaser.'),
}
export const PROMPTS = {
  chase: text('Kergesd az egyforintost!', 'Chase the one-forint coin!'),
  run: text('Menekülj a kétforintos elől!', 'Run from the two-forint coin!'),
}
export const STEPS = text('A kétforintos lépései', 'Steps of the chaser')
export const NO_CHASER = text('A kétforintos hiányzik.', 'The two-forint coin is missing.')
export const ENDS = {
  caught: ['A kétforintos elkapta az egyforintost.', 'The chaser has caught the runner.'],
  escaped: ['Az egyforintos megmenekült.', 'The runner has got away.'],
} as const
