import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { MatchMenu, RulesButton } from '../../match/MatchMenu.tsx'
import { SavingNotice } from '../../match/SavingNotice.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { useMedia } from '../../shell/media.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { createRules, RulesPanel } from '../../match/RulesPanel.tsx'
import type { Setup } from '../../match/setup.ts'
import type { Opened } from '../../store/opening.ts'
import { say, t } from '../../text/text.ts'
import { Acts } from './Acts.tsx'
import { AidDialog } from './AidDialog.tsx'
import { createBetKeys } from './bet-keys.ts'
import { BetCards } from './BetCards.tsx'
import { CardChooser } from './CardChooser.tsx'
import { createDiceChoice } from './dice-choice.ts'
import { Ending } from './Ending.tsx'
import { useGearFlight } from './gear-flight.ts'
import { Hand } from './Hand.tsx'
import { Log } from './Log.tsx'
import { OddsDialog } from './OddsDialog.tsx'
import { choosePace, pace } from './reduced-motion.ts'
import { prompt } from './prompt.ts'
import { Purses, Supply } from './Purses.tsx'
import { RivalCard } from './RivalCard.tsx'
import { SkullBoard } from './SkullBoard.tsx'
import { SkullSetup } from './SkullSetup.tsx'
import { createSkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

interface SkullTableProps {
  readonly opened: Opened
  readonly onStart: (setup: Setup) => void
}

/** The skulls' table: the board and the dice, the cards, the purses, the log. */
export function SkullsPlay(props: SkullTableProps): JSX.Element {
  const table = createSkullMatch(props.opened)
  const { session, state, view, stage } = table
  const choosing = createDiceChoice(table)
  const keys = createBetKeys(table)
  const rules = createRules()
  const [dialog, setDialog] = createSignal<'setup' | 'odds' | 'aid'>()
  const close = () => setDialog(undefined)
  const setup = (): Setup => ({ options: session.match().options, seats: session.seats() })
  let place: HTMLElement | undefined
  useGearFlight(table, () => place)
  usePageTitle(() => {
    const title = session.name() || say(session.definition.title)
    return session.outcome() || state.solo ? title : t().play.tabTurn(prompt(table).text, title)
  })

  /** Enter and space press the main button when no other thing has the focus. */
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      return table.undo()
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

  // On a phone what was rolled lies beside the buttons, where it is in sight.
  const phone = useMedia('(max-width: 30rem)')
  const handBelow = () => phone() && !ended() && (view().rolling === 'rolling' || choosing.dice().length > 0)
  const choosingCards = () => view().phase === 'cards' && table.of('card').length > 0
  const ended = () => (stage.idle() ? session.outcome() : undefined)
  return (
    <main
      id="content"
      class="play skulls"
      classList={{ 'with-rules': rules.open() && rules.place() === 'beside', solo: state.solo }}
      tabindex="-1"
      ref={element => (place = element)}
    >
      <RulesPanel rules={rules} definition={session.definition} />
      <div class="table-column">
        <SavingNotice session={session} />
        <header class="play-head">
          <h1>
            {say(session.definition.title)}
            <Show when={session.name()}>
              <small>{session.name()}</small>
            </Show>
          </h1>
          <div class="skull-tools">
            <button type="button" class="quiet" aria-label={st().odds.open} onClick={() => setDialog('odds')}>
              <span class="wide-only">{st().odds.open}</span>
              <span class="narrow-only" aria-hidden="true">
                {st().odds.title}
              </span>
            </button>
            <button type="button" class="quiet" aria-label={st().aid.open} onClick={() => setDialog('aid')}>
              <span class="wide-only">{st().aid.open}</span>
              <span class="narrow-only" aria-hidden="true">
                ?
              </span>
            </button>
            <RulesButton rules={rules} />
            <button
              type="button"
              class="quiet"
              aria-label={st().undo}
              title={table.canUndo() ? st().undo : st().undoOff}
              disabled={!table.canUndo()}
              onClick={() => table.undo()}
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
        </header>
        <Show when={ended()}>
          {outcome => (
            <Ending
              table={table}
              outcome={outcome()}
              onAgain={() => props.onStart(setup())}
              onNew={() => setDialog('setup')}
            />
          )}
        </Show>
        <Show when={!choosingCards()} fallback={<CardChooser table={table} />}>
          <section class="felt skull-felt" aria-label={st().table}>
            <div class="skull-side">
              <SkullBoard table={table} choosing={choosing} />
              <Show when={!handBelow()} fallback={<div class="hand" />}>
                <Hand table={table} choosing={choosing} />
              </Show>
              <Supply table={table} />
            </div>
            <div class="card-side">
              <Show when={state.solo}>
                <RivalCard table={table} />
              </Show>
              <BetCards table={table} keys={keys} />
            </div>
          </section>
        </Show>
        <Show when={!ended() && !choosingCards()}>
          <Acts
            table={table}
            choosing={choosing}
            onRule={id => rules.show(id)}
            hand={
              <Show when={handBelow()}>
                <Hand table={table} choosing={choosing} />
              </Show>
            }
          />
        </Show>
      </div>
      <aside class="side" aria-label={st().players}>
        <Purses table={table} />
        <Log table={table} />
      </aside>
      <Show when={dialog() === 'odds'}>
        <OddsDialog table={table} onClose={close} />
      </Show>
      <Show when={dialog() === 'aid'}>
        <AidDialog table={table} keys={keys} onClose={close} />
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
    </main>
  )
}
