import { createMemo, createUniqueId, For, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { artsArrived, watchArts } from '../../../board/arts.ts'
import { pageColours } from '../../../board/colours.ts'
import { finishOf, setsOf, type SetName } from '../../../board/materials/index.ts'
import { picture } from '../../../board/picture.ts'
import { materialOf } from '../../../kit/index.ts'
import type { Session } from '../../match/session.ts'
import { boardSize, chooseSet, chooseSize, chosenSet, SIZES } from '../../settings/looks.ts'
import { Choice } from '../../shell/Choice.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { A } from '../../shell/router.tsx'
import { language, t } from '../../text/text.ts'
import { sampleOf } from './sample.ts'
import { lt } from './text.ts'
import './look.css'

interface LookPanelProps {
  readonly session: Session
  readonly onClose: () => void
}

/** A drawer beside the board, or below it on a phone: what is chosen is seen at once. */
export function LookPanel(props: LookPanelProps): JSX.Element {
  const { definition } = props.session
  const material = materialOf(definition)
  const s = () => t().settings
  let head: HTMLElement | undefined
  const before = document.activeElement
  onMount(() => head?.focus({ preventScroll: true }))
  onCleanup(
    () => before instanceof HTMLElement && before.isConnected && before.focus({ preventScroll: true }),
  )
  return (
    <section
      class="look-panel"
      aria-label={lt().title}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onClose()
      }}
    >
      <header class="panel-head">
        <h2 tabindex="-1" ref={element => (head = element)}>
          {lt().title}
        </h2>
        <button
          type="button"
          class="plain"
          aria-label={lt().close}
          title={lt().close}
          onClick={() => props.onClose()}
        >
          <Icon name="close" />
        </button>
      </header>
      <Sets session={props.session} />
      <label class="size-choice">
        <span>{lt().size}</span>
        <input
          type="range"
          min={SIZES.least}
          max={SIZES.most}
          step={SIZES.step}
          value={boardSize()}
          aria-valuetext={`${boardSize()} %`}
          onInput={event => chooseSize(event.currentTarget.valueAsNumber)}
        />
      </label>
      <Choice of="theme" title={s().theme} names={s().themes} />
      <Choice of="sound" title={s().sound} names={s().onOff} />
      <Choice of="motion" title={s().motion} names={s().onOff} />
      <Choice of="coordinates" title={s().coordinates} names={s().shown} />
      <Choice of="targets" title={s().targets} names={s().shown} />
      <Choice of="movable" title={s().movable} names={s().movableWhen} />
      <Choice of="aiming" title={s().aiming} names={s().aimingWhen} />
      <Show when={props.session.game.usual}>
        <Choice of="usual" title={lt().usualAct} names={lt().usualWhen} />
      </Show>
      <p>
        <A href="/settings">{lt().all}</A>
      </p>
    </section>
  )

  /** The family's own look and its sets, each with a piece of this game's board. */
  function Sets(own: { readonly session: Session }): JSX.Element {
    const name = createUniqueId()
    const sample = createMemo(() => sampleOf(definition, own.session.match().options))
    const usual: Partial<Record<string, string>> = lt().usual
    const options: readonly (SetName | undefined)[] = [undefined, ...setsOf(material)]
    return (
      <fieldset class="sets">
        <legend>{lt().set}</legend>
        <For each={options}>
          {set => (
            <label>
              <input
                type="radio"
                name={name}
                checked={chosenSet(material) === set}
                onChange={() => chooseSet(material, set)}
              />
              <Sample set={set} {...sample()} />
              <span>{set ? lt().sets[set] : (usual[material] ?? lt().sets.usual)}</span>
            </label>
          )}
        </For>
      </fieldset>
    )
  }

  function Sample(
    shown: { readonly set: SetName | undefined } & Readonly<ReturnType<typeof sampleOf>>,
  ): JSX.Element {
    const prefix = createUniqueId()
    watchArts()
    const drawn = () => {
      artsArrived()
      return picture(props.session.game.board, shown.scene, pageColours, {
        material: finishOf(material, shown.set),
        language: language(),
        coordinates: 'hidden',
        cut: shown.cut,
        prefix,
      })
    }
    return (
      <Show when={drawn()}>
        {markup => (
          <span
            class="set-sample"
            aria-hidden="true"
            data-material={finishOf(material, shown.set)}
            innerHTML={markup()}
          />
        )}
      </Show>
    )
  }
}

/** The drawer, once its words are there. */
export async function loadLook(): Promise<{ default: typeof LookPanel }> {
  await lt.load()
  return { default: LookPanel }
}
