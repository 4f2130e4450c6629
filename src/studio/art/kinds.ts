import type { Drawn } from '../drawing.ts'
import type { KindId } from '../kinds.ts'
import { undergrowth } from './jungle.ts'
export const kindArt = (k: KindId, _l: number, _t: string): Drawn[] =>
  undergrowth({ seed: k, clear: () => true })
