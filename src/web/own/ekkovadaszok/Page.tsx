import type { JSX } from 'solid-js'
import type { GameDefinition } from '../../../kit/index.ts'
import { setupAmongBots } from '../../match/setup-choice.ts'
import { MatchPage, type Begin } from '../../match/MatchPage.tsx'
import type { Setup } from '../../match/setup.ts'
import { notify } from '../../shell/notices.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { navigate, useQuery } from '../../shell/router.tsx'
import { registerPlayedDecks } from './deck-player.ts'
import { say } from '../../text/text.ts'
import { keepAids, type AidChoice } from './aids.ts'
import { HunterSetup } from './HunterSetup.tsx'
import { HuntersPlay } from './HuntersPlay.tsx'
import { ht } from './text/text.ts'
import '../../../board/board.css'
import '../../styles/play.css'
import './hunters.css'
import './map.css'
import './people.css'
import './screens.css'
import './low.css'
import './round-end.css'
import './aids.css'

// The page's words are there before it is drawn.
await ht.load()

const knowsDeck = (definition: GameDefinition, deck: string): boolean =>
  definition.options.some(({ id, choices }) => id === 'deck' && choices.some(each => each.id === deck))

/** The set-up last used here with the deck asked for. */
function usualSetup(definition: GameDefinition, deck: string | undefined): Setup {
  const last = setupAmongBots(definition)
  const known = deck !== undefined && knowsDeck(definition, deck)
  return known ? { ...last, options: { ...last.options, deck } } : last
}

interface PreviewProps {
  readonly definition: GameDefinition
  readonly deck: string | undefined
  readonly onStart: (setup: Setup, aids: AidChoice) => void
}
function Preview(props: PreviewProps): JSX.Element {
  usePageTitle(() => say(props.definition.title))
  if (props.deck !== undefined && !knowsDeck(props.definition, props.deck)) notify('bad', ht().setup.noDeck)
  return (
    <main id="content" class="play hunters" tabindex="-1">
      <div class="table-column">
        <header class="play-head">
          <h1>{say(props.definition.title)}</h1>
        </header>
        <div class="felt" />
      </div>
      <HunterSetup
        definition={props.definition}
        setup={usualSetup(props.definition, props.deck)}
        onStart={(chosen, aids) =>
          props.onStart({ ...chosen, options: { players: '5', ...chosen.options } }, aids)
        }
        onClose={() => navigate('/')}
      />
    </main>
  )
}

/** The page of the Gem Hunters. */
export default function HuntersPage(): JSX.Element {
  const [query] = useQuery('deck')
  const withAids = (begin: Begin) => (setup: Setup, aids: AidChoice) =>
    begin(setup, opened => keepAids(opened.id, aids))
  return (
    <MatchPage
      game="ekkovadaszok"
      // Decks sent here from the studio must be known before a match with one of them is opened.
      before={registerPlayedDecks}
      forget={['deck']}
      fresh={(definition, begin) => (
        <Preview definition={definition} deck={query('deck')} onStart={withAids(begin)} />
      )}
      content={(opened, begin) => <HuntersPlay opened={opened} onStart={withAids(begin)} />}
    />
  )
}
