import { expect, test } from 'vitest'
import { leaningFlaws, readRules } from './leaning.ts'
import type { Block } from './markdown.ts'

const texts: Record<string, string> = {
  chess: `# Chess

## Castling {#castling}
The king goes two cells.

\`\`\`diagram
{ "caption": "chess board" }
\`\`\`

### Long {#long}
To the other side.

\`\`\`task
{ "ask": "castle" }
\`\`\`

## End {#end}
Mate.`,
  large: `# Large Chess

## Castling {#castling}
{{chess#castling}}
As far as it can.`,
  drawn: `# Drawn Chess

## Castling {#castling}
{{large#castling}}

\`\`\`diagram
{ "caption": "own board" }
\`\`\``,
  round: '# Round\n\n## Moves {#moves}\n{{circle#moves}}',
  circle: '# Circle\n\n## Moves {#moves}\n{{round#moves}}',
  nobody: '# Nobody\n\n{{checkers#moves}}',
  lost: '# Lost\n\n{{chess#moves}}',
  linked:
    '# Linked\n\nAs [in chess](chess#end), [below](#own), [there](chess#never), [nowhere](none).\n\n## Own {#own}\nx',
}
const textOf = async (id: string) => texts[id]

/** The kinds of blocks, those of leaned sections in brackets. */
const outline = (blocks: readonly Block[]): string =>
  blocks
    .map(block =>
      block.kind === 'leaned'
        ? `${block.title}/${block.heading}(${outline(block.blocks)})`
        : block.kind === 'heading'
          ? block.text
          : block.kind,
    )
    .join(' ')

const outlineOf = async (id: string) => {
  const read = await readRules(id, textOf)
  return read.ok ? outline(read.value) : read.why.en
}

test('a lean brings the other section with its diagrams and sections below it, without its tasks', async () => {
  expect(await outlineOf('large')).toBe(
    'Large Chess Castling Chess/Castling(paragraph diagram Long paragraph) paragraph',
  )
})

test("a lean may lead on, and this game's own diagram takes the place of the others", async () => {
  expect(await outlineOf('drawn')).toBe(
    'Drawn Chess Castling Large Chess/Castling(Chess/Castling(paragraph Long paragraph) paragraph) diagram',
  )
})

test('circles, missing games and missing sections are refused with their names', async () => {
  expect(await outlineOf('round')).toBe(
    'The rules lean in a circle: circle#moves → round#moves → circle#moves.',
  )
  expect(await outlineOf('nobody')).toBe('There is no rules text for "checkers".')
  expect(await outlineOf('lost')).toBe('The rules of "chess" have no section "moves".')
  expect(await leaningFlaws('lost', textOf)).toEqual(['The rules of "chess" have no section "moves".'])
})

test('links are checked too', async () => {
  expect(await leaningFlaws('linked', textOf)).toEqual([
    'The rules of "chess" have no section "never".',
    'There is no rules text for "none".',
  ])
  expect(await leaningFlaws('drawn', textOf)).toEqual([])
})
