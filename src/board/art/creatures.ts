// Soldiers and other rare pieces, as one file to load: what has no set of its own comes here.
import type { Art } from './brush.ts'
import { football } from './football.ts'
import { pod, prong } from './pods.ts'
import { sides } from './sides.ts'
import { pedlar, pilgrim } from './wanderers.ts'
import { bomb, centurion, flag, hidden, legionary, rank } from './war.ts'

export const creatures: Readonly<Record<string, Art>> = {
  rank,
  flag,
  bomb,
  hidden,
  legionary,
  centurion,
  pilgrim,
  pedlar,
  football,
  pod,
  prong,
  sides,
}
