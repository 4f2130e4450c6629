import { createSignal, For, Show, type JSX } from 'solid-js'
// Not by the index of that folder: with it the typesetter would come onto the page.
import { LEVELS, type Level } from '../../studio/generate/difficulty.ts'
import type { TopicId } from '../../studio/generate/topic.ts'
import { topicOf, TOPICS } from '../../studio/generate/topics/index.ts'
import type { Deck } from '../../studio/deck.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { freshKey } from '../store/records.ts'
import { language, say, t } from '../text/text.ts'
import { ask, Stopped } from './jobs.tsx'
import type { StudioSession } from './session.ts'
import { keepDeck } from './store.ts'
import { dt } from './text/text.ts'

const freshSeed = (): number => crypto.getRandomValues(new Uint16Array(1))[0]! + 1

/** New formulas for the forty cards; the Start cards, colours and counts of the deck stay. */
export default function GenerateDialog(props: {
  readonly session: StudioSession
  readonly onClose: () => void
}): JSX.Element {
  const [topic, setTopic] = createSignal<TopicId>('trigonometry')
  const [range, setRange] = createSignal<readonly [number, number]>(topicOf('trigonometry').range)
  const [level, setLevel] = createSignal<Level>('medium')
  const [seed, setSeed] = createSignal(freshSeed())
  const [second, setSecond] = createSignal(false)
  const [values, setValues] = createSignal<'different' | 'dozen'>('dozen')
  const [order, setOrder] = createSignal<'loose' | 'strict'>('loose')
  const written = (deck: Deck, from: Deck): Deck => ({
    ...deck,
    paths: deck.paths.map((card, i) => ({
      ...card,
      latex: from.paths[i]!.latex,
      value: from.paths[i]!.value,
    })),
    starts: deck.starts.every(({ sides }) => Object.values(sides).every(({ latex }) => latex === ''))
      ? from.starts
      : deck.starts,
  })
  const go = async () => {
    const { session } = props
    const [least, most] = range()
    if (!(least < most)) return notify('bad', dt().generate.badRange)
    props.onClose()
    const request = {
      topic: topic(),
      level: level(),
      seed: seed(),
      range: range(),
      pair: second(),
      values: values(),
      order: order(),
      language: language(),
    }
    try {
      const made = await ask('generate', request, dt().generate.working)
      if (!made.ok) return notify('bad', dt().print.failed, say(made.why))
      const [first, other] = made.value.decks
      const before = session.deck()
      session.act({ type: 'replace', deck: written(before, first!) })
      const mean = made.value.report.decks[0]!.mean.toFixed(1).replace('.', language() === 'hu' ? ',' : '.')
      notify('good', dt().generate.done(40), dt().generate.difficulty(mean))
      if (!other) return
      const name = dt().generate.secondName(before.name)
      const deck = { ...written(session.deck(), other), name }
      await keepDeck({ id: freshKey(), updated: new Date().toISOString(), deck, ticked: [] })
      notify('good', dt().generate.doneSecond(name))
    } catch (error) {
      if (error instanceof Stopped) notify('good', dt().print.cancelled)
      else notify('bad', dt().print.failed, error instanceof Error ? error.message : undefined)
    }
  }
  return (
    <Dialog title={dt().generate.heading} onClose={props.onClose}>
      <p>{dt().generate.text}</p>
      <div class="st-grid2">
        <label class="field">
          <span>{dt().generate.topic}</span>
          <select
            value={topic()}
            onChange={event => {
              const found = TOPICS.find(({ id }) => id === event.currentTarget.value)
              if (!found) return
              setTopic(found.id)
              setRange(found.range)
            }}
          >
            <For each={TOPICS}>{({ id, name }) => <option value={id}>{say(name)}</option>}</For>
          </select>
        </label>
        <label class="field">
          <span>{dt().generate.level}</span>
          <select
            value={level()}
            onChange={event => setLevel(LEVELS.find(each => each === event.currentTarget.value) ?? 'medium')}
          >
            <For each={LEVELS}>{each => <option value={each}>{dt().generate.levels[each]}</option>}</For>
          </select>
        </label>
        <label class="field">
          <span>{dt().generate.least}</span>
          <input
            type="number"
            value={range()[0]}
            onChange={event => setRange([event.currentTarget.valueAsNumber, range()[1]])}
          />
        </label>
        <label class="field">
          <span>{dt().generate.most}</span>
          <input
            type="number"
            value={range()[1]}
            onChange={event => setRange([range()[0], event.currentTarget.valueAsNumber])}
          />
        </label>
        <label class="field">
          <span>{dt().generate.values}</span>
          <select
            value={values()}
            onChange={event => setValues(event.currentTarget.value === 'dozen' ? 'dozen' : 'different')}
          >
            <option value="dozen">{dt().generate.dozen}</option>
            <option value="different">{dt().generate.different}</option>
          </select>
        </label>
        <label class="field">
          <span>{dt().generate.order}</span>
          <select
            value={order()}
            onChange={event => setOrder(event.currentTarget.value === 'strict' ? 'strict' : 'loose')}
          >
            <option value="loose">{dt().generate.loose}</option>
            <option value="strict">{dt().generate.strict}</option>
          </select>
        </label>
        <label class="field">
          <span>{dt().generate.seed}</span>
          <input
            type="number"
            min={1}
            value={seed()}
            onChange={event => setSeed(Math.trunc(event.currentTarget.valueAsNumber) || 1)}
          />
        </label>
        <button type="button" class="quiet st-end" onClick={() => setSeed(freshSeed())}>
          {dt().generate.again}
        </button>
      </div>
      <p class="muted small">
        {values() === 'dozen' ? dt().generate.dozenText : dt().generate.differentText}
      </p>
      <label class="st-check">
        <input
          type="checkbox"
          checked={second()}
          onChange={event => setSecond(event.currentTarget.checked)}
        />
        <span>{dt().generate.second}</span>
      </label>
      <Show when={second()}>
        <p class="muted small">{dt().generate.secondText}</p>
      </Show>
      <p class="muted small">{dt().generate.replaces}</p>
      <div class="dialog-acts">
        <button type="button" class="quiet" onClick={() => props.onClose()}>
          {t().cancel}
        </button>
        <button type="button" class="main" onClick={() => void go()}>
          {dt().generate.go}
        </button>
      </div>
    </Dialog>
  )
}
