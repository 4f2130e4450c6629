import { onMount, type JSX } from 'solid-js'
import type { GameDefinition } from '../../../kit/index.ts'
import type { Begin } from '../../match/MatchPage.tsx'
import { bookSetup } from '../../match/setup.ts'
import { t } from '../../text/text.ts'
import { guideMatch } from '../../rules/guided-matches.ts'

/** Begins the book's game at once, the person first and everybody else the weakest computer, with help. */
export default function GuidedStart(props: {
  readonly definition: GameDefinition
  readonly begin: Begin
}): JSX.Element {
  onMount(() => {
    props.begin(bookSetup(props.definition, 1), opened => guideMatch(opened.id, 'on'))
  })
  return (
    <p class="loading" role="status">
      {t().loading}
    </p>
  )
}
