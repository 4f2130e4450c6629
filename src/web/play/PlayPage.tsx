import { createSignal, lazy, onCleanup, onMount, Show, Suspense, type JSX } from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import { gameOf } from '../../engine/index.ts'
import { materialOf, type GameDefinition } from '../../kit/index.ts'
import { MatchPage } from '../match/MatchPage.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { goBack, useQuery } from '../shell/router.tsx'
import { language, say, t } from '../text/text.ts'
import { lastSetup, type Setup } from '../match/setup.ts'
import { SetupDialog } from './SetupDialog.tsx'
import '../../board/board.css'
import '../styles/play.css'
import '../styles/cloth.css'

/** What only a match needs comes as soon as somebody stirs, so that it is there when the match begins. */
const PlayMatch = lazy(async () => ({ default: (await import('./PlayMatch.tsx')).PlayMatch }))
const preload = (): void => void PlayMatch.preload().catch(() => {})

/** The first sign of a hand on the page. */
const STIRRING = ['pointermove', 'pointerdown', 'keydown'] as const

function preloadWhenStirred(): void {
  onMount(() => {
    const stop = new AbortController()
    for (const sign of STIRRING) addEventListener(sign, preload, { once: true, signal: stop.signal })
    onCleanup(() => stop.abort())
  })
}

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
  preloadWhenStirred()
  return (
    <main id="content" class="play" data-material={materialOf(props.definition)} tabindex="-1">
      <div class="table-column">
        <header class="play-head">
          <h1>{say(props.definition.title)}</h1>
        </header>
        <section class="felt" aria-label={t().play.board}>
          <div class="board-place">
            <BoardView
              board={shown().board}
              scene={shown().scene}
              material={materialOf(props.definition)}
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
      </div>
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
      forget={['begin']}
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
          <PlayMatch opened={opened} onStart={setup => begin(setup)} />
        </Suspense>
      )}
    />
  )
}
