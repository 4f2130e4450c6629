import { createSignal, lazy, Show, Suspense, type JSX } from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import { gameOf } from '../../engine/index.ts'
import { materialOf, type GameDefinition } from '../../kit/index.ts'
import { MatchPage } from '../match/MatchPage.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { goBack, useQuery } from '../shell/router.tsx'
import { chosenFinish } from '../settings/looks.ts'
import { whenStirred } from '../shell/stirring.ts'
import { language, say, t } from '../text/text.ts'
import { lastSetup, type Setup } from '../match/setup.ts'
import { PlayBar } from './PlayBar.tsx'
import { SetupDialog } from './SetupDialog.tsx'
import '../../board/board.css'
import '../styles/play.css'
import '../styles/match.css'
import '../styles/match-parts.css'
import '../styles/match-trays.css'
import '../styles/match-ending.css'
import '../styles/match-print.css'

/** What only a match needs comes as soon as somebody stirs, so that it is there when the match begins. */
const PlayMatch = lazy(async () => ({ default: (await import('./PlayMatch.tsx')).PlayMatch }))
const preload = (): void => void PlayMatch.preload().catch(() => {})

const DirectStart = lazy(() => import('./DirectStart.tsx'))

/** The board before the match: it follows the choices made in the dialog. */
function Preview(props: {
  readonly definition: GameDefinition
  readonly onStart: (setup: Setup) => void
}): JSX.Element {
  const [setup, setSetup] = createSignal(lastSetup(props.definition))
  const shown = () => {
    const game = gameOf(props.definition, setup().options)
    const position = game.layout.empty()
    game.start(position)
    return { board: game.board, scene: game.scene(position) }
  }
  usePageTitle(() => say(props.definition.title))
  whenStirred(preload)
  return (
    <main
      id="content"
      class="play match"
      data-material={chosenFinish(materialOf(props.definition))}
      tabindex="-1"
    >
      <PlayBar title={say(props.definition.title)} />
      <section class="felt" aria-label={t().play.board}>
        <div class="board-place">
          <BoardView
            board={shown().board}
            scene={shown().scene}
            material={chosenFinish(materialOf(props.definition))}
            language={language()}
            flipped={false}
            coordinates="shown"
            targets={[]}
            chosen={[]}
            last={[]}
            mode="still"
          />
        </div>
      </section>
      <SetupDialog
        definition={props.definition}
        setup={setup()}
        onChange={setSetup}
        onStart={chosen => props.onStart(chosen)}
        onClose={() => goBack('/')}
      />
    </main>
  )
}

/** The page of every game that has none of its own. */
export default function PlayPage(props: { readonly id?: string | undefined }): JSX.Element {
  const [query] = useQuery('match', 'begin')
  if (query('match') !== undefined) preload()
  return (
    <MatchPage
      game={props.id ?? ''}
      forget={['begin', 'variant', 'seats']}
      fresh={(definition, begin) => (
        <Show
          when={query('begin')}
          fallback={<Preview definition={definition} onStart={setup => begin(setup)} />}
        >
          {how => <DirectStart definition={definition} how={how()} begin={begin} />}
        </Show>
      )}
      content={(opened, begin) => (
        <Suspense
          fallback={
            <p class="loading" role="status">
              {t().loading}
            </p>
          }
        >
          <PlayMatch opened={opened} onStart={begin} />
        </Suspense>
      )}
    />
  )
}
