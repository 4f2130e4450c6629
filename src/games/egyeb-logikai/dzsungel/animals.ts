import { kind, type KindSpec } from '../../../kit/index.ts'

/** 'book': the stronger wins, whoever moved. 'official': nobody attacks in vain. */
export type School = 'book' | 'official'

/** The worth of an animal to a player who counts them; lion and tiger leap, and the rat is what the elephant fears. */
export const WORTH = {
  elephant: 9,
  lion: 10,
  tiger: 9,
  leopard: 5,
  dog: 4,
  wolf: 3.5,
  cat: 2.5,
  rat: 4,
}
export type Animal = keyof typeof WORTH

const animal = (hu: string, en: Animal, rank: number, letter: string): KindSpec =>
  kind(hu, en, en, { text: String(rank), letter, most: 1 })

/** The rank is printed on the animal. Most who play the game put the wolf above the dog. */
export const animalsOf = (school: School): Readonly<Record<Animal, KindSpec>> => ({
  elephant: animal('elefánt', 'elephant', 8, 'E'),
  lion: animal('oroszlán', 'lion', 7, 'L'),
  tiger: animal('tigris', 'tiger', 6, 'T'),
  leopard: animal('párduc', 'leopard', 5, 'P'),
  dog: animal('kutya', 'dog', school === 'book' ? 4 : 3, 'D'),
  wolf: animal('farkas', 'wolf', school === 'book' ? 3 : 4, 'W'),
  cat: animal('macska', 'cat', 2, 'C'),
  rat: animal('patkány', 'rat', 1, 'R'),
})

export const SETUP = `
  l . . . . . t
  . d . . . c .
  r . p . w . e
  . . . . . . .
  . . . . . . .
  . . . . . . .
  E . W . P . R
  . C . . . D .
  T . . . . . L`
