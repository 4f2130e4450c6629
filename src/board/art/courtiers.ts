// Figures that only the larger or stranger kin of chess have, as one file to load.
import type { Art } from './brush.ts'
import { court } from './court.ts'
import { larger } from './figures.ts'
import { frozen } from './frozen.ts'
import { towers } from './towers.ts'

export const courtiers: Readonly<Record<string, Art>> = larger({ ...court, ...towers, ...frozen })
