import { createEffect, createResource, For, Match, on, Show, Switch, type JSX } from 'solid-js'
import type { GameDefinition } from '../../kit/index.ts'
import type { Block, Leaned, Span } from '../../rulebook/index.ts'
import { language, say, t } from '../text/text.ts'
import { Diagram } from './Diagram.tsx'
import { loadRules } from './rules-text.ts'
import { TaskBoard } from './TaskBoard.tsx'
import { A, navigate } from '../shell/router.tsx'
import { loadGame } from '../store/game-loading.ts'
import './rules.css'

/** What the parts of one text share: whose text it is, and how it is turned to another section. */
interface Reading {
  readonly definition: GameDefinition
  readonly show: (section: string) => void
}

const address = (game: string, section: string | undefined) => `/rules/${game}${section ? `#${section}` : ''}`

function Link(props: { readonly span: Span; readonly reading: Reading }): JSX.Element {
  const inner = () => (props.span.to?.game ? undefined : props.span.to?.section)
  return (
    <Show
      when={inner()}
      fallback={
        <A href={address(props.span.to?.game ?? props.reading.definition.id, props.span.to?.section)}>
          {props.span.text}
        </A>
      }
    >
      {section => (
        <button type="button" class="link" onClick={() => props.reading.show(section())}>
          {props.span.text}
        </button>
      )}
    </Show>
  )
}

const Spans = (props: { readonly spans: readonly Span[]; readonly reading: Reading }): JSX.Element => (
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
        <Match when={span.style === 'link'}>
          <Link span={span} reading={props.reading} />
        </Match>
      </Switch>
    )}
  </For>
)

/** What another game's section says, under a small heading that leads there. Its diagrams need the other game. */
function LeanedSection(props: { readonly leaned: Leaned }): JSX.Element {
  const [definition] = createResource(
    () => props.leaned.game,
    async id => {
      const loaded = await loadGame(id)
      return loaded.ok ? loaded.value : undefined
    },
  )
  return (
    <section class="leaned">
      <p class="leaned-from">
        <A href={address(props.leaned.game, props.leaned.section)}>
          {`${props.leaned.title}: ${props.leaned.heading}`}
        </A>
      </p>
      <Show when={definition.latest}>
        {other => (
          <For each={props.leaned.blocks}>
            {block => (
              <Part block={block} reading={{ definition: other(), show: () => {} }} within="leaned" />
            )}
          </For>
        )}
      </Show>
    </section>
  )
}

const only = <K extends Block['kind']>(block: Block, kind: K): Extract<Block, { kind: K }> | undefined =>
  block.kind === kind ? (block as Extract<Block, { kind: K }>) : undefined

function Part(props: {
  readonly block: Block
  readonly reading: Reading
  readonly within: 'text' | 'leaned'
}): JSX.Element {
  return (
    <Switch>
      <Match when={only(props.block, 'heading')}>
        {heading => (
          <Show when={props.within === 'text'} fallback={<h4>{heading().text}</h4>}>
            <h3 id={heading().id ? `rule-${heading().id}` : undefined} tabindex="-1">
              {heading().text}
            </h3>
          </Show>
        )}
      </Match>
      <Match when={only(props.block, 'paragraph')}>
        {paragraph => (
          <p>
            <Spans spans={paragraph().spans} reading={props.reading} />
          </p>
        )}
      </Match>
      <Match when={only(props.block, 'list')}>
        {list => {
          const items = () => (
            <For each={list().items}>
              {item => (
                <li>
                  <Spans spans={item} reading={props.reading} />
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
                        <Spans spans={cell} reading={props.reading} />
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
                            <Spans spans={cell} reading={props.reading} />
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
        {diagram => <Diagram definition={props.reading.definition} json={diagram().json} />}
      </Match>
      <Match when={only(props.block, 'task')}>
        {task => (
          <TaskBoard definition={props.reading.definition} json={task().json} onRule={props.reading.show} />
        )}
      </Match>
      <Match when={only(props.block, 'leaned')}>{leaned => <LeanedSection leaned={leaned()} />}</Match>
    </Switch>
  )
}

/** Some blocks of a game's rules by themselves; links lead to the page of the rules. */
export const RulesBlocks = (props: {
  readonly definition: GameDefinition
  readonly blocks: readonly Block[]
}): JSX.Element => (
  <div class="rules-text">
    <For each={props.blocks}>
      {block => (
        <Part
          block={block}
          reading={{
            definition: props.definition,
            show: section => navigate(address(props.definition.id, section)),
          }}
          within="text"
        />
      )}
    </For>
  </div>
)

interface RulesTextProps {
  readonly definition: GameDefinition
  /** The paragraph to open at; a new object asks for it again. */
  readonly paragraph: { readonly id: string } | undefined
}

/** The rules for people in the language spoken now, with diagrams drawn and tasks to try. */
export function RulesText(props: RulesTextProps): JSX.Element {
  const [rules] = createResource(
    () => ({ game: props.definition, language: language() }),
    ({ game, language }) => loadRules(game.id, language),
  )
  let box: HTMLDivElement | undefined
  const blocks = () => {
    const read = rules.latest
    return read?.ok ? read.value.filter(block => block.kind !== 'heading' || block.level > 1) : []
  }
  const show = (section: string) => {
    const heading = box?.querySelector<HTMLElement>(`#rule-${CSS.escape(section)}`)
    for (const marked of box?.querySelectorAll('.sought') ?? []) marked.classList.remove('sought')
    heading?.classList.add('sought')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  createEffect(
    on([() => props.paragraph, blocks], ([paragraph]) => {
      if (paragraph) show(paragraph.id)
    }),
  )
  return (
    <div class="rules-text" ref={element => (box = element)}>
      <Show when={rules.latest?.ok === false && rules.latest}>{failed => <p>{say(failed().why)}</p>}</Show>
      <Show when={rules.latest} fallback={<p class="muted">{t().loading}</p>}>
        <For each={blocks()}>
          {block => <Part block={block} reading={{ definition: props.definition, show }} within="text" />}
        </For>
      </Show>
    </div>
  )
}
