import { onMount, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import type { Begin } from '../match/MatchPage.tsx'
import { bookSetup } from '../match/setup.ts'
import { guideMatch } from '../rules/guided-matches.ts'
import { t } from '../text/text.ts'

interface DirectStartProps {
  readonly definition: GameDefinition
  /** 'daily' is the puzzle of the day, 'guided' a first game with help. */
  readonly how: string
  readonly begin: Begin
}

/** Begins a match at once, as the address wants it: the person first, everybody else the weakest computer. */
export default function DirectStart(props: DirectStartProps): JSX.Element {
  onMount(() => {
    const book = bookSetup(props.definition, 1)
    const setup = props.how === 'daily' ? { ...book, options: { deal: 'daily' } } : book
    props.begin(setup, opened => {
      if (props.how === 'guided') guideMatch(opened.id, 'on')
    })
  })
  return (
    <p class="loading" role="status">
      {t().loading}
    </p>
  )
}
