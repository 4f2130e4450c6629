// The page that measure.ts times: one board of 400 pieces, drawn when asked.
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { BoardView } from '../../src/board/index.ts'
import type { Scene } from '../../src/kit/index.ts'
import { stones } from './synthetic.ts'

let change: (to: Scene) => void = () => {}
let shown = stones(0)

/** Draws the board and returns the milliseconds of script and layout. */
window.draw = (art, count) => {
  shown = stones(count, art)
  const { board } = shown
  const [scene, setScene] = createSignal(shown.scene)
  change = setScene
  const cells = [...new Set(shown.scene.placed.map(each => each.cell))]
  const targets = cells.map(point => ({ point, kind: 'start' as const }))
  const app = document.getElementById('app')!
  const from = performance.now()
  render(
    () => (
      <BoardView
        board={board}
        scene={scene()}
        language="en"
        flipped={false}
        coordinates="shown"
        targets={targets}
        chosen={[]}
        last={[]}
        mode="live"
        onPoint={() => {}}
      />
    ),
    app,
  )
  app.getBoundingClientRect()
  return performance.now() - from
}

/** Moves many pieces at once; returns the milliseconds of script. */
window.apply = moves => {
  const { placed } = shown.scene
  const size = shown.board.size
  const from = performance.now()
  change({
    ...shown.scene,
    placed: placed.map((each, i) => (i < moves ? { ...each, cell: (each.cell + 1) % size } : each)),
  })
  return performance.now() - from
}
