import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  createUniqueId,
  For,
  lazy,
  Show,
  Suspense,
  type JSX,
} from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import { createChooser } from '../../board/chooser.ts'
import type { MoveWriter } from '../../board/move-writing.ts'
import type { Json, Move } from '../../engine/index.ts'
import type { Finish } from '../../board/materials/index.ts'
import { materialOf, type GameDefinition } from '../../kit/index.ts'
import { chosenFinish } from '../settings/looks.ts'
import {
  beginTask,
  movesOf,
  nextMove,
  optionsOf,
  readTask,
  tryMove,
  type Task,
} from '../../rulebook/index.ts'
import { language, say, t } from '../text/text.ts'
import './rules.css'

const TraysView = lazy(() => import('../../board/TraysView.tsx'))

/** A task of the rules: the reader tries it on a real board and hears why a try is wrong. */
export function TaskBoard(props: {
  readonly definition: GameDefinition
  readonly json: Json | undefined
  /** The reader has done it without being shown. */
  readonly onDone?: () => void
  readonly onRule: (paragraph: string) => void
}): JSX.Element {
  // Word lists must be there before the rules are made.
  const [ready] = createResource(
    () => ({ definition: props.definition, json: props.json }),
    async ({ definition, json }) => {
      await definition.load?.(optionsOf(json))
      return readTask(definition, json)
    },
  )
  const task = () => {
    const read = ready.latest
    return read?.ok ? read.value : undefined
  }
  return (
    <Show when={task()} keyed>
      {read => (
        <ReadTask
          task={read}
          material={chosenFinish(materialOf(props.definition))}
          onRule={props.onRule}
          onDone={() => props.onDone?.()}
        />
      )}
    </Show>
  )
}

interface ReadTaskProps {
  readonly task: Task
  readonly material: Finish
  readonly onRule: (paragraph: string) => void
  readonly onDone: () => void
}

function ReadTask(props: ReadTaskProps): JSX.Element {
  const { task } = props
  const { game } = task
  const heading = createUniqueId()
  const [attempt, setAttempt] = createSignal(beginTask(task))
  // A live board takes the touches that scroll the page, so the board lives only once the reader begins.
  const [stage, setStage] = createSignal<'still' | 'live'>('still')
  const [wrong, setWrong] = createSignal<{ readonly words: string | undefined }>()
  const [shown, setShown] = createSignal(false)
  let place: HTMLDivElement | undefined

  const seat = () => (game.layout.secret ? task.first.turn : undefined)
  const scene = createMemo(() => {
    const { position } = attempt()
    const by = seat()
    return by === undefined ? game.scene(position) : game.scene(game.layout.view(position, by), by)
  })
  const moves = createMemo((): readonly Move[] => {
    const { position, state } = attempt()
    return stage() === 'live' && state === 'open' ? movesOf(game, position) : []
  })
  const play = (move: Move) => {
    const tried = tryMove(task, attempt(), move)
    chooser.renew('dropped')
    if ('attempt' in tried) {
      setWrong(undefined)
      setAttempt(tried.attempt)
      if (tried.attempt.state === 'right') props.onDone()
    } else setWrong({ words: tried.wrong })
  }
  const chooser = createChooser(
    { game, position: () => attempt().position, moves, scene },
    { play, refused: () => setWrong(undefined) },
  )
  const point = (at: number | string) => {
    setWrong(undefined)
    chooser.point(at)
  }
  const begin = () => {
    setAttempt(beginTask(task))
    setWrong(undefined)
    setShown(false)
    chooser.drop()
    setStage('live')
    queueMicrotask(() => place?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }))
  }
  const showAnswer = () => {
    chooser.drop()
    setWrong(undefined)
    setShown(true)
    for (let now = attempt(), left = 20; now.state === 'open' && left > 0; left--) {
      const move = nextMove(task, now)
      const tried = move === undefined ? undefined : tryMove(task, now, move)
      if (!tried || !('attempt' in tried)) break
      now = tried.attempt
      setAttempt(now)
    }
  }
  /** Moves that begin alike are told as everywhere; what writes them comes when they must be told apart. */
  const [writer, setWriter] = createSignal<MoveWriter>()
  createEffect(() => {
    if (chooser.alike().length === 0 || writer()) return
    void import('../../board/move-writing.ts')
      .then(({ loadMoveWriter }) => loadMoveWriter(game))
      .then(setWriter, () => {})
  })
  const told = (move: Move): string => {
    const { position } = attempt()
    const name = game.name(position, move)
    const written = writer()?.write(position, move, name)
    return written ? say(written) : name
  }
  const far = (owner: number | undefined) => owner === 1 && game.players.length === 2
  const Trays = (tray: { readonly side: 'near' | 'far' }) => {
    const trays = () => scene().trays.filter(({ owner }) => far(owner) === (tray.side === 'far'))
    return (
      <Show when={trays().length > 0}>
        <Suspense>
          <TraysView
            trays={trays()}
            material={props.material}
            language={language()}
            targets={chooser.targets()}
            chosen={chooser.chosen()}
            mode={stage()}
            onPoint={point}
          />
        </Suspense>
      </Show>
    )
  }
  const done = () => attempt().state === 'right'
  return (
    <section class="task" classList={{ done: done() && !shown() }} aria-labelledby={heading}>
      <p class="task-ask" id={heading}>
        <strong>{t().task.title}</strong> {task.ask}
      </p>
      <div
        class="task-board"
        ref={element => (place = element)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || chooser.chosen().length === 0) return
          chooser.drop()
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <Trays side="far" />
        <BoardView
          board={game.board}
          scene={scene()}
          material={props.material}
          language={language()}
          flipped={false}
          coordinates="shown"
          targets={chooser.targets()}
          chosen={chooser.chosen()}
          last={attempt().last}
          mode={stage()}
          onPoint={point}
        />
        <Trays side="near" />
      </div>
      <div class="task-said" aria-live="polite">
        <Show when={wrong()}>{said => <p class="task-wrong">{said().words ?? t().task.notAsked}</p>}</Show>
        <Show when={!wrong() && chooser.refusal()}>
          {reason => (
            <p class="task-wrong">
              {say(reason())}{' '}
              <button type="button" class="link" onClick={() => props.onRule(reason().rule ?? 'moves')}>
                {t().play.rule}
              </button>
            </p>
          )}
        </Show>
        <Show when={done()}>
          <p class="task-right">
            <Show when={!shown()}>
              <span aria-hidden="true">✓</span> <strong>{t().task.right}</strong>{' '}
            </Show>
            {task.praise}
          </p>
        </Show>
        <Show when={!done() && attempt().played.length > 0 && !wrong() && !chooser.refusal()}>
          <p>{t().task.goOn}</p>
        </Show>
      </div>
      <Show when={chooser.alike().length > 0}>
        <p>{t().play.which}</p>
      </Show>
      <div class="task-acts">
        <For each={chooser.alike()}>
          {move => (
            <button type="button" class="quiet" onClick={() => chooser.playAlike(move)}>
              {told(move)}
            </button>
          )}
        </For>
        <For each={chooser.buttons()}>
          {button => (
            <button type="button" class="quiet" onClick={() => point(button.point)}>
              {say(button.label)}
            </button>
          )}
        </For>
        <Show
          when={stage() === 'live'}
          fallback={
            <button type="button" class="main" onClick={begin}>
              {t().task.begin}
            </button>
          }
        >
          <Show when={attempt().played.length > 0}>
            <button type="button" class="quiet" onClick={begin}>
              {t().task.again}
            </button>
          </Show>
          <Show when={!done()}>
            <button type="button" class="plain" onClick={showAnswer}>
              {t().task.show}
            </button>
          </Show>
        </Show>
      </div>
    </section>
  )
}
