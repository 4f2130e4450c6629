import type { Drawn } from '../drawing.ts'
import type { BackId } from '../kinds.ts'
import { undergrowth } from './jungle.ts'
export const backArt = (_b: BackId): Drawn[] => undergrowth({ seed: _b, clear: () => true })
