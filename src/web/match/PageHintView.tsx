import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import type { Move, Position } from '../../engine/index.ts'
import { createHintAsking, LEVEL } from './hint-asking.ts'
import { HintButton, HintLine } from './HintLine.tsx'
import { hintText } from './hint-text/text.ts'
import { createOpponent } from './opponent.ts'
import type { HintPlace, PageHint } from './page-hint.ts'

/** A move, and the position it was found in. */
interface Found {
  readonly move: Move
  readonly position: Position
}

export async function loadPageHint(): Promise<(place: HintPlace) => PageHint> {
  await hintText.load()
  return makePageHint
}

function makePageHint(place: HintPlace): PageHint {
  const { session, seat } = place
  const asking = createHintAsking(place.hire?.() ?? createOpponent())
  const [found, setFound] = createSignal<Found>()
  const show = (next: Found | undefined) => {
    setFound(next)
    place.show(next?.move)
  }
  const isUp = () => asking.thinking() !== undefined || asking.failed() || found() !== undefined
  const drop = () => {
    asking.stop()
    show(undefined)
  }
  createEffect(
    on(
      [session.match, seat],
      // A tick of the clock changes nothing for whoever thinks about a move.
      ([, who]) => (session.happening() === 'time' && who !== undefined ? undefined : drop()),
      { defer: true },
    ),
  )
  onCleanup(() => place.show(undefined))
  const ask = (who: number) => {
    const seen = session.view(who)
    void asking.ask({
      // Only what the seat sees is sent, so nothing else can come back.
      question: {
        game: session.definition.id,
        options: seen.options,
        from: session.game.layout.write(seen.position),
        moves: [],
        level: LEVEL,
        seat: who,
      },
      show(name) {
        const move = seen.moves.find(m => seen.nameOf(m) === name)
        show(move === undefined ? undefined : { move, position: seen.position.copy() })
        // What is pointed at may lie outside the window.
        queueMicrotask(() => document.querySelector('.jv-hinted')?.scrollIntoView({ block: 'nearest' }))
        return move === undefined ? 'unknown' : 'shown'
      },
    })
  }
  const hint = { thinking: asking.thinking, failed: asking.failed, drop }
  const press = () => {
    const who = seat()
    if (isUp()) drop()
    else if (who !== undefined) ask(who)
  }
  return {
    isUp,
    press,
    drop,
    button: () => (
      <Show when={session.persons().length > 0 && !session.outcome()}>
        <HintButton class="quiet" isUp={isUp()} offered={seat() !== undefined} onPress={press}>
          <span class="wide-only">{hintText().button}</span>
        </HintButton>
      </Show>
    ),
    word: () => (
      <HintLine
        hint={hint}
        isUp={isUp()}
        words={found() && hintText().found(place.tell(found()!.move, found()!.position))}
      />
    ),
  }
}
