import { short, type Matrix } from './drawing.ts'

/** Path data taken apart: absolute moves, lines and cubic curves only, which is what PDF knows. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

const READ = new Map<string, readonly Segment[]>()

export function segmentsOf(d: string): readonly Segment[] {
  let segments = READ.get(d)
  if (!segments) {
    segments = read(d)
    if (READ.size > 4000) READ.clear()
    READ.set(d, segments)
  }
  return segments
}

function read(d: string): readonly Segment[] {
  const out: Segment[] = []
  const tokens = d.match(/[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []
  let i = 0
  let command = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let controlX = 0
  let controlY = 0
  let before = ''
  const number = () => {
    const token = tokens[i++]
    if (token === undefined || /[A-Za-z]/.test(token)) throw new Error(`broken path data: ${d.slice(0, 60)}`)
    return Number(token)
  }
  const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
    out.push(['C', x1, y1, x2, y2, toX, toY])
    x = toX
    y = toY
  }
  const quadratic = (cx: number, cy: number, toX: number, toY: number) => {
    controlX = cx
    controlY = cy
    curve(
      x + (2 / 3) * (cx - x),
      y + (2 / 3) * (cy - y),
      toX + (2 / 3) * (cx - toX),
      toY + (2 / 3) * (cy - toY),
      toX,
      toY,
    )
  }
  while (i < tokens.length) {
    if (/[A-Za-z]/.test(tokens[i]!)) command = tokens[i++]!
    else if (command === 'M') command = 'L'
    else if (command === 'm') command = 'l'
    const upper = command.toUpperCase()
    const dx = command === upper ? 0 : x
    const dy = command === upper ? 0 : y
    switch (upper) {
      case 'M':
      case 'L':
        x = number() + dx
        y = number() + dy
        if (upper === 'M') [startX, startY] = [x, y]
        out.push([upper, x, y])
        break
      case 'H':
        x = number() + dx
        out.push(['L', x, y])
        break
      case 'V':
        y = number() + dy
        out.push(['L', x, y])
        break
      case 'C':
      case 'S': {
        let x1 = x
        let y1 = y
        if (upper === 'C') [x1, y1] = [number() + dx, number() + dy]
        else if (before === 'C' || before === 'S') [x1, y1] = [2 * x - controlX, 2 * y - controlY]
        controlX = number() + dx
        controlY = number() + dy
        curve(x1, y1, controlX, controlY, number() + dx, number() + dy)
        break
      }
      case 'Q':
        quadratic(number() + dx, number() + dy, number() + dx, number() + dy)
        break
      case 'T': {
        const smooth = before === 'Q' || before === 'T'
        quadratic(smooth ? 2 * x - controlX : x, smooth ? 2 * y - controlY : y, number() + dx, number() + dy)
        break
      }
      case 'Z':
        out.push(['Z'])
        x = startX
        y = startY
        break
      default:
        throw new Error(`path data has the command "${command}"`)
    }
    before = upper
  }
  return out
}

export function transformed(d: string, [a, b, c, e, f, g]: Matrix): string {
  const px = (x: number, y: number) => `${short(a * x + c * y + f)} ${short(b * x + e * y + g)}`
  return segmentsOf(d)
    .map(segment => {
      if (segment[0] === 'Z') return 'Z'
      if (segment[0] === 'C')
        return `C${px(segment[1], segment[2])} ${px(segment[3], segment[4])} ${px(segment[5], segment[6])}`
      return `${segment[0]}${px(segment[1], segment[2])}`
    })
    .join('')
}

/** The outline as closed polygons, curves cut into a few chords: for asking what lies where. */
export function polygonsOf(d: string): Polygons {
  let polygons = CUT.get(d)
  if (!polygons) {
    polygons = cut(d)
    if (CUT.size > 8000) CUT.clear()
    CUT.set(d, polygons)
  }
  return polygons
}

type Polygons = readonly (readonly (readonly [number, number])[])[]
const CUT = new Map<string, Polygons>()

function cut(d: string): Polygons {
  const polygons: [number, number][][] = []
  let x = 0
  let y = 0
  for (const segment of segmentsOf(d)) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'M' || polygons.length === 0) polygons.push([])
    const points = polygons.at(-1)!
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x3, y3] = segment
      for (let k = 1; k <= 6; k++) {
        const t = k / 6
        const u = 1 - t
        points.push([
          u * u * u * x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
          u * u * u * y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
        ])
      }
      ;[x, y] = [x3, y3]
    } else {
      ;[, x, y] = segment
      points.push([x, y])
    }
  }
  return polygons
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxOf(d: string): Box | undefined {
  let box: Box | undefined
  for (const polygon of polygonsOf(d))
    for (const [x, y] of polygon)
      box = box
        ? {
            left: Math.min(box.left, x),
            top: Math.min(box.top, y),
            right: Math.max(box.right, x),
            bottom: Math.max(box.bottom, y),
          }
        : { left: x, top: y, right: x, bottom: y }
  return box
}
