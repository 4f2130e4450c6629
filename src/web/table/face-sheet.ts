import type { Face, Table } from '../../table/index.ts'

export const keyOf = (face: Face): string =>
  face.kind === 'picture'
    ? `picture ${face.picture}`
    : `${face.art} ${face.art.startsWith('deck-') ? face.height / face.width : ''} ${face.tint} ${face.text ?? ''} ${face.cells?.join(' ') ?? ''} ${face.glyph ?? ''} ${JSON.stringify(face.drawing ?? '')}`

// The drawings come with the first piece that needs one: an empty table is there sooner.
let faces: typeof import('./faces.ts') | undefined
const loadFaces = async (): Promise<typeof import('./faces.ts')> => (faces ??= await import('./faces.ts'))

/**
 * One style rule for each face, so that five hundred pieces share a handful of pictures and no element carries one.
 */
export class FaceSheet {
  private readonly sheet = new CSSStyleSheet()
  private readonly names = new Map<string, string>()

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet]
  }

  classOf(pictures: Table['pictures'], face: Face): string {
    const data = face.kind === 'picture' ? pictures[face.picture]?.data : undefined
    // A picture replaced by another under the same name is another picture.
    const key = `${keyOf(face)} ${data?.length ?? ''}`
    const known = this.names.get(key)
    if (known) return known
    const name = `jf${this.names.size}`
    this.names.set(key, name)
    if (face.kind === 'picture') {
      this.rule(name, data, [0, 0])
      if (data) void this.edgeLater(name, data)
    } else if (faces && !faces.arriving(face))
      this.rule(name, faces.faceAddress(pictures, face), faces.overhang(face))
    else void this.drawLater(name, pictures, face)
    return name
  }

  private async drawLater(name: string, pictures: Table['pictures'], face: Face): Promise<void> {
    const art = await loadFaces()
    await art.arriving(face)
    this.rule(name, art.faceAddress(pictures, face), art.overhang(face))
  }

  /** An own picture that fills its rectangle is a card or tile: it has an edge, so that those of a pile are told apart. */
  private async edgeLater(name: string, data: string): Promise<void> {
    const { isOpaque } = await import('./opaque.ts')
    if (await isOpaque(data).catch(() => false))
      this.sheet.insertRule(`.${name}::before { box-shadow: inset 0 0 0 1px #fff7, 1px 2px 3px #0006 }`)
  }

  private rule(name: string, address: string | undefined, [across, down]: readonly [number, number]): void {
    if (address)
      this.sheet.insertRule(
        `.${name}::before { inset: ${-down * 100}% ${-across * 100}%; background-image: url("${address}") }`,
      )
  }

  dispose(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.sheet)
  }
}
