import { artsFor } from '../../../board/arts.ts'
import { escape, FONT, round } from '../../../board/art/brush.ts'
import type { Colours } from '../../../board/colours.ts'
import { plainColours } from '../../../board/palette.ts'
import { picture, type Below } from '../../../board/picture.ts'
import { trayRows } from '../../../board/tray-rows.ts'
import { CHANCE, isTime, type Point } from '../../../engine/index.ts'
import { materialOf, type Scene } from '../../../kit/index.ts'
import type { Film } from '../../film/gif.ts'
import { momentsOf } from '../../film/moments.ts'
import { settings } from '../../settings/settings.ts'
import { language, say } from '../../text/text.ts'
import { tellOutcome } from '../outcome-words.ts'
import type { PlayParts } from '../play-parts.ts'

/** A moment of a match as it is drawn: what lies where, what was done last, and the words below. */
interface Shot {
  readonly scene: Scene
  readonly last: readonly Point[]
  readonly words: string
}

/** A drawing with its size in cells. */
interface Drawn {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The longer side of a frame and of a single picture, in pixels. */
const FRAME = 600
const PICTURE = 1200
/** So many moments are measured to find out how much room the film needs. */
const MEASURED = 8
/** Longer captions would run out of the picture. */
const LONGEST = 64

const PREFIX = 'film'

/** Pictures of a match for files, in the colours of the day whatever theme the page has. */
export function createMatchFilm(parts: PlayParts, flipped: () => boolean) {
  const { session, viewpoint, writing } = parts
  const { game, definition } = session
  const material = materialOf(definition)
  const colours = plainColours('light', material)
  const title = () => say(definition.title)

  const draw = async ({ scene, last, words }: Shot): Promise<Drawn> => {
    await artsFor(scene, material)
    let size = [1, 1]
    const svg = picture(
      game.board,
      scene,
      colours,
      {
        material,
        language: language(),
        flipped: flipped(),
        coordinates: settings().coordinates,
        last,
        prefix: PREFIX,
        width: PICTURE,
      },
      frame => {
        const [x, y, w, h] = frame.view
        const caption = captionBelow({ x, y: y + h, w }, words, title(), colours)
        const rows = trayRows(scene, { ...frame, view: [x, y, w, h + caption.high] }, colours, {
          prefix: PREFIX,
          language: language(),
        })
        size = [w, h + caption.high + rows.high]
        return { markup: caption.markup + rows.markup, high: caption.high + rows.high }
      },
    )
    return { svg, width: size[0]!, height: size[1]! }
  }

  /** What a moment's caption says: the last decision, the outcome at the end, and before all who plays. */
  const wordsAt = (at: number): string => {
    const outcome = session.outcome()
    if (outcome && at === session.match().at) {
      const { title: verdict, reason } = tellOutcome(game, outcome)
      return `${verdict} – ${reason}`
    }
    return writing.lines()?.find(line => line.index === at - 1)?.text ?? ''
  }
  /** Only matches without secrets have films, so every move may be seen. */
  const shotAt = (at: number): Shot => {
    const match = session.match()
    let last: readonly Point[] = []
    for (let i = at - 1; i >= 0 && last.length === 0; i--) {
      const m = match.moveAt(i)
      if (m === undefined || match.moverAt(i) === CHANCE || isTime(match.log[i])) continue
      const before = match.positionAt(i)
      last = game.trail?.(before, m) ?? game.points(before, m)
    }
    return { scene: game.scene(match.positionAt(at)), last, words: wordsAt(at) }
  }

  return {
    /** What is seen now. */
    async picture(): Promise<Blob> {
      await writing.need()
      const drawn = await draw({
        scene: viewpoint.scene(),
        last: viewpoint.last(),
        words: wordsAt(viewpoint.at()),
      })
      const scale = PICTURE / Math.max(drawn.width, drawn.height)
      const canvas = new OffscreenCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale))
      const context = canvas.getContext('2d')
      if (!context) throw new Error('this browser cannot paint')
      await paint(context, drawn, colours.board('cloth'))
      return canvas.convertToBlob({ type: 'image/png' })
    },
    /** The whole match from its beginning to where it stands. */
    async film(): Promise<Film> {
      await writing.need()
      const match = session.match()
      const all = [
        0,
        ...Array.from({ length: match.at }, (_, i) => i + 1).filter(at => !isTime(match.log[at - 1])),
      ]
      const moments = momentsOf(all.length - 1).map(i => all[i]!)
      const measured: Drawn[] = []
      for (let i = 0; i < moments.length; i += Math.ceil(moments.length / MEASURED)) {
        measured.push(await draw(shotAt(moments[i]!)))
        // The page is drawn in between.
        await new Promise(resolve => setTimeout(resolve))
      }
      measured.push(await draw(shotAt(moments.at(-1)!)))
      const width = Math.max(...measured.map(each => each.width))
      const height = Math.max(...measured.map(each => (each.height * width) / each.width))
      const scale = FRAME / Math.max(width, height)
      return {
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        frames: moments.length,
        paint: async (context, frame) =>
          paint(context, await draw(shotAt(moments[frame]!)), colours.board('cloth')),
      }
    },
  }
}

function captionBelow(
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
  words: string,
  title: string,
  colours: Colours,
): Below {
  const size = w / 26
  const high = size * 1.9
  const told = words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
  const line = (text: string, at: number, anchor: 'start' | 'end', weight: number) =>
    `<text x="${round(at)}" y="${round(y + size * 1.3)}" font-family="${FONT}" font-size="${round(size)}" font-weight="${weight}" text-anchor="${anchor}" fill="${colours.board('tray-ink')}">${escape(text)}</text>`
  const named = told.length + title.length < LONGEST * 0.7 ? line(title, x + w - size * 0.4, 'end', 400) : ''
  // Ink is read on paper, whatever the cloth.
  const paper = `<path d="M${round(x)} ${round(y)}h${round(w)}v${round(high)}h${round(-w)}Z" fill="${colours.board('tray')}"/>`
  return { markup: paper + line(told, x + size * 0.4, 'start', 600) + named, high }
}

/** Paints a drawing on the whole canvas, from its top. */
async function paint(
  context: OffscreenCanvasRenderingContext2D,
  { svg, width, height }: Drawn,
  ground: string,
): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { canvas } = context
    const scale = Math.min(canvas.width / width, canvas.height / height)
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, (canvas.width - width * scale) / 2, 0, width * scale, height * scale)
  } finally {
    URL.revokeObjectURL(address)
  }
}
