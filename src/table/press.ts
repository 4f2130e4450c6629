import { fail, ok, type Result } from '../engine/index.ts'
import type { Act } from './acts.ts'
import type { Luck } from './chance.ts'
import { deal, nextTurn, reset } from './errands.ts'
import { rolled, stirred } from './intents.ts'
import type { Numbering } from './numbers.ts'
import { facingDown, nearestPile } from './pile-search.ts'
import { MOST, type Table } from './table.ts'

const noPile = fail('Nincs pakli az asztalon.', 'There is no deck on the table.')
const noButton = fail('Ez nem gomb.', 'This is no button.')

/** Numbers for one large act that is made in several steps: whoever gives them gives them once. */
function inARow(numbers: Numbering): Numbering {
  let next = numbers.take(3 * MOST.things)
  return {
    take(count = 1) {
      const first = next
      next += count
      return first
    },
  }
}

/** What a button on the table does, as an act with its luck written in it. */
export function press(table: Table, id: number, luck: Luck, numbers: Numbering): Result<Act> {
  const button = table.things.find(thing => thing.id === id)
  if (button?.what !== 'button') return noButton
  const { errand } = button
  switch (errand.do) {
    case 'deal':
      return deal(table, nearestPile(table, button), errand.each)
    case 'next':
      return nextTurn(table)
    case 'roll':
      return rolled(
        table.things.filter(thing => thing.hand === undefined),
        luck,
      )
    case 'shuffle': {
      const ids = nearestPile(table, button).map(piece => piece.id)
      return ids.length > 1 ? ok(stirred(table, { do: 'shuffle', ids }, luck, numbers)) : noPile
    }
    case 'reset': {
      const row = inARow(numbers)
      const { acts, after } = reset(table, errand, row)
      const piles = facingDown(after).map(ids => stirred(after, { do: 'shuffle', ids }, luck, row))
      return ok({ do: 'many', as: 'reset', acts: [...acts, ...piles] })
    }
    default:
      return errand satisfies never
  }
}
