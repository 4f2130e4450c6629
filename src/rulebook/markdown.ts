import type { Json } from '../engine/index.ts'

/** The few signs the rules for people use (CONTRIBUTING.md), read into blocks. Text stays text: nothing here makes HTML. */
export interface Span {
  readonly text: string
  readonly style: 'plain' | 'bold' | 'italic' | 'code' | 'link'
  /** Where a link leads; without a game it stays in this text. */
  readonly to?: Target
}
/** A game's text, or one section of it. */
export interface Target {
  readonly game?: string
  readonly section?: string
}
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id?: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: 'diagram'; readonly json: Json | undefined }
  | { readonly kind: 'task'; readonly json: Json | undefined }
  /** `{{game#section}}`: what another game's section says comes here. */
  | { readonly kind: 'lean'; readonly game: string; readonly section: string }
  | Leaned
/** A lean carried out (leaning.ts): the other section with its name and the title of its game. */
export interface Leaned {
  readonly kind: 'leaned'
  readonly game: string
  readonly section: string
  readonly title: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

const TARGET = '([a-z0-9-]*)(?:#([a-z0-9-]+))?'
const LINK = new RegExp(`^\\[([^\\]]+)\\]\\(${TARGET}\\)$`)
const LEAN = /^\{\{([a-z0-9-]+)#([a-z0-9-]+)\}\}$/
const FENCE = /^```(diagram|task)?$/

const readLink = (part: string): Span | undefined => {
  const link = LINK.exec(part)
  if (!link) return undefined
  const [, text = '', game, section] = link
  return { style: 'link', text, to: { ...(game ? { game } : {}), ...(section ? { section } : {}) } }
}

export const readSpans = (text: string): Span[] =>
  text
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([a-z0-9#-]+\))/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('**') && part.length > 4) return { style: 'bold', text: part.slice(2, -2) }
      if (part.startsWith('`') && part.length > 2) return { style: 'code', text: part.slice(1, -1) }
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { style: 'italic', text: part.slice(1, -1) }
      return readLink(part) ?? { style: 'plain', text: part }
    })

const readJson = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/
const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => readSpans(cell.trim()))
const isRule = (line: string) => /^\|[\s:|-]+$/.test(line)

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split(/\r?\n/).map(line => line.trim())
  const starts = (line: string) => line === '' || /^(#{1,4}\s|```|\||\{\{)/.test(line) || ITEM.test(line)
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!
    const heading = /^(#{1,4})\s+(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/.exec(line)
    const lean = LEAN.exec(line)
    const from = i++
    if (line === '') continue
    if (heading) {
      const [, signs = '', words = '', id] = heading
      blocks.push({ kind: 'heading', level: signs.length, text: words, ...(id ? { id } : {}) })
    } else if (FENCE.test(line)) {
      while (i < lines.length && lines[i] !== '```') i++
      const kind = line === '```task' ? 'task' : 'diagram'
      blocks.push({ kind, json: readJson(lines.slice(from + 1, i++).join('\n')) })
    } else if (lean) {
      blocks.push({ kind: 'lean', game: lean[1]!, section: lean[2]! })
    } else if (line.startsWith('|')) {
      while (i < lines.length && lines[i]!.startsWith('|')) i++
      const rows = lines.slice(from, i).filter(row => !isRule(row))
      blocks.push({ kind: 'table', rows: rows.map(cellsOf) })
    } else if (ITEM.test(line)) {
      const items: string[] = []
      for (i = from; i < lines.length && lines[i] !== ''; i++) {
        const item = ITEM.exec(lines[i]!)
        if (item) items.push(item[2]!)
        else if (starts(lines[i]!)) break
        else items.push(`${items.pop()!} ${lines[i]!}`)
      }
      blocks.push({ kind: 'list', ordered: /^\d/.test(line), items: items.map(readSpans) })
    } else {
      while (i < lines.length && !starts(lines[i]!)) i++
      blocks.push({ kind: 'paragraph', spans: readSpans(lines.slice(from, i).join(' ')) })
    }
  }
  return blocks
}
