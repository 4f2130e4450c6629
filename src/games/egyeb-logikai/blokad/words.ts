// What is said in blockade: reasons, the prompt and titles.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  noPlace: reason(
    'A mező mellett saját és ellenséges korongnak is kell állnia.',
    'There must be a disc of yours and one of the opponent beside the cell.',
  ),
  noOwn: reason('Nincs mellette saját korongod.', 'No disc of yours is beside it.'),
  noEnemy: reason('Nincs mellette ellenséges korong.', "No disc of the opponent's is beside it."),
}
export const PROMPT = text(
  'Tegyél le egy korongot saját és ellenséges korong mellé.',
  'Put down a disc beside one of yours and one of the opponent.',
)
export const TITLES = { book: text('Korongok', 'Discs'), original: text('Pontok', 'Points') }
