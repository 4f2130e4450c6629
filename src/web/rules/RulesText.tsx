import { createEffect, createMemo, createResource, For, Match, on, Show, Switch, type JSX } from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import type { Json } from '../../engine/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { language, say, t } from '../text/text.ts'
import { readDiagram } from './diagram.ts'
import type { Block, Span } from './markdown.ts'
import { loadRules } from './rules-text.ts'
import './rules.css'

const Spans = (props: { readonly spans: readonly Span[] }): JSX.Element => (
  <For each={props.spans}>
    {span => (
      <Switch fallback={span.text}>
        <Match when={span.style === 'bold'}>
          <strong>{span.text}</strong>
        </Match>
        <Match when={span.style === 'code'}>
          <code>{span.text}</code>
        </Match>
        <Match when={span.style === 'italic'}>
          <em>{span.text}</em>
        </Match>
      </Switch>
    )}
  </For>
)

function Diagram(props: {
  readonly definition: GameDefinition
  readonly json: Json | undefined
}): JSX.Element {
  const picture = createMemo(() => readDiagram(props.definition, props.json))
  const right = () => {
    const read = picture()
    return read.ok ? read.value : undefined
  }
  return (
    <Show when={right()}>
      {drawn => (
        <figure class="diagram">
          <div class="diagram-board">
            <BoardView
              board={drawn().board}
              scene={drawn().scene}
              language={language()}
              flipped={false}
              coordinates="shown"
              targets={[]}
              chosen={[]}
              last={[]}
              marks={drawn().marks}
              arrows={drawn().arrows}
              mode="still"
            />
          </div>
          <Show when={drawn().caption}>
            <figcaption>{drawn().caption}</figcaption>
          </Show>
        </figure>
      )}
    </Show>
  )
}

const only = <K extends Block['kind']>(block: Block, kind: K): Extract<Block, { kind: K }> | undefined =>
  block.kind === kind ? (block as Extract<Block, { kind: K }>) : undefined

function Part(props: { readonly block: Block; readonly definition: GameDefinition }): JSX.Element {
  return (
    <Switch>
      <Match when={only(props.block, 'heading')}>
        {heading => (
          <h3 id={heading().id ? `rule-${heading().id}` : undefined} tabindex="-1">
            {heading().text}
          </h3>
        )}
      </Match>
      <Match when={only(props.block, 'paragraph')}>
        {paragraph => (
          <p>
            <Spans spans={paragraph().spans} />
          </p>
        )}
      </Match>
      <Match when={only(props.block, 'list')}>
        {list => {
          const items = () => (
            <For each={list().items}>
              {item => (
                <li>
                  <Spans spans={item} />
                </li>
              )}
            </For>
          )
          return (
            <Show when={list().ordered} fallback={<ul>{items()}</ul>}>
              <ol>{items()}</ol>
            </Show>
          )
        }}
      </Match>
      <Match when={only(props.block, 'table')}>
        {table => (
          <div class="table-scroll" tabindex="0" role="group">
            <table>
              <thead>
                <tr>
                  <For each={table().rows[0] ?? []}>
                    {cell => (
                      <th scope="col">
                        <Spans spans={cell} />
                      </th>
                    )}
                  </For>
                </tr>
              </thead>
              <tbody>
                <For each={table().rows.slice(1)}>
                  {row => (
                    <tr>
                      <For each={row}>
                        {cell => (
                          <td>
                            <Spans spans={cell} />
                          </td>
                        )}
                      </For>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </div>
        )}
      </Match>
      <Match when={only(props.block, 'diagram')}>
        {diagram => <Diagram definition={props.definition} json={diagram().json} />}
      </Match>
    </Switch>
  )
}

interface RulesTextProps {
  readonly definition: GameDefinition
  /** The paragraph to open at; a new object asks for it again. */
  readonly paragraph: { readonly id: string } | undefined
}

/** The rules for people in the language spoken now, with their diagrams drawn. */
export function RulesText(props: RulesTextProps): JSX.Element {
  const [rules] = createResource(
    () => ({ game: props.definition, language: language() }),
    ({ game, language }) => loadRules(game, language),
  )
  let box: HTMLDivElement | undefined
  const blocks = () => {
    const read = rules.latest
    return read?.ok ? read.value.filter(block => block.kind !== 'heading' || block.level > 1) : []
  }
  createEffect(
    on([() => props.paragraph, blocks], ([paragraph]) => {
      if (!paragraph) return
      const heading = box?.querySelector<HTMLElement>(`#rule-${CSS.escape(paragraph.id)}`)
      for (const marked of box?.querySelectorAll('.sought') ?? []) marked.classList.remove('sought')
      heading?.classList.add('sought')
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    }),
  )
  return (
    <div class="rules-text" ref={element => (box = element)}>
      <Show when={rules.latest?.ok === false && rules.latest}>{failed => <p>{say(failed().why)}</p>}</Show>
      <Show when={rules.latest} fallback={<p class="muted">{t().loading}</p>}>
        <For each={blocks()}>{block => <Part block={block} definition={props.definition} />}</For>
      </Show>
    </div>
  )
}
