import type { Json } from '../../engine/index.ts'

/** The few signs the rules for people use (CONTRIBUTING.md), read into blocks. Text stays text: nothing here makes HTML. */
export interface Span {
  readonly text: string
  readonly style: 'plain' | 'bold' | 'italic' | 'code'
}
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id?: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: 'diagram'; readonly json: Json | undefined }

export const readSpans = (text: string): Span[] =>
  text
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('**') && part.length > 4) return { style: 'bold', text: part.slice(2, -2) }
      if (part.startsWith('`') && part.length > 2) return { style: 'code', text: part.slice(1, -1) }
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { style: 'italic', text: part.slice(1, -1) }
      return { style: 'plain', text: part }
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
  const starts = (line: string) => line === '' || /^(#{1,4}\s|```|\|)/.test(line) || ITEM.test(line)
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!
    const heading = /^(#{1,4})\s+(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/.exec(line)
    const from = i++
    if (line === '') continue
    if (heading) {
      const [, signs = '', words = '', id] = heading
      blocks.push({ kind: 'heading', level: signs.length, text: words, ...(id ? { id } : {}) })
    } else if (line.startsWith('```')) {
      while (i < lines.length && lines[i] !== '```') i++
      blocks.push({ kind: 'diagram', json: readJson(lines.slice(from + 1, i++).join('\n')) })
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
