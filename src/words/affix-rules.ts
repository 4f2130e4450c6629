// Reads the affix file and the stems of a Hunspell dictionary, as far as its words can be laid with letters.

/** Rules of one flag that ask the same of a word: how it ends (or begins), what it then loses, and what it gains. */
export interface AffixGroup {
  readonly strip: string
  readonly condition: RegExp
  /** How many letters the condition looks at. */
  readonly reach: number
  readonly affixes: readonly Affix[]
}
export interface Affix {
  readonly add: string
  /** Flags of the rules that may follow. */
  readonly flags: string
}

export interface Affixes {
  readonly suffixes: ReadonlyMap<string, readonly AffixGroup[]>
  readonly prefixes: ReadonlyMap<string, readonly AffixGroup[]>
}

export interface Stem {
  readonly word: string
  readonly flags: string
}

const RULE = /^([SP])FX (\S) (\S+) (\S+) (\S+)/

const written = (field: string): string => (field === '0' ? '' : field)
const lengthOf = (condition: string): number => condition.replace(/\[[^\]]*\]/g, '?').length

/** Foreign letters are written as entities (`&agrave;`): one sign that no word has stands for all of them. */
const withoutEntities = (text: string): string => text.replace(/&[a-z0-9]+;/g, '¤')

export function readAffixes(file: string): Affixes {
  const groups = { S: new Map<string, Map<string, Group>>(), P: new Map<string, Map<string, Group>>() }
  for (const line of withoutEntities(file).split('\n')) {
    const found = RULE.exec(line)
    if (!found) continue
    const [, side = '', flag = '', stripped = '', added = '', asked = ''] = found
    const [add = '', flags = ''] = added.split('/')
    const strip = written(stripped)
    const ofFlag = at(groups[side === 'S' ? 'S' : 'P'], flag, () => new Map<string, Group>())
    at(ofFlag, `${strip} ${asked}`, () => groupOf(side, strip, asked)).affixes.push({
      add: written(add),
      flags,
    })
  }
  const lists = (flags: Map<string, Map<string, Group>>) =>
    new Map([...flags].map(([flag, found]) => [flag, [...found.values()]]))
  return { suffixes: lists(groups.S), prefixes: lists(groups.P) }
}

interface Group extends AffixGroup {
  readonly affixes: Affix[]
}

function groupOf(side: string, strip: string, asked: string): Group {
  const plain = asked === '.' ? '' : asked.replace(/-(?!\])/g, '\\-')
  const condition = new RegExp(side === 'S' ? `${plain}$` : `^${plain}`)
  return { strip, condition, reach: asked === '.' ? 0 : lengthOf(asked), affixes: [] }
}

function at<V>(map: Map<string, V>, key: string, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}

/** `word/flags`, then what only the morphological analyser needs. */
export const readStems = (file: string): Stem[] =>
  file
    .split('\n')
    .slice(1)
    .map(line => {
      const [word = '', flags = ''] = line.split('\t')[0]!.split('/')
      return { word, flags }
    })
