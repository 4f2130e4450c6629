// One page for looking at and testing the board: ?show=<synthetic or game id>, ?theme=dark, ?language=en, ?mode=still.
import { createMemo, createSignal, ErrorBoundary, For, Show, type JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { BoardView, MoveChoice, TraysView } from '../../src/board/index.ts'
import { Match, type Point } from '../../src/engine/index.ts'
import type { BoardGame, GameDefinition } from '../../src/kit/index.ts'
import { Rng } from '../../src/engine/index.ts'
import { synthetic, type Shown } from './synthetic.ts'

const asked = new URLSearchParams(location.search)
const language = asked.get('language') === 'en' ? 'en' : 'hu'
const theme = asked.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
document.documentElement.lang = language

window.told = []

const [flipped, setFlipped] = createSignal(asked.get('flipped') === '1')

function Bare(props: { readonly shown: Shown; readonly mode: 'still' | 'live' }): JSX.Element {
  // Everything that stands may be taken up and put on any free cell: enough to test dragging without rules.
  const [scene, setScene] = createSignal(props.shown.scene)
  const [chosen, setChosen] = createSignal<readonly Point[]>([])
  const [last, setLast] = createSignal<readonly Point[]>([])
  const held = createMemo(() => new Set(scene().placed.map(each => each.cell)))
  const targets = createMemo(() => {
    const free = props.shown.board.cells.map((_, c) => c).filter(c => !held().has(c))
    return chosen().length === 0
      ? [...held()].map(point => ({ point, kind: 'start' as const }))
      : free.map(point => ({ point, kind: 'move' as const }))
  })
  const point = (p: Point) => {
    window.told.push(p)
    const [from] = chosen()
    if (from === p) setChosen([])
    else if (typeof p === 'number' && held().has(p)) setChosen([p])
    else if (typeof p === 'string') setChosen([p])
    else if (from !== undefined) {
      const top = scene().placed.findLastIndex(each => each.cell === from)
      setLast([from, p])
      setChosen([])
      setScene(now => ({
        ...now,
        placed: now.placed.map((each, i) => (i === top ? { ...each, cell: p } : each)),
      }))
    }
  }
  return (
    <>
      <BoardView
        material="rows"
        board={props.shown.board}
        scene={scene()}
        language={language}
        flipped={flipped()}
        coordinates="shown"
        targets={targets()}
        chosen={chosen()}
        last={last()}
        mode={props.mode}
        onPoint={point}
      />
      <TraysView
        material="rows"
        trays={scene().trays}
        language={language}
        chosen={chosen()}
        mode={props.mode}
        onPoint={point}
        targets={scene().trays.flatMap(tray =>
          tray.items.flatMap(item => (item.point ? [{ point: item.point, kind: 'start' as const }] : [])),
        )}
      />
    </>
  )
}

function Played(props: {
  readonly definition: GameDefinition
  readonly mode: 'still' | 'live'
}): JSX.Element {
  const match = Match.begin(props.definition)
  const game = match.game as BoardGame
  const rng = new Rng(1)
  match.roll(rng)
  for (let i = 0; i < Number(asked.get('moves') ?? 0) && !match.outcome; i++) {
    match.roll(rng)
    match.play(match.moves[rng.below(match.moves.length)]!)
  }
  const [tick, setTick] = createSignal(0)
  const [chosen, setChosen] = createSignal<readonly Point[]>([])
  const [last, setLast] = createSignal<readonly Point[]>([])
  const scene = createMemo(() => (tick(), game.scene(match.position)))
  const choosing = createMemo(() => new MoveChoice(game, match.position, (tick(), match.moves), scene()))
  const play = (move: number) => {
    setLast(game.points(match.position, move))
    match.play(move)
    match.roll(rng)
    setChosen([])
    setTick(n => n + 1)
  }
  const point = (p: Point) => {
    window.told.push(p)
    const done = choosing().point(chosen(), p)
    if ('move' in done) play(done.move)
    else if ('ask' in done) play(done.ask[0]!)
    else if ('chosen' in done) setChosen(done.chosen)
  }
  return (
    <>
      <BoardView
        material="rows"
        board={game.board}
        scene={scene()}
        language={language}
        flipped={flipped()}
        coordinates="shown"
        targets={choosing().targets(chosen())}
        chosen={chosen()}
        last={last()}
        mode={props.mode}
        onPoint={point}
      />
      <TraysView
        material="rows"
        trays={scene().trays}
        language={language}
        targets={choosing().targets(chosen())}
        chosen={chosen()}
        mode={props.mode}
        onPoint={point}
      />
      <div class="buttons">
        <For each={choosing().buttons(chosen())}>
          {b => (
            <button type="button" onClick={() => point(b.point)}>
              {b.label[language]}
            </button>
          )}
        </For>
      </div>
    </>
  )
}

const files = import.meta.glob<{ default: GameDefinition }>('../../src/games/*/*/game.ts')
const idOf = (file: string) => file.split('/').at(-2)!
const show = asked.get('show')
const mode = asked.get('mode') === 'still' ? 'still' : 'live'
const started = performance.now()

if (show === null || show === 'games') {
  // A game that is being written must not hide the others.
  const loaded = await Promise.allSettled(
    Object.entries(files).map(async ([file, load]) => {
      const { default: definition } = await load()
      await definition.load?.({})
      return { id: idOf(file), definition }
    }),
  )
  const games = loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  render(
    () => (
      <div class="many">
        <Show when={show === null}>
          <For each={Object.entries(synthetic)}>
            {([id, make]) => (
              <section>
                <h2>{id}</h2>
                <Bare shown={make()} mode={mode} />
              </section>
            )}
          </For>
        </Show>
        <For each={games}>
          {({ id, definition }) => (
            <section>
              <h2>{id}</h2>
              <ErrorBoundary fallback={error => <p>{String(error)}</p>}>
                <Played definition={definition} mode={mode} />
              </ErrorBoundary>
            </section>
          )}
        </For>
      </div>
    ),
    document.getElementById('app')!,
  )
} else {
  const make = synthetic[show]
  const file = Object.keys(files).find(each => idOf(each) === show)
  const loaded = file ? await files[file]!() : undefined
  await loaded?.default.load?.({})
  render(
    () => (
      <section>
        <h2>
          {show}{' '}
          <button type="button" onClick={() => setFlipped(now => !now)}>
            flip
          </button>
        </h2>
        <Show
          when={make}
          fallback={<Show when={loaded}>{game => <Played definition={game().default} mode={mode} />}</Show>}
        >
          {build => <Bare shown={build()()} mode={mode} />}
        </Show>
      </section>
    ),
    document.getElementById('app')!,
  )
}
requestAnimationFrame(() => requestAnimationFrame(() => (window.ready = performance.now() - started)))
