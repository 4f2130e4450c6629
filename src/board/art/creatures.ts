// Beasts, soldiers and other rare pieces, as one file to load.
import { animals } from './animals.ts'
import type { Art } from './brush.ts'
import { pod, prong } from './pods.ts'
import { bomb, centurion, flag, hidden, legionary, rank } from './war.ts'

export const creatures: Readonly<Record<string, Art>> = {
  ...animals,
  rank,
  flag,
  bomb,
  hidden,
  legionary,
  centurion,
  pod,
  prong,
}
