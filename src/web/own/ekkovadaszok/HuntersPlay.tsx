import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { SIDE_NAMES, SIDES } from '../../../games/uj/ekkovadaszok/cards.ts'
import { CONDITIONS } from '../../../games/uj/ekkovadaszok/deck.ts'
import { conditionsAgree } from '../../../games/uj/ekkovadaszok/seat-view.ts'
import { MatchMenu, RulesButton } from '../../match/MatchMenu.tsx'
import { MatchFrame } from '../../match/MatchFrame.tsx'
import { Curtain } from '../../match/Curtain.tsx'
import { createPageHint } from '../../match/page-hint.ts'
import { createRules } from '../../match/RulesPanel.tsx'
import type { Setup } from '../../match/setup.ts'
import { Icon } from '../../shell/Icon.tsx'
import { useMedia } from '../../shell/media.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { A } from '../../shell/router.tsx'
import type { Opened } from '../../store/opening.ts'
import { say, t } from '../../text/text.ts'
import { Acts, prompt } from './Acts.tsx'
import type { AidChoice } from './aids.ts'
import { choosePace, hireOpponent, pace } from './bots.ts'
import { CardPicture } from './CardPicture.tsx'
import { createHandChoice } from './hand-choice.ts'
import { Ending, RoundEnd } from './Ending.tsx'
import { Hand } from './Hand.tsx'
import { hintWords } from './hint-words.ts'
import { HunterSetup } from './HunterSetup.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Log } from './Log.tsx'
import { MapView } from './MapView.tsx'
import { MistakesDialog } from './MistakesDialog.tsx'
import { BACK, pictureOfCard } from './pictures.ts'
import { Players } from './Players.tsx'
import { createHunterMatch, type HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

/** Which round, day or night, what Start says, and the two piles. */
function HuntFacts(props: { readonly hunt: HunterMatch }): JSX.Element {
  const { view, pictures, session } = props.hunt
  const rule = (): string => {
    if (session.match().options['values'] === 'off') return ht().noValues
    const { conditions } = view()
    return conditionsAgree(conditions)
      ? say(CONDITIONS[conditions.N])
      : SIDES.map((side, i) => `${say(SIDE_NAMES[i]!)}: ${say(CONDITIONS[conditions[side]])}`).join(', ')
  }
  const top = () => view().discard.at(-1)
  return (
    <div class="table-facts">
      <span class="fact round">{ht().round(view().round)}</span>
      <span class="fact">{view().night ? `☾ ${ht().night}` : `☀ ${ht().day}`}</span>
      <Show when={!view().night}>
        <span class="fact">{ht().rule(rule())}</span>
      </Show>
      <span class="fact gem-pile">
        <CardPicture pictures={pictures} card={BACK} alt="" />
        {ht().pile(view().pile)}
      </span>
      <span class="fact gem-pile">
        <Show when={top()}>
          {card => (
            <CardPicture
              pictures={pictures}
              card={card().hidden ? BACK : pictureOfCard(card().code)}
              alt=""
            />
          )}
        </Show>
        {ht().discard(view().discard.length)}
      </span>
    </div>
  )
}

/** Windows too low for map, hand and panel below each other, yet wide enough for them side by side. */
const LOW = '(min-width: 36rem) and (max-height: 50rem) and (orientation: landscape)'

interface HuntersPlayProps {
  readonly opened: Opened
  readonly onStart: (setup: Setup, aids: AidChoice) => void
}

/** The page of the hunters: the map, the hand, the players, the log. */
export function HuntersPlay(props: HuntersPlayProps): JSX.Element {
  const hunt = createHunterMatch(props.opened)
  const { session, aids } = hunt
  const choosing = createHandChoice(hunt)
  const rules = createRules({
    beside: '(min-width: 70rem) and (min-height: 43.75rem)',
    open: '(min-width: 90rem) and (min-height: 43.75rem)',
  })
  const low = useMedia(LOW)
  /** The hand and what is to be done stand beside the map. */
  const isBeside = () =>
    low() &&
    !(rules.open() && rules.place() === 'beside') &&
    hunt.curtain() !== 'down' &&
    hunt.view().won === 'nobody' &&
    hunt.viewer() !== undefined
  const isRoundOver = () =>
    hunt.curtain() !== 'down' && hunt.view().won !== 'nobody' && session.outcome() === undefined
  const [, setHinted] = hunt.hinted
  const hint = createPageHint({
    session,
    seat: () => (hunt.moves().length > 0 && !hunt.isShowing() ? hunt.viewer() : undefined),
    show: setHinted,
    tell: move => hintWords(hunt, move),
    hire: () => hireOpponent(session.match().options),
  })
  const [dialog, setDialog] = createSignal<'setup' | 'mistakes' | 'leave'>()
  const close = () => setDialog(undefined)
  const setup = (): Setup => ({ options: session.match().options, seats: session.seats() })
  usePageTitle(() => {
    const title = session.name() || say(session.definition.title)
    return session.outcome() ? title : t().play.tabTurn(prompt(hunt).text, title)
  })
  /** Esc puts the card back into the hand, R turns it. */
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]'))
      return
    if (choosing.code() === 0 || event.target instanceof HTMLInputElement) return
    if (event.key === 'Escape') choosing.drop()
    else if (event.key.toLowerCase() === 'r') choosing.turn()
  }
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => window.removeEventListener('keydown', onKey))
  return (
    <MatchFrame
      session={session}
      rules={rules}
      class="hunters"
      classList={{ beside: isBeside(), 'round-over': isRoundOver() }}
      tools={
        <div class="gem-tools">
          <A class="nav-link home-way" href="/" aria-label={t().play.home} title={t().play.home}>
            <Icon name="left" />
          </A>
          <Show when={aids.typed}>
            <button
              type="button"
              class="quiet"
              aria-label={ht().typed.mistakes(aids.mistakes().length)}
              onClick={() => setDialog('mistakes')}
            >
              <span class="wide-only">{ht().typed.mistakes(aids.mistakes().length)}</span>
              <span class="narrow-only" aria-hidden="true">
                ✗ {aids.mistakes().length}
              </span>
            </button>
          </Show>
          {hint()?.button()}
          <RulesButton rules={rules} />
          <MatchMenu
            session={session}
            label={ht().menu.label}
            pace={pace()}
            paceWords={ht().menu}
            onPace={choosePace}
            onNew={() => setDialog('setup')}
            resigns={hunt.viewer()}
            onResign={() => setDialog('leave')}
            curtain={hunt.curtain() === 'down' ? 'down' : 'up'}
          />
        </div>
      }
      sideLabel={ht().players}
      side={
        <>
          <Show when={hunt.curtain() !== 'down'}>
            <Players hunt={hunt} />
          </Show>
          <Log hunt={hunt} />
        </>
      }
      dialogs={
        <>
          <Show when={dialog() === 'mistakes'}>
            <MistakesDialog hunt={hunt} onClose={close} />
          </Show>
          <Show when={dialog() === 'leave'}>
            <LeaveDialog hunt={hunt} onClose={close} />
          </Show>
          <Show when={dialog() === 'setup'}>
            <HunterSetup
              definition={session.definition}
              setup={setup()}
              onStart={(next, chosen) => {
                close()
                props.onStart(next, chosen)
              }}
              onClose={close}
            />
          </Show>
        </>
      }
    >
      <Show
        when={hunt.curtain() !== 'down'}
        fallback={
          <Show
            when={hunt.next() !== undefined}
            fallback={
              <p class="muted" role="status">
                {prompt(hunt).text}
              </p>
            }
          >
            <Curtain session={session} seat={hunt.next()!} onOpen={() => hunt.raise()} />
          </Show>
        }
      >
        <Show when={session.outcome()}>
          {outcome => (
            <Ending
              hunt={hunt}
              outcome={outcome()}
              onAgain={() => props.onStart(setup(), aids)}
              onNew={() => setDialog('setup')}
            />
          )}
        </Show>
        <RoundEnd hunt={hunt} />
        <section class="felt gem-felt" classList={{ night: hunt.view().night }} aria-label={ht().table}>
          <HuntFacts hunt={hunt} />
          <MapView hunt={hunt} choosing={choosing} />
        </section>
        <Show when={!session.outcome()}>
          <Show when={hunt.view().won === 'nobody'}>
            <Hand hunt={hunt} choosing={choosing} />
          </Show>
          <Acts hunt={hunt} choosing={choosing} hint={hint()} />
        </Show>
      </Show>
    </MatchFrame>
  )
}
