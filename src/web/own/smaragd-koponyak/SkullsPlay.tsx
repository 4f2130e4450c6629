import { createEffect, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { MatchMenu, RulesButton } from '../../match/MatchMenu.tsx'
import { MatchFrame } from '../../match/MatchFrame.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { useMedia } from '../../shell/media.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { A } from '../../shell/router.tsx'
import { createPageHint } from '../../match/page-hint.ts'
import { createRules } from '../../match/RulesPanel.tsx'
import type { Setup } from '../../match/setup.ts'
import type { Opened } from '../../store/opening.ts'
import { say, t } from '../../text/text.ts'
import { Acts } from './Acts.tsx'
import { AidDialog } from './AidDialog.tsx'
import { createBetAim } from './bet-aim.ts'
import { createBetKeys } from './bet-keys.ts'
import { BetCards } from './BetCards.tsx'
import { CardChooser } from './CardChooser.tsx'
import { createDiceChoice } from './dice-choice.ts'
import { Ending } from './Ending.tsx'
import { useGearFlight } from './gear-flight.ts'
import { hintWords } from './hint-words.ts'
import { Hand } from './Hand.tsx'
import { Log } from './Log.tsx'
import { OddsDialog } from './OddsDialog.tsx'
import { choosePace, pace } from './reduced-motion.ts'
import { prompt } from './prompt.ts'
import { Purses, Supply } from './Purses.tsx'
import { RivalCard, RivalLine } from './RivalCard.tsx'
import { SkullBoard } from './SkullBoard.tsx'
import { SkullSetup } from './SkullSetup.tsx'
import { SkullStrip } from './SkullStrip.tsx'
import { createSkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

interface SkullsPlayProps {
  readonly opened: Opened
  readonly onStart: (setup: Setup) => void
}

/** The page of the skulls: the board and the dice, the cards, the purses, the log. */
export function SkullsPlay(props: SkullsPlayProps): JSX.Element {
  const skulls = createSkullMatch(props.opened)
  const { session, state, view, stage } = skulls
  const choosing = createDiceChoice(skulls)
  const keys = createBetKeys(skulls)
  const rules = createRules()
  const [, setHinted] = skulls.hinted
  const hint = createPageHint({
    session,
    // In a race several may act: the first of them is helped.
    seat: () => {
      const [move] = skulls.moves()
      return move === undefined ? undefined : session.actor(move)
    },
    show: setHinted,
    tell: (move, position) => hintWords(skulls, move, position),
  })
  const [dialog, setDialog] = createSignal<'setup' | 'odds' | 'aid'>()
  const close = () => setDialog(undefined)
  const setup = (): Setup => ({ options: session.match().options, seats: session.seats() })
  let place: HTMLElement | undefined
  useGearFlight(skulls, () => place)
  usePageTitle(() => {
    const title = session.name() || say(session.definition.title)
    return session.outcome() || state.solo ? title : t().play.tabTurn(prompt(skulls).text, title)
  })

  /** Enter and space press the main button when no other thing has the focus. */
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      return skulls.undo()
    }
    if (event.key !== 'Enter' && event.key !== ' ') return
    const on = event.target
    if (!(on instanceof HTMLElement) || !on.matches('body, main, .skull-acts')) return
    // Where two choices stand side by side none of them is pressed by chance.
    const [main, second] = place?.querySelectorAll<HTMLElement>('.skull-acts button.main') ?? []
    if (!main || second) return
    event.preventDefault()
    main.click()
  }
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => window.removeEventListener('keydown', onKey))

  const narrow = useMedia('(max-width: 64rem)')
  // On a phone either the skull or the cards are in sight: the cards while there are bets and while they are paid.
  const phone = useMedia('(max-width: 36rem)')
  const folded = () => phone() && ((view().phase === 'bet' && !state.solo) || view().payment !== undefined)
  let felt: HTMLElement | undefined
  createEffect(on([folded, () => view().phase], () => phone() && felt?.scrollTo({ top: 0 })))
  /** On its side a phone has the skull beside the cards, yet as little room for words on them. */
  const low = useMedia('(min-width: 36rem) and (max-height: 30rem)')
  const aim = createBetAim(skulls, () => (phone() || low()) && view().cards.length > 4)
  const choosingCards = () => view().phase === 'cards' && skulls.of('card').length > 0
  const ended = () => (stage.idle() ? session.outcome() : undefined)
  return (
    <MatchFrame
      session={session}
      rules={rules}
      class="skulls"
      classList={{ solo: state.solo, ended: ended() !== undefined }}
      ref={element => (place = element)}
      tools={
        <div class="skull-tools">
          <A class="nav-link home-way" href="/" aria-label={t().play.home} title={t().play.home}>
            <Icon name="left" />
          </A>
          <button type="button" class="quiet" aria-label={st().odds.open} onClick={() => setDialog('odds')}>
            <span class="wide-only">{st().odds.open}</span>
            <span class="narrow-only" aria-hidden="true">
              %
            </span>
          </button>
          <button type="button" class="quiet" aria-label={st().aid.open} onClick={() => setDialog('aid')}>
            <span class="wide-only">{st().aid.open}</span>
            <span class="narrow-only" aria-hidden="true">
              ?
            </span>
          </button>
          {hint()?.button()}
          <RulesButton rules={rules} />
          <button
            type="button"
            class="quiet"
            aria-label={st().undo}
            title={skulls.canUndo() ? st().undo : st().undoOff}
            disabled={!skulls.canUndo()}
            onClick={() => skulls.undo()}
          >
            <Icon name="undo" />
          </button>
          <MatchMenu
            session={session}
            label={st().menu.label}
            curtain="up"
            pace={pace()}
            paceWords={st().menu}
            onPace={choosePace}
            onNew={() => setDialog('setup')}
          />
        </div>
      }
      sideLabel={st().players}
      side={
        <>
          <Show when={!narrow()}>
            <Purses skulls={skulls} />
          </Show>
          <Log skulls={skulls} />
        </>
      }
      dialogs={
        <>
          <Show when={dialog() === 'odds'}>
            <OddsDialog skulls={skulls} onClose={close} />
          </Show>
          <Show when={dialog() === 'aid'}>
            <AidDialog skulls={skulls} keys={keys} onClose={close} />
          </Show>
          <Show when={dialog() === 'setup'}>
            <SkullSetup
              definition={session.definition}
              setup={setup()}
              onStart={next => {
                close()
                props.onStart(next)
              }}
              onClose={close}
            />
          </Show>
        </>
      }
    >
      <Show when={ended()}>
        {outcome => (
          <Ending
            skulls={skulls}
            outcome={outcome()}
            onAgain={() => props.onStart(setup())}
            onNew={() => setDialog('setup')}
          />
        )}
      </Show>
      <Show when={narrow()}>
        <Purses skulls={skulls} />
      </Show>
      <Show when={!choosingCards()} fallback={<CardChooser skulls={skulls} hint={hint()} />}>
        <section
          class="felt skull-felt"
          classList={{ many: view().cards.length > 4, most: view().cards.length > 6 }}
          aria-label={st().table}
          // What scrolls can be reached by keys: on a phone the table, else the cards beside the skull.
          tabindex={phone() ? 0 : undefined}
          ref={element => (felt = element)}
        >
          <Show when={!folded()} fallback={<SkullStrip skulls={skulls} />}>
            <div class="skull-side">
              <Show when={phone() && state.solo}>
                <RivalLine skulls={skulls} />
              </Show>
              <SkullBoard skulls={skulls} choosing={choosing} />
              <Hand skulls={skulls} choosing={choosing} />
              <Supply skulls={skulls} />
            </div>
          </Show>
          <div class="card-side" tabindex={phone() ? undefined : 0}>
            <Show when={state.solo}>
              <RivalCard skulls={skulls} />
            </Show>
            <BetCards skulls={skulls} keys={keys} aim={aim} />
          </div>
        </section>
      </Show>
      <Show when={!ended() && !choosingCards()}>
        <Acts skulls={skulls} choosing={choosing} aim={aim} hint={hint()} onRule={id => rules.show(id)} />
      </Show>
    </MatchFrame>
  )
}
