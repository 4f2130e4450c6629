import { fail, ok, type Result } from '../engine/index.ts'
import { readMarkdown, type Block, type Leaned, type Span, type Target } from './markdown.ts'

/** The text of a game in one language; undefined when there is no such game. */
export type TextOf = (game: string) => Promise<string | undefined>

const noText = (game: string) =>
  fail(`Nincs szabályszöveg ehhez: „${game}”.`, `There is no rules text for "${game}".`)
const noSection = (game: string, section: string) =>
  fail(
    `„${game}” szabályaiban nincs „${section}” szakasz.`,
    `The rules of "${game}" have no section "${section}".`,
  )

/** The heading and the blocks of one section; it ends at the next heading that is not below its own. */
function sectionOf(blocks: readonly Block[], id: string) {
  const at = blocks.findIndex(block => block.kind === 'heading' && block.id === id)
  const heading = blocks[at]
  if (heading?.kind !== 'heading') return undefined
  const length = blocks
    .slice(at + 1)
    .findIndex(block => block.kind === 'heading' && block.level <= heading.level)
  const end = length < 0 ? blocks.length : at + 1 + length
  return { heading: heading.text, blocks: blocks.slice(at + 1, end) }
}

const titleOf = (blocks: readonly Block[]): string => {
  const title = blocks.find(block => block.kind === 'heading' && block.level === 1)
  return title?.kind === 'heading' ? title.text : ''
}

const shownOnThisBoard = (block: Block | undefined) => block?.kind === 'diagram' || block?.kind === 'task'

const withoutDiagrams = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'diagram') return []
    return block.kind === 'leaned' ? [{ ...block, blocks: withoutDiagrams(block.blocks) }] : [block]
  })

/**
 * Carries out every lean: the words of the other section come here, and its diagrams too, on their own board, unless a
 * diagram or a task of this text follows the lean at once and takes their place. The other section's tasks stay with its game.
 * `path` holds the sections on the way, so that a circle is noticed.
 */
async function leanAll(
  blocks: readonly Block[],
  textOf: TextOf,
  path: readonly string[],
): Promise<Result<Block[]>> {
  const found: Block[] = []
  for (const [i, block] of blocks.entries()) {
    if (block.kind !== 'lean') {
      found.push(block)
      continue
    }
    const leaned = await lean(block.game, block.section, textOf, path)
    if (!leaned.ok) return leaned
    const own = shownOnThisBoard(blocks[i + 1])
    found.push(own ? { ...leaned.value, blocks: withoutDiagrams(leaned.value.blocks) } : leaned.value)
  }
  return ok(found)
}

async function lean(
  game: string,
  section: string,
  textOf: TextOf,
  path: readonly string[],
): Promise<Result<Leaned>> {
  const here = [...path, `${game}#${section}`]
  if (path.includes(`${game}#${section}`))
    return fail(
      `A szabályok körbe hivatkoznak: ${here.join(' → ')}.`,
      `The rules lean in a circle: ${here.join(' → ')}.`,
    )
  const text = await textOf(game)
  if (text === undefined) return noText(game)
  const all = readMarkdown(text)
  const other = sectionOf(all, section)
  if (!other) return noSection(game, section)
  const inner = await leanAll(other.blocks, textOf, here)
  if (!inner.ok) return inner
  const blocks = inner.value.filter(block => block.kind !== 'task')
  return ok({ kind: 'leaned', game, section, title: titleOf(all), heading: other.heading, blocks })
}

/** A game's rules for people with every lean carried out. */
export async function readRules(game: string, textOf: TextOf): Promise<Result<readonly Block[]>> {
  const text = await textOf(game)
  return text === undefined ? noText(game) : leanAll(readMarkdown(text), textOf, [])
}

const spansOf = (block: Block): readonly Span[] => {
  if (block.kind === 'paragraph') return block.spans
  if (block.kind === 'list') return block.items.flat()
  return block.kind === 'table' ? block.rows.flat(2) : []
}

/** What is wrong with the leans and links of a game's text, in words for whoever builds the program. */
export async function leaningFlaws(game: string, textOf: TextOf): Promise<string[]> {
  const rules = await readRules(game, textOf)
  if (!rules.ok) return [rules.why.en]
  const targets = rules.value.flatMap(spansOf).flatMap((span): Target[] => (span.to ? [span.to] : []))
  const flaws: string[] = []
  for (const { game: other = game, section } of targets) {
    const text = await textOf(other)
    if (text === undefined) flaws.push(noText(other).why.en)
    else if (section && !sectionOf(readMarkdown(text), section)) flaws.push(noSection(other, section).why.en)
  }
  return flaws
}
