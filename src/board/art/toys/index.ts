// Drawings that only the free table shows, as one file to load.
import { buildings } from './buildings.ts'
import { goods } from './goods.ts'
import { nature } from './nature.ts'
import { people } from './people.ts'
import { shapes } from './shapes.ts'
import { vehicles } from './vehicles.ts'

/** The families of drawings, for lists of what there is. */
export const toyFamilies = { people, vehicles, buildings, nature, goods, shapes }

export const toys = { ...people, ...vehicles, ...buildings, ...nature, ...goods, ...shapes }
