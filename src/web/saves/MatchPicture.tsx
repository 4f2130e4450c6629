import { createEffect, createSignal, Show, type JSX } from 'solid-js'
import type { Material } from '../../kit/index.ts'
import type { Json, Options } from '../../engine/index.ts'
import { language } from '../text/text.ts'
import { GamePicture } from '../shell/GamePicture.tsx'

interface MatchPictureProps {
  readonly game: string
  /** The position as JSON; without it (secrets, old saves) the game's own picture stands. */
  readonly position: string | undefined
  readonly options: Options
}

interface Drawn {
  readonly svg: string
  readonly material: Material
}

async function draw(props: MatchPictureProps, words: 'hu' | 'en'): Promise<Drawn | undefined> {
  if (props.position === undefined) return undefined
  const [{ readPosition }, { checkOptions, loadGame }] = await Promise.all([
    import('../../engine/index.ts'),
    import('../store/game-loading.ts'),
  ])
  const loaded = await loadGame(props.game)
  if (!loaded.ok || !checkOptions(loaded.value, props.options).ok) return undefined
  const [{ picture }, { pageColours }, { artsFor }, { materialOf }] = await Promise.all([
    import('../../board/picture.ts'),
    import('../../board/colours.ts'),
    import('../../board/arts.ts'),
    import('../../kit/material.ts'),
    // The colours of boards and pieces come with the first picture.
    import('../../board/board.css'),
    import('../../board/materials/materials.css'),
    loaded.value.load?.(props.options),
  ])
  const game = loaded.value.make(props.options)
  const read = readPosition(game, JSON.parse(props.position) as Json)
  if (!read.ok) return undefined
  const prefix = `match-${crypto.randomUUID()}`
  const scene = game.scene(read.value)
  const material = materialOf(loaded.value)
  await artsFor(scene, material)
  const svg = picture(game.board, scene, pageColours, {
    language: words,
    material,
    coordinates: 'hidden',
    prefix,
  })
  return { svg, material }
}

/** A small picture of a match as it stands now. */
export function MatchPicture(props: MatchPictureProps): JSX.Element {
  const [drawn, setDrawn] = createSignal<Drawn>()
  // No resource: a page that is being left does not wait for its pictures.
  createEffect(() => {
    const { game, position, options } = props
    // Without a network, or with a position nobody can read, the game's own picture stands.
    draw({ game, position, options }, language()).then(setDrawn, () => setDrawn())
  })
  return (
    <Show when={drawn()} fallback={<GamePicture game={props.game} alt="" />}>
      {made => (
        <div
          class="game-picture jv-board match-picture"
          data-material={made().material}
          aria-hidden="true"
          innerHTML={made().svg}
        />
      )}
    </Show>
  )
}
