import type { Accessor } from 'solid-js'
import type { Others } from './others.ts'
import type { Pointing } from './pointing.ts'
import type { Session } from '../match/session.ts'
import type { Told } from './telling.ts'
import type { Viewing } from './viewing.ts'

/** All that is going on at one table, for the parts of the page that show it. */
export interface Table {
  readonly session: Session
  readonly viewing: Viewing
  readonly pointing: Pointing
  readonly others: Others
  readonly moves: Accessor<readonly Told[]>
}
