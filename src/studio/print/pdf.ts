/** All that the studio asks of a PDF library: pages with boxes, drawings kept once and placed often, the same bytes twice. */
import {
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFDict,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Drawn, Matrix } from '../drawing.ts'
import type { Window } from '../svg.ts'
import { contentOf, type Colours, type Content } from './content.ts'

const PT = 72 / 25.4
/** The same for every file: the content alone decides the bytes. */
const WHEN = new Date(Date.UTC(2026, 0, 1))

export interface PageBoxes {
  readonly w: number
  readonly h: number
  /** Where the card lies on the page, when it is trimmed to it. */
  readonly trim?: Window
  readonly bleed?: Window
}

/** A drawing stored in the file once. */
export interface Stored {
  readonly ref: PDFRef
}

export class Pdf {
  readonly #document: PDFDocument
  readonly #colours: Colours
  readonly #stored = new Map<string, Stored>()
  readonly #images = new Map<string, PDFRef>()
  #hash: [number, number, number, number] = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]

  private constructor(document: PDFDocument, colours: Colours) {
    this.#document = document
    this.#colours = colours
  }

  /** `profile`: of the inks, deflated. */
  static async begin(title: string, colours: Colours, profile?: Uint8Array): Promise<Pdf> {
    const document = await PDFDocument.create({ updateMetadata: false })
    document.setTitle(title)
    document.setProducer('Játékvilág')
    document.setCreator('Játékvilág')
    document.setCreationDate(WHEN)
    document.setModificationDate(WHEN)
    const pdf = new Pdf(document, colours)
    pdf.#mix(title)
    if (colours === 'cmyk') pdf.#intent(profile)
    return pdf
  }

  /**
   * The printing condition by its registered name, and its profile: coated paper by ISO 12647-2 is what card printers use. The file makes no
   * claim to a PDF/X standard, because nothing here can check one.
   */
  #intent(profile: Uint8Array | undefined): void {
    const { context, catalog } = this.#document
    const about = { N: 4, Alternate: 'DeviceCMYK', Filter: 'FlateDecode' }
    const inks = profile && context.register(PDFRawStream.of(context.obj(about), profile))
    const intent = context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: PDFString.of('FOGRA39'),
      OutputCondition: PDFString.of('Coated FOGRA39 (ISO 12647-2:2004)'),
      RegistryName: PDFString.of('http://www.color.org'),
      Info: PDFString.of('Coated FOGRA39 (ISO 12647-2:2004)'),
      ...(inks ? { DestOutputProfile: inks } : {}),
    })
    catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]))
    const info = context.lookup(context.trailerInfo.Info) as PDFDict
    info.set(PDFName.of('Trapped'), PDFName.of('False'))
  }

  #mix(text: string): void {
    let [a, b, c, d] = this.#hash
    for (let i = 0; i < text.length; i++) {
      const sign = text.charCodeAt(i)
      a = Math.imul(a ^ sign, 0x01000193)
      b = Math.imul(b ^ a, 0x85ebca6b)
      c = Math.imul(c + sign, 0xc2b2ae35) ^ (b >>> 13)
      d = (Math.imul(d, 31) + (a ^ c)) | 0
    }
    this.#hash = [a, b, c, d]
  }

  async #resources(content: Content): Promise<Record<string, PDFRef>> {
    const images: Record<string, PDFRef> = {}
    for (const [name, data] of content.pictures) {
      let ref = this.#images.get(data)
      if (!ref) {
        const image = data.startsWith('data:image/png')
          ? await this.#document.embedPng(data)
          : await this.#document.embedJpg(data)
        ref = image.ref
        this.#images.set(data, ref)
      }
      images[name] = ref
    }
    return images
  }

  /** Keeps a drawing under a key; asked again, gives the one kept. */
  async store(key: string, drawn: () => readonly Drawn[], window: Window): Promise<Stored> {
    const known = this.#stored.get(key)
    if (known) return known
    const content = contentOf(drawn(), this.#colours)
    this.#mix(content.operators)
    const { context } = this.#document
    const { x, y, w, h } = window
    const stream = context.flateStream(content.operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + w, y + h],
      Resources: { XObject: await this.#resources(content) },
    })
    const stored = { ref: context.register(stream) }
    this.#stored.set(key, stored)
    return stored
  }

  page(boxes: PageBoxes): PdfPage {
    return new PdfPage(boxes)
  }

  async add(page: PdfPage): Promise<void> {
    const { boxes } = page
    const made = this.#document.addPage([boxes.w * PT, boxes.h * PT])
    const { context } = this.#document
    const rectangle = ({ x, y, w, h }: Window) =>
      context.obj(
        [x * PT, (boxes.h - y - h) * PT, (x + w) * PT, (boxes.h - y) * PT].map(v =>
          PDFNumber.of(Math.round(v * 1e4) / 1e4),
        ),
      )
    const full = { x: 0, y: 0, w: boxes.w, h: boxes.h }
    made.node.set(PDFName.of('TrimBox'), rectangle(boxes.trim ?? full))
    made.node.set(PDFName.of('BleedBox'), rectangle(boxes.bleed ?? full))
    const used: Record<string, PDFRef> = {}
    const operators = [`${PT} 0 0 ${-PT} 0 ${boxes.h * PT} cm`]
    for (const item of page.items) {
      if ('drawn' in item) {
        const content = contentOf(item.drawn, this.#colours)
        for (const [name, ref] of Object.entries(await this.#resources(content))) used[name] = ref
        operators.push('q', content.operators, 'Q')
        continue
      }
      const name = `Card${item.stored.ref.objectNumber}`
      used[name] = item.stored.ref
      const { x, y, w, h } = item.clip
      operators.push(
        'q',
        `${item.matrix.map(v => Math.round(v * 1e6) / 1e6).join(' ')} cm`,
        `${x} ${y} ${w} ${h} re W n`,
        `/${name} Do`,
        'Q',
      )
    }
    const text = operators.join('\n')
    this.#mix(text)
    made.node.set(PDFName.of('Contents'), context.register(context.flateStream(text)))
    made.node.set(PDFName.of('Resources'), context.obj({ XObject: used }))
  }

  async save(): Promise<Uint8Array> {
    const { context } = this.#document
    const id = PDFHexString.of(this.#hash.map(v => (v >>> 0).toString(16).padStart(8, '0')).join(''))
    context.trailerInfo.ID = context.obj([id, id])
    // A page description of 1.4 has no object streams; print shops ask for it.
    context.header = PDFHeader.forVersion(1, 4)
    return this.#document.save({
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
    })
  }
}

type Item =
  | { readonly stored: Stored; readonly matrix: Matrix; readonly clip: Window }
  | { readonly drawn: readonly Drawn[] }

export class PdfPage {
  readonly boxes: PageBoxes
  readonly items: Item[] = []

  constructor(boxes: PageBoxes) {
    this.boxes = boxes
  }

  /** Places a kept drawing; `clip` is in the drawing's own millimetres. */
  place(stored: Stored, matrix: Matrix, clip: Window): void {
    this.items.push({ stored, matrix, clip })
  }

  draw(drawn: readonly Drawn[]): void {
    if (drawn.length > 0) this.items.push({ drawn })
  }
}
