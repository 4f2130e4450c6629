import type { JSX } from 'solid-js'
import type { GameDefinition } from '../../../kit/index.ts'
import { setupAmongBots } from '../../match/setup-choice.ts'
import { MatchPage } from '../../match/MatchPage.tsx'
import type { Setup } from '../../match/setup.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { navigate } from '../../shell/router.tsx'
import { say } from '../../text/text.ts'
import { BOARD, SkullDrawing } from './drawings.tsx'
import { SkullSetup } from './SkullSetup.tsx'
import { SkullsPlay } from './SkullsPlay.tsx'
import { st } from './text/text.ts'
import '../../../board/board.css'
import '../../styles/play.css'
import './table.css'
import './cards.css'
import './panels.css'
import './screens.css'
import './many-cards.css'
import './low.css'

// The page's words are there before it is drawn.
await st.load()

function Preview(props: {
  readonly definition: GameDefinition
  readonly onStart: (setup: Setup) => void
}): JSX.Element {
  usePageTitle(() => say(props.definition.title))
  return (
    <main id="content" class="play skulls" tabindex="-1">
      <div class="table-column">
        <header class="play-head">
          <h1>{say(props.definition.title)}</h1>
        </header>
        <div class="felt skull-felt preview">
          <div class="skull-board">
            <svg viewBox={`${BOARD.x} 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true">
              <SkullDrawing closed={[]} />
            </svg>
          </div>
        </div>
      </div>
      <SkullSetup
        definition={props.definition}
        setup={setupAmongBots(props.definition)}
        onStart={chosen => props.onStart({ ...chosen, options: { players: '3', ...chosen.options } })}
        onClose={() => navigate('/')}
      />
    </main>
  )
}

/** The page of the Emerald Skulls. */
export default function SkullsPage(): JSX.Element {
  return (
    <MatchPage
      game="smaragd-koponyak"
      fresh={(definition, begin) => <Preview definition={definition} onStart={setup => begin(setup)} />}
      content={(opened, begin) => <SkullsPlay opened={opened} onStart={setup => begin(setup)} />}
    />
  )
}
