// Where a file of the free table is wrong is said for people: no name of a field, no brackets, in good Hungarian.
import { expect, test } from 'vitest'
import { misfitWords } from './misfit-words.ts'
import { isMisfit } from './shape.ts'
import { newTableFile, parseTableShape } from './table-file.ts'

const good = newTableFile('one', 'x', '2026-11-16T04:00:00.000Z')
const face = { kind: 'art', art: 'disc', tint: 'red', width: 1, height: 1 }
const kind = { id: 'a', name: 'A', inside: 3, front: face }
const die = { what: 'die', faces: ['1', '2'], showing: 0, id: 1, x: 0, y: 0, angle: 0, locked: false }

const said = (change: object): { hu: string; en: string } => {
  const read = parseTableShape({ ...good, ...change })
  if (read.ok || !isMisfit(read.why)) throw new Error('it should not fit')
  return misfitWords(read.why)
}
const acts = (...all: readonly object[]) => ({ acts: all })
const undo = { do: 'turnover', ids: [1] }

test.each([
  [
    acts(undo, undo, { do: 'kind', kind: { ...kind, front: { ...face, width: 0 } } }),
    'Hibás adat a 3. lépésnél: a figura előoldalának szélessége (0,05 és 200 közötti szám kell).',
    'Wrong data at act 3: the width of the front of the piece (a number from 0.05 to 200 is needed).',
  ],
  [
    acts({ do: 'many', as: 'put', acts: [undo, { do: 'put', kind: 'a', count: 1.5, x: 0, y: 0 }] }),
    'Hibás adat az 1. lépés 2. részénél: a darabszám (egész szám kell).',
    'Wrong data at part 2 of act 1: the count (a whole number is needed).',
  ],
  [
    acts({ do: 'fly' }),
    'Hibás adat az 1. lépésnél (ismeretlen fajta).',
    'Wrong data at act 1 (an unknown kind).',
  ],
  [
    { first: { ...good.first, box: [kind, { ...kind, back: { ...face, kind: 'song' } }] } },
    'Hibás adat a kezdőállásban: a 2. figura hátoldala (ismeretlen fajta).',
    'Wrong data in the first position: the back of piece 2 (an unknown kind).',
  ],
  [
    { first: { ...good.first, things: [{ ...die, x: 'left' }] } },
    'Hibás adat a kezdőállásban: az 1. dolog vízszintes helye (-10000 és 10000 közötti szám kell).',
    'Wrong data in the first position: the place across of thing 1 (a number from -10000 to 10000 is needed).',
  ],
  [
    { first: { ...good.first, things: [{ ...die, faces: ['1', 2] }] } },
    'Hibás adat a kezdőállásban: az 1. dolog 2. oldala (szöveg kell).',
    'Wrong data in the first position: face 2 of thing 1 (a text is needed).',
  ],
  [
    {
      first: {
        ...good.first,
        pictures: { p1: { name: 'p', data: 'data:image/svg+xml;base64,AA', width: 1, height: 1 } },
      },
    },
    'Hibás adat a kezdőállásban: a kép adata (nem megfelelő szöveg).',
    'Wrong data in the first position: the data of the picture (the text does not fit).',
  ],
  [
    { at: undefined },
    'Hibás adat a fájlban: a hely (hiányzik).',
    'Wrong data in the file: the place (it is missing).',
  ],
  [
    { updated: 'now' },
    'Hibás adat a fájlban: a mentés ideje (dátum kell).',
    'Wrong data in the file: the time of saving (a date is needed).',
  ],
])('%#', (change, hu, en) => expect(said(change)).toEqual({ hu, en }))

test('a long way in: who has it comes before what it has', () => {
  const { hu, en } = misfitWords({
    where: 'acts[0].board.grid.columns',
    needs: { hu: 'hiányzik', en: 'it is missing' },
    hu: '',
    en: '',
  })
  expect(hu).toBe('Hibás adat az 1. lépésnél: a tábla rácsának oszlopainak száma (hiányzik).')
  expect(en).toBe('Wrong data at act 1: the number of columns of the grid of the board (it is missing).')
})
