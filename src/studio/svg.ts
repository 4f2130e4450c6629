import { short, type Drawn, type Window } from './drawing.ts'

/** The drawing as SVG elements. Ids of clips are numbered within one picture. */
export function svgOf(drawn: readonly Drawn[], prefix = 'c'): string {
  let clips = 0
  const one = (node: Drawn): string => {
    switch (node.type) {
      case 'path': {
        const stroke = node.stroke
          ? ` stroke="${node.stroke}" stroke-width="${short(node.width ?? 0.2)}" stroke-linejoin="round" stroke-linecap="round"`
          : ''
        return `<path d="${node.d}" fill="${node.fill ?? 'none'}"${stroke}/>`
      }
      case 'group': {
        const matrix = node.matrix
          ? ` transform="matrix(${node.matrix.map(v => Math.round(v * 1e6) / 1e6).join(' ')})"`
          : ''
        const inside = node.children.map(one).join('')
        if (node.clip === undefined) return matrix ? `<g${matrix}>${inside}</g>` : inside
        const id = `${prefix}${clips++}`
        return `<clipPath id="${id}"><path d="${node.clip}"${matrix}/></clipPath><g clip-path="url(#${id})"><g${matrix}>${inside}</g></g>`
      }
      case 'picture': {
        const { x, y, w, h, picture } = node
        return `<image x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" preserveAspectRatio="xMidYMid slice" href="${picture.data}"/>`
      }
      default: {
        const never: never = node
        return never
      }
    }
  }
  return drawn.map(one).join('')
}

export type { Window }

/** A whole picture, in millimetres. */
export const svgPicture = (drawn: readonly Drawn[], { x, y, w, h }: Window, prefix = 'c'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${short(w)}mm" height="${short(h)}mm" viewBox="${short(x)} ${short(y)} ${short(w)} ${short(h)}">${svgOf(drawn, prefix)}</svg>`
