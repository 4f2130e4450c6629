import { createEffect, createMemo, createSignal, Index, onCleanup, Show, type JSX } from 'solid-js'
import { freshSeed, Rng } from '../../../engine/index.ts'
import type { DiceChoice } from './dice-choice.ts'
import { Die } from './drawings.tsx'
import { hintedDice } from './hint-words.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

const STEP = 180

/** The dice in the thrower's hand: waiting, rolling, or rolled and ready to be picked out. */
export function Hand(props: { readonly skulls: SkullMatch; readonly choosing: DiceChoice }): JSX.Element {
  const { view } = props.skulls
  const { choosing } = props
  const [tumbling, setTumbling] = createSignal<readonly number[]>([])
  // While the dice roll they show any faces; what they will show is already in the match.
  createEffect(() => {
    if (view().rolling === 'still') return
    const rng = new Rng(freshSeed())
    const shake = () => setTumbling(Array.from({ length: view().skull.hand }, () => rng.below(6)))
    shake()
    const timer = setInterval(shake, STEP)
    onCleanup(() => clearInterval(timer))
  })
  const active = () => props.skulls.of('place').length > 0
  /** The dice that a hint would place. */
  const hinted = createMemo(() =>
    hintedDice(
      props.skulls.hinted[0](),
      choosing.dice().map(({ face }) => face),
    ),
  )
  const rolled = () => choosing.dice().length > 0
  return (
    <section class="hand" aria-label={st().hand}>
      <Show
        when={view().rolling === 'still'}
        fallback={
          <p class="dice rolling" role="img" aria-label={st().die.rolling}>
            <Index each={tumbling()}>{face => <Die face={face()} />}</Index>
          </p>
        }
      >
        <Show
          when={rolled()}
          fallback={
            <Show when={view().skull.hand > 0}>
              <p class="dice waiting" role="img" aria-label={st().die.waiting(view().skull.hand)}>
                <Index each={Array.from({ length: view().skull.hand })}>
                  {() => <Die face={undefined} />}
                </Index>
              </p>
            </Show>
          }
        >
          <div class="dice">
            <Index each={choosing.dice()}>
              {(die, i) => (
                <Show
                  when={active()}
                  fallback={
                    <span class="die-box" role="img" aria-label={st().die.rolled(st().faces[die().face]!)}>
                      <Die face={die().face} />
                    </span>
                  }
                >
                  <button
                    type="button"
                    class="die-box"
                    classList={{ 'jv-hinted': hinted().has(i) }}
                    aria-pressed={die().chosen}
                    aria-label={st().die.rolled(st().faces[die().face]!)}
                    onClick={() => choosing.toggle(i)}
                  >
                    <Die face={die().face} />
                  </button>
                </Show>
              )}
            </Index>
          </div>
        </Show>
      </Show>
    </section>
  )
}
