import { createMemo, Show, type JSX } from 'solid-js'
import { BoardView } from '../../board/BoardView.tsx'
import type { Json } from '../../engine/index.ts'
import { materialOf, type GameDefinition } from '../../kit/index.ts'
import { chosenFinish } from '../settings/looks.ts'
import { readDiagram } from '../../rulebook/index.ts'
import { language } from '../text/text.ts'

/** A position of the rules as a picture. */
export function Diagram(props: {
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
              material={chosenFinish(materialOf(props.definition))}
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
