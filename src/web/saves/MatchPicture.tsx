import { createEffect, createSignal, Show, type JSX } from 'solid-js'
import type { Json, Options } from '../../engine/index.ts'
import { language } from '../text/text.ts'
import { GamePicture } from '../shell/GamePicture.tsx'

interface MatchPictureProps {
  readonly game: string
  /** The position as JSON; without it (secrets, old saves) the game's own picture stands. */
  readonly position: string | undefined
  readonly options: Options
}

async function draw(props: MatchPictureProps, words: 'hu' | 'en'): Promise<string | undefined> {
  if (props.position === undefined) return undefined
  const [{ readPosition }, { checkOptions, loadGame }] = await Promise.all([
    import('../../engine/index.ts'),
    import('../store/game-loading.ts'),
  ])
  const loaded = await loadGame(props.game)
  if (!loaded.ok || !checkOptions(loaded.value, props.options).ok) return undefined
  const [{ picture }, { pageColours }, { artsFor }] = await Promise.all([
    import('../../board/picture.ts'),
    import('../../board/colours.ts'),
    import('../../board/arts.ts'),
    // The colours of boards and pieces come with the first picture.
    import('../../board/board.css'),
    loaded.value.load?.(props.options),
  ])
  try {
    const game = loaded.value.make(props.options)
    const read = readPosition(game, JSON.parse(props.position) as Json)
    if (!read.ok) return undefined
    const prefix = `match-${crypto.randomUUID()}`
    const scene = game.scene(read.value)
    await artsFor(scene)
    return picture(game.board, scene, pageColours, {
      language: words,
      coordinates: 'hidden',
      prefix,
    })
  } catch {
    return undefined
  }
}

/** A small picture of a match as it stands now. */
export function MatchPicture(props: MatchPictureProps): JSX.Element {
  const [drawn, setDrawn] = createSignal<string>()
  // No resource: a page that is being left does not wait for its pictures.
  createEffect(() => {
    const { game, position, options } = props
    void draw({ game, position, options }, language()).then(setDrawn)
  })
  return (
    <Show when={drawn()} fallback={<GamePicture game={props.game} alt="" />}>
      {svg => <div class="game-picture jv-board match-picture" aria-hidden="true" innerHTML={svg()} />}
    </Show>
  )
}
