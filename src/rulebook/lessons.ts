import type { Words } from '../engine/index.ts'
import type { Block, Span } from './markdown.ts'
import type { Effect, MoveStory } from './move-effects.ts'

/** A part of the rules that is told when it is first needed: a section, or one item of a list in it. */
export interface Lesson {
  /** The section, and the number of the item in it: the same in both languages. */
  readonly id: string
  readonly section: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

interface Section {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** Where a text tells of an effect: sections by their id, and words that items begin with. */
const TELLS: Readonly<Record<Effect, { sections: string; hu: RegExp; en: RegExp }>> = {
  beside: { sections: 'passing', hu: /^en passant/, en: /^en passant/ },
  takes: {
    sections: 'capture attack fights explosion shooting sinking rows bar trap monkey enclosing',
    hu: /^(üt|levé|elfog|leszed|fogá|ledön)/,
    en: /^(captur|taking|takes|topp)/,
  },
  turns: { sections: 'capture convert', hu: /^(átford|átszín)/, en: /^(turn|flip|convert)/ },
  promotes: { sections: 'promotion king kings', hu: /^(előlép|koron|átváltoz)/, en: /^(promot|crown)/ },
  together: { sections: 'castling push', hu: /^(sánc|lök|tol)/, en: /^(castl|push|shift)/ },
  joins: { sections: 'links fences', hu: /^(kerít|léc)/, en: /^(link|fence)/ },
  puts: {
    sections: 'drops entering placing lerakas pods base building shot',
    hu: /^(lerak|letét|betesz|letesz|oszt|első szakasz)/,
    en: /^(plac|putting|drop|grow|divid|split|first)/,
  },
  leaves: { sections: 'off squares home', hu: /^(levétel|kivitel)/, en: /^(bearing|taking off)/ },
  jumps: { sections: 'jumps raise', hu: /^ugr/, en: /^(jump|hop|leap|fly)/ },
  walks: { sections: 'steps', hu: /^(lépés|lépte|mozg|második szakasz)/, en: /^(mov|step|second)/ },
}

/** Sections that tell of the game as a whole; no single move leads to them. */
const GENERAL = ['board', 'pieces', 'setup', 'goal', 'moves', 'end', 'variants']

function sectionsOf(blocks: readonly Block[]): Section[] {
  const found: { id: string; heading: string; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      found.push({ id: block.id ?? '', heading: block.text, blocks: [] })
    else found.at(-1)?.blocks.push(block)
  }
  return found
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[.:,;!?()„”"“]/g, ' ')
    .trim()

/** The bold words an item begins with. */
const headOf = (item: readonly Span[]): string | undefined =>
  item[0]?.style === 'bold' ? plain(item[0].text) : undefined

interface Item {
  readonly section: Section
  readonly n: number
  readonly head: string
  readonly block: Block
}

/** Everything in the text that begins with bold words: items of lists and paragraphs, of other games too. */
const itemsOf = (section: Section): Item[] =>
  headedOf(section.blocks).map((item, n) => ({ ...item, section, n }))

function headedOf(blocks: readonly Block[]): Pick<Item, 'head' | 'block'>[] {
  return blocks.flatMap((block): Pick<Item, 'head' | 'block'>[] => {
    if (block.kind === 'leaned')
      return headedOf(block.blocks).map(item => ({ ...item, block: { ...block, blocks: [item.block] } }))
    // Each row of a table is about what its first cell names; the row that heads the table comes along.
    if (block.kind === 'table')
      return block.rows.slice(1).map(row => ({
        head: plain((row[0] ?? []).map(({ text }) => text).join('')),
        block: { ...block, rows: [block.rows[0] ?? [], row] },
      }))
    const lines = block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.spans] : []
    return lines.flatMap(spans => {
      const head = headOf(spans)
      return head === undefined ? [] : [{ head, block: { kind: 'paragraph', spans } as const }]
    })
  })
}

/** What a section says in words, without pictures and tasks. */
const toldIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'diagram' || block.kind === 'task') return []
    return block.kind === 'leaned' ? [{ ...block, blocks: toldIn(block.blocks) }] : [block]
  })

/** What stands in a section besides the items with a head of their own. */
const leadOf = (blocks: readonly Block[]): Block[] =>
  toldIn(blocks).flatMap((block): Block[] => {
    if (block.kind === 'leaned') {
      const inner = leadOf(block.blocks)
      return inner.length > 0 ? [{ ...block, blocks: inner }] : []
    }
    if (block.kind === 'paragraph') return headOf(block.spans) === undefined ? [block] : []
    if (block.kind !== 'list') return block.kind === 'table' ? [] : [block]
    const items = block.items.filter(item => headOf(item) === undefined)
    return items.length > 0 ? [{ ...block, items }] : []
  })

const wholeOf = ({ id, heading, blocks }: Section): Lesson => ({
  id,
  section: id,
  heading,
  blocks: toldIn(blocks),
})

const ofItem = ({ section, n, block }: Item): Lesson => ({
  id: `${section.id}/${n}`,
  section: section.id,
  heading: section.heading,
  blocks: [block],
})

/** Shorter words are names only as a whole. */
const SHORT = 3

/** Whether the head of an item names this piece: every word of its name begins a word of the head, or the other way round. */
function names(head: string, piece: string): boolean {
  const words = plain(piece).split(/\s+/)
  const heads = head.split(/[\s,/]+/)
  const alike = (a: string, b: string) => a === b || (b.length >= SHORT && a.startsWith(b))
  const fits = (word: string) => heads.some(each => alike(each, word) || alike(word, each))
  return heads.length <= 4 && words.every(fits)
}

/** How many letters make two words one: Hungarian words change at their end. */
const STEM = 4

/** The words around a move: of a button pressed for it, and of what was wanted. */
export interface Said {
  readonly button?: Words | undefined
  readonly prompt?: Words | undefined
}

/** The lessons of a text, in one language. */
export class Lessons {
  private readonly sections: readonly Section[]
  private readonly items: readonly Item[]
  private readonly language: 'hu' | 'en'

  constructor(blocks: readonly Block[], language: 'hu' | 'en') {
    this.language = language
    this.sections = sectionsOf(blocks)
    const skipped = ['variants', 'end', 'setup', 'goal']
    this.items = this.sections.filter(({ id }) => !skipped.includes(id)).flatMap(each => itemsOf(each))
  }

  /** Before the first move: what one wants, and how one moves at all. */
  first(): Lesson[] {
    const goal = this.section('goal') ?? this.section('end')
    const moves = this.section('moves')
    const lead = moves ? leadOf(moves.blocks) : []
    return [
      ...(goal ? [wholeOf(goal)] : []),
      ...(moves && lead.length > 0 ? [{ ...wholeOf(moves), blocks: lead }] : []),
    ]
  }

  /** What the rules say of a move that did this. */
  of(story: MoveStory, said: Said = {}): Lesson[] {
    const found = [
      // What comes on the board is told of when it moves: an army is set up without a lesson on every rank.
      ...(story.piece && !story.effects.includes('puts') ? this.named(story.piece[this.language]) : []),
      ...story.effects.flatMap(effect => this.telling(effect) ?? []),
      ...(said.button ? this.headed(said.button[this.language]) : []),
      ...(said.prompt ? this.headed(said.prompt[this.language]) : []),
    ]
    const once = found.filter((each, i) => found.findIndex(({ id }) => id === each.id) === i)
    if (once.length > 0) return once
    const moves = this.section('moves')
    return moves && leadOf(moves.blocks).length === 0 ? [wholeOf(moves)] : this.first().slice(-1)
  }

  /** Sections that forbid something now, by the ids that reasons name. */
  about(ids: readonly string[]): Lesson[] {
    return ids
      .filter(id => !GENERAL.includes(id))
      .flatMap(id => this.section(id) ?? [])
      .map(wholeOf)
  }

  private section(id: string): Section | undefined {
    return this.sections.find(each => each.id === id)
  }

  private named(name: string): Lesson[] {
    const item = this.items.find(({ head }) => names(head, name))
    if (item) return [ofItem(item)]
    return this.sections
      .filter(({ id, heading }) => !GENERAL.includes(id) && plain(heading) === plain(name))
      .map(wholeOf)
  }

  /** Sections whose heading begins as a word of a button or a prompt does. */
  private headed(words: string): Lesson[] {
    const said = plain(words).split(/\s+/)
    const isSaid = (heading: string) =>
      plain(heading)
        .split(/\s+/)
        .some(word => word.length >= STEM && said.some(each => each.startsWith(word.slice(0, STEM))))
    return this.sections.filter(({ id, heading }) => !GENERAL.includes(id) && isSaid(heading)).map(wholeOf)
  }

  private telling(effect: Effect): Lesson | undefined {
    const { sections, [this.language]: words } = TELLS[effect]
    const byId = sections.split(' ').flatMap(id => this.section(id) ?? [])[0]
    if (byId) return wholeOf(byId)
    // The rows of tables are about pieces.
    const item = this.items.find(({ head, block }) => block.kind !== 'table' && words.test(head))
    return item && ofItem(item)
  }
}
