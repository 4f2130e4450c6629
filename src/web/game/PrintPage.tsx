import { createMemo, createResource, createSignal, For, Show, type JSX } from 'solid-js'
import type { Options } from '../../engine/index.ts'
import { RulesText } from '../rules/RulesText.tsx'
import { PlainPage } from '../shell/Failure.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { loadGame } from '../store/game-loading.ts'
import { say, t } from '../text/text.ts'
import { paperOf, type Paper, type PaperPiece } from './paper.ts'
import { gt } from './text/text.ts'
import { cellSize, tile, type Tiling } from './tiling.ts'
import './print.css'

await gt.load()

const SIZES = [8, 10, 12, 14, 16, 18, 20, 22.5, 25, 30, 40] as const
const PARTS = ['board', 'pieces', 'rules'] as const
type Part = (typeof PARTS)[number]

/** A line of five centimetres: whoever lays a ruler on it knows whether the scale is right. */
const Ruler = (): JSX.Element => (
  <span class="paper-ruler">
    <i /> {gt().scale}
  </span>
)

function BoardSheets(props: {
  readonly title: string
  readonly paper: Paper
  readonly tiling: Tiling
  readonly cell: number
}): JSX.Element {
  return (
    <For each={props.tiling.sheets}>
      {sheet => (
        <section class={`paper-sheet ${props.tiling.paper}`}>
          <div class="paper-tile" style={{ width: `${sheet.width}mm`, height: `${sheet.height}mm` }}>
            <img
              src={props.paper.board}
              alt=""
              style={{
                width: `${props.paper.width * props.cell}mm`,
                height: `${props.paper.height * props.cell}mm`,
                'margin-left': `${-sheet.x}mm`,
                'margin-top': `${-sheet.y}mm`,
              }}
            />
          </div>
          <p class="paper-caption">
            {gt().sheet(props.title, sheet.row + 1, sheet.col + 1)} <Ruler />
          </p>
        </section>
      )}
    </For>
  )
}

function Pieces(props: {
  readonly title: string
  readonly pieces: readonly PaperPiece[]
  readonly cell: number
}): JSX.Element {
  return (
    <section class="paper-sheet pieces">
      <p class="paper-caption">
        {gt().piecesSheet(props.title)}.{' '}
        <Show when={props.pieces.some(({ sides }) => sides.length > 1)}>{gt().fold}</Show> <Ruler />
      </p>
      <div class="paper-pieces">
        <For each={props.pieces.flatMap(piece => Array<PaperPiece>(piece.count).fill(piece))}>
          {piece => (
            <span class="paper-piece">
              <For each={piece.sides}>
                {side => (
                  <img
                    src={side}
                    alt=""
                    style={{
                      width: `${piece.width * props.cell}mm`,
                      height: `${piece.height * props.cell}mm`,
                    }}
                  />
                )}
              </For>
            </span>
          )}
        </For>
      </div>
    </section>
  )
}

/** A game on paper: board, pieces and rules, as sheets that are seen as they will be printed. */
export default function PrintPage(props: { readonly id?: string | undefined }): JSX.Element {
  const [game] = createResource(() => props.id, loadGame)
  const found = () => {
    const loaded = game.latest
    return loaded?.ok ? loaded.value : undefined
  }
  const [chosen, setChosen] = createSignal<number>()
  const [options, setOptions] = createSignal<Options>({})
  /** What can be chosen of the game itself; how a puzzle is dealt is no matter of paper. */
  const variants = () => (found()?.options ?? []).filter(({ id }) => id !== 'deal')
  const [paper] = createResource(
    () => {
      const definition = found()
      return definition && definition.page !== 'own' ? { id: definition.id, options: options() } : undefined
    },
    wanted => paperOf(wanted.id, wanted.options),
  )
  const choose = (option: string, value: string) => {
    setChosen(undefined)
    setOptions({ ...options(), [option]: value })
  }
  /** The chosen variants in words, where they are not the book's own. */
  const variantWords = () =>
    variants()
      .flatMap(({ id, name, choices }) => {
        const at = choices.findIndex(choice => choice.id === options()[id])
        return at > 0 ? [`${say(name)}: ${say(choices[at]!.name)}`] : []
      })
      .join('; ')
  const cell = () => {
    const known = paper.latest
    return chosen() ?? (known ? cellSize(known.width, known.height) : 20)
  }
  const sizes = () => [...new Set([...SIZES, cell()])].sort((a, b) => a - b)
  const [left, setLeft] = createSignal<readonly Part[]>([])
  const has = (part: Part) => !left().includes(part)
  const tiling = createMemo(() => {
    const known = paper.latest
    return known && tile(known.width * cell(), known.height * cell())
  })
  const title = () => {
    const name = found() ? say(found()!.title) : ''
    return variantWords() === '' ? name : `${name} (${variantWords()})`
  }
  const partName = (part: Part) => (part === 'rules' ? gt().rulesPart : gt()[part])
  usePageTitle(() => (found() ? gt().printTitle(say(found()!.title)) : ''))
  return (
    <Show
      when={found()}
      fallback={
        <Show when={game.latest?.ok === false}>
          <PlainPage title={t().failure.noGame} text={t().failure.noGameText(props.id ?? '')} />
        </Show>
      }
    >
      {definition => (
        <main id="content" class="print-page" tabindex="-1">
          <header class="print-wishes">
            <h1>{gt().printTitle(say(definition().title))}</h1>
            <p>{gt().printText}</p>
            <Show when={variants().length > 0}>
              <div class="print-row">
                <For each={variants()}>
                  {option => (
                    <label>
                      {say(option.name)}
                      <select onChange={event => choose(option.id, event.currentTarget.value)}>
                        <For each={option.choices}>
                          {choice => <option value={choice.id}>{say(choice.name)}</option>}
                        </For>
                      </select>
                    </label>
                  )}
                </For>
              </div>
            </Show>
            <div class="print-row">
              <Show when={paper.latest}>
                <label>
                  {gt().cell}
                  <select onChange={event => setChosen(Number(event.currentTarget.value))}>
                    <For each={sizes()}>
                      {size => (
                        <option value={size} selected={size === cell()}>
                          {gt().mm(size)}
                        </option>
                      )}
                    </For>
                  </select>
                </label>
                <fieldset>
                  <legend class="hidden">{gt().parts}</legend>
                  <For each={PARTS}>
                    {part => (
                      <label>
                        <input
                          type="checkbox"
                          checked={has(part)}
                          onChange={() =>
                            setLeft(has(part) ? [...left(), part] : left().filter(each => each !== part))
                          }
                        />
                        {partName(part)}
                      </label>
                    )}
                  </For>
                </fieldset>
              </Show>
              <button type="button" class="main" onClick={() => window.print()}>
                {gt().printNow}
              </button>
            </div>
            <Show when={paper.state === 'ready' && !paper.latest}>
              <p class="muted">{gt().cannot}</p>
            </Show>
          </header>
          <Show when={paper.latest}>
            {known => (
              <>
                <Show when={has('board') && tiling()}>
                  {sheets => <BoardSheets title={title()} paper={known()} tiling={sheets()} cell={cell()} />}
                </Show>
                <Show when={has('pieces') && known().pieces.length > 0}>
                  <Pieces title={title()} pieces={known().pieces} cell={cell()} />
                </Show>
              </>
            )}
          </Show>
          <Show when={has('rules')}>
            <section class="paper-rules">
              <h2>{title()}</h2>
              <RulesText definition={definition()} paragraph={undefined} />
            </section>
          </Show>
        </main>
      )}
    </Show>
  )
}
