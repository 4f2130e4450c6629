import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMarkdown, readSpans } from './markdown.ts'

test('headings, paragraphs, lists, tables and diagrams', () => {
  const text = `# Title

One **bold** and *soft*
paragraph.

## Moves {#moves}
- first
  goes on
- second

1. one
2. two

| a | b |
|---|:-:|
| 1 | **2** |

\`\`\`diagram
{ "marks": ["e4"] }
\`\`\``
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, text: 'Title' },
    {
      kind: 'paragraph',
      spans: [
        { style: 'plain', text: 'One ' },
        { style: 'bold', text: 'bold' },
        { style: 'plain', text: ' and ' },
        { style: 'italic', text: 'soft' },
        { style: 'plain', text: ' paragraph.' },
      ],
    },
    { kind: 'heading', level: 2, id: 'moves', text: 'Moves' },
    {
      kind: 'list',
      ordered: false,
      items: [[{ style: 'plain', text: 'first goes on' }], [{ style: 'plain', text: 'second' }]],
    },
    {
      kind: 'list',
      ordered: true,
      items: [[{ style: 'plain', text: 'one' }], [{ style: 'plain', text: 'two' }]],
    },
    {
      kind: 'table',
      rows: [
        [[{ style: 'plain', text: 'a' }], [{ style: 'plain', text: 'b' }]],
        [[{ style: 'plain', text: '1' }], [{ style: 'bold', text: '2' }]],
      ],
    },
    { kind: 'diagram', json: { marks: ['e4'] } },
  ])
})

test('what looks like HTML stays text, and lone stars too', () => {
  expect(readSpans('<img src=x onerror=alert(1)>')).toEqual([
    { style: 'plain', text: '<img src=x onerror=alert(1)>' },
  ])
  expect(readSpans('2 * 3')).toEqual([{ style: 'plain', text: '2 * 3' }])
})

test('a diagram that is no JSON is empty, not a fault', () => {
  expect(readMarkdown('```diagram\n{ "marks": \n```')).toEqual([{ kind: 'diagram', json: undefined }])
  expect(readMarkdown('```diagram\n{}')).toEqual([{ kind: 'diagram', json: {} }])
})

test('nothing of the rules of any game is left unread', () => {
  const games = join(import.meta.dirname, '../games')
  for (const file of readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.md'),
  )) {
    for (const block of readMarkdown(readFileSync(join(games, file), 'utf8'))) {
      if (block.kind === 'diagram') expect(block.json, file).toBeDefined()
      if (block.kind === 'paragraph')
        for (const { text } of block.spans)
          expect(text, `${file}: an unread sign`).not.toMatch(/\*\*|^#|^\||\{#|\]\(|`/)
    }
  }
})
