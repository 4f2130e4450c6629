import { secureLuck } from '../../table/index.ts'
import { press } from '../../table/press.ts'
import { notify } from '../shell/notices.tsx'
import { say } from '../text/text.ts'
import { actText } from './act-text.ts'
import type { Desk } from './state.ts'

/** A button on the table is pressed: what it does is one act. */
export function pressed(desk: Desk, id: number): void {
  const before = desk.session.now()
  const act = press(before, id, secureLuck, { take: count => desk.session.numbers(count) })
  if (!act.ok) return notify('bad', say(act.why))
  if (!desk.session.do(act.value)) return
  const text = actText(act.value, before, desk.frame())
  desk.say(text)
  if (act.value.do === 'many' && act.value.as === 'roll') notify('good', text)
}
