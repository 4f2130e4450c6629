import { createMemo, createResource, createSignal, For, Show, type JSX } from 'solid-js'
import { pickOfDay } from '../../games/facts/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { loadRules } from '../rules/rules-text.ts'
import { TaskBoard } from '../rules/TaskBoard.tsx'
import { A, navigate } from '../shell/router.tsx'
import { language } from '../text/text.ts'
import { keepDailyDone, keepTask, tasksDone } from './course-progress.ts'
import { gt } from './text/text.ts'

const sayDay = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(language(), { month: 'long', day: 'numeric' })

/** The tasks of the rules, one after the other, with the board beside; what was done stays done. */
export function Course(props: {
  readonly definition: GameDefinition
  /** The day whose task is wanted (`2026-11-16`). */
  readonly day: string | undefined
}): JSX.Element {
  const [rules] = createResource(
    () => ({ id: props.definition.id, words: language() }),
    ({ id, words }) => loadRules(id, words),
  )
  const tasks = createMemo(() => {
    const read = rules.latest
    return read?.ok ? read.value.flatMap(block => (block.kind === 'task' ? [block.json] : [])) : []
  })
  const done = () => tasksDone(props.definition.id)
  const [chosen, setChosen] = createSignal<number>()
  const day = () => (/^\d{4}-\d{2}-\d{2}$/.test(props.day ?? '') ? props.day : undefined)
  const ofDay = () => {
    const [wanted, { length }] = [day(), tasks()]
    return wanted === undefined || length === 0 ? undefined : pickOfDay('task of', wanted, length)
  }
  /** The task of the day, or the first that is not done yet, until the person chooses. */
  const current = () => {
    const open = tasks().findIndex((_, i) => !done().includes(i))
    return chosen() ?? ofDay() ?? Math.max(0, open)
  }
  const finish = () => {
    const wanted = day()
    if (wanted !== undefined && current() === ofDay()) keepDailyDone(wanted)
    setChosen(current())
    keepTask(props.definition.id, current())
  }
  return (
    <Show when={tasks().length > 0}>
      <section
        class="course"
        aria-labelledby="course"
        // Whoever comes for the task of the day need not look for it.
        ref={element => requestAnimationFrame(() => day() && element.scrollIntoView())}
      >
        <h2 id="course">{gt().learn}</h2>
        <p class="muted">{gt().learnText(tasks().length)}</p>
        <ol class="course-steps">
          <For each={tasks()}>
            {(_, i) => (
              <li>
                <button
                  type="button"
                  class="quiet"
                  aria-pressed={i() === current()}
                  aria-label={done().includes(i()) ? gt().taskDone(i() + 1) : gt().task(i() + 1)}
                  onClick={() => setChosen(i())}
                >
                  {i() + 1}
                  <Show when={done().includes(i())}>
                    <span aria-hidden="true"> ✓</span>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={current() === ofDay() && day()}>
          {wanted => (
            <p class="course-day">
              <strong>{gt().dailyTask}</strong> <time dateTime={wanted()}>{sayDay(wanted())}</time>
            </p>
          )}
        </Show>
        <Show when={tasks()[current()]} keyed>
          {json => (
            <TaskBoard
              definition={props.definition}
              json={json}
              onDone={finish}
              onRule={section => navigate(`/rules/${props.definition.id}#${section}`)}
            />
          )}
        </Show>
        <Show when={done().includes(current())}>
          <Show
            when={current() + 1 < tasks().length}
            fallback={
              <p>
                {gt().learnt}{' '}
                <A class="button main" href={`/play/${props.definition.id}`}>
                  {gt().play}
                </A>
              </p>
            }
          >
            <button type="button" class="main" onClick={() => setChosen(current() + 1)}>
              {gt().next}
            </button>
          </Show>
        </Show>
      </section>
    </Show>
  )
}
