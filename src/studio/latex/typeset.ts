/** MathJax to outlines, in Node and in the browser alike: font parts are imported here, nothing is loaded later. */
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js'
import { TeX } from '@mathjax/src/js/input/tex.js'
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js'
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js'
import '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'
import '@mathjax/src/js/input/tex/configmacros/ConfigMacrosConfiguration.js'
import { mathjax } from '@mathjax/src/js/mathjax.js'
import { SVG } from '@mathjax/src/js/output/svg.js'
import { MathJaxNewcmFont } from '@mathjax/mathjax-newcm-font/js/svg.js'
import '@mathjax/mathjax-newcm-font/js/svg/dynamic/double-struck.js'
import '@mathjax/mathjax-newcm-font/js/svg/dynamic/latin-b.js'
import { plainExponent, RAISED, SIGNS } from './commands.ts'
import { ICONS, iconsIn, PLACEHOLDER } from './icons.ts'
import { lintLatex, type Fault } from './lint.ts'
import { outlinesOf, type Formula } from './outlines.ts'

const named = (name: string) => `\\operatorname{${name}}`
const MACROS = {
  ...Object.fromEntries(
    'tg ctg arctg arcctg sh ch th cth sgn lnko lkkt'.split(' ').map(name => [name, named(name)]),
  ),
  lg: named('lg'),
  degree: '{}^{\\circ}',
}

/** The parts imported above. */
const PARTS: ReadonlySet<string> = new Set(['latin-b', 'double-struck'])
let missing: string | undefined

const adaptor = liteAdaptor()
RegisterHTMLHandler(adaptor)
// A part that is not imported is a sign nobody may use: the lint refuses those first, so this is a broken invariant.
mathjax.asyncLoad = (name: string) => {
  const part = /([\w-]+)\.js$/.exec(name)?.[1] ?? name
  if (!PARTS.has(part)) missing = part
  return {}
}
mathjax.asyncIsSynchronous = true

interface Parsers {
  readonly parseOptions?: { readonly parsers?: readonly { readonly i: number }[] }
}

class TexFault extends Error {
  readonly at: number
  readonly id: string
  constructor(id: string, at: number, message: string) {
    super(message)
    this.id = id
    this.at = at
  }
}

const tex = new TeX({
  packages: ['base', 'ams', 'boldsymbol', 'configmacros'],
  macros: MACROS,
  maxMacros: 200,
  maxBuffer: 4096,
  formatError: (jax: Parsers, error: { readonly id: string; readonly message: string }) => {
    throw new TexFault(error.id, jax.parseOptions?.parsers?.at(-1)?.i ?? 0, error.message)
  },
})
const font = new MathJaxNewcmFont()
const output = new SVG({ fontData: font, fontCache: 'none', linebreaks: { inline: false } })
const page = mathjax.document('', { InputJax: tex, OutputJax: output })

export type Typeset =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly fault: Fault }

const SET = new Map<string, Typeset>()

/** The formula as bold outlines, or what is wrong with it. Remembered: the same text is set once. */
export function typeset(latex: string): Typeset {
  const known = SET.get(latex)
  if (known) return known
  const [fault] = lintLatex(latex)
  const result: Typeset = fault ? { ok: false, fault } : set(latex)
  if (SET.size >= 1000) SET.delete(SET.keys().next().value!)
  SET.set(latex, result)
  return result
}

const UNSETTABLE = { hu: 'ezt a képletet nem lehet kiszedni', en: 'this formula cannot be typeset' }

function set(latex: string): Typeset {
  const { source, places } = prepared(latex)
  missing = undefined
  try {
    const node = page.convert(source, { display: true, em: 16, ex: 8, containerWidth: 1e6 })
    if (missing !== undefined) throw new TexFault('MissingGlyph', 0, missing)
    return { ok: true, formula: outlinesOf(adaptor, node, font, iconsIn(latex)) }
  } catch (error) {
    if (!(error instanceof TexFault))
      return { ok: false, fault: { at: 0, length: latex.length, why: UNSETTABLE } }
    const at = Math.max(
      0,
      Math.min(latex.length - 1, (places[Math.min(error.at, places.length - 1)] ?? 0) - 1),
    )
    return {
      ok: false,
      fault: {
        at,
        length: 1,
        why: {
          hu: `a képlet itt nem áll össze (${error.id})`,
          en: `the formula breaks here (${error.message})`,
        },
      },
    }
  }
}

/** The source as it is set: signs spelt out, texts bold, all in one bold group; with the way back to the input's places. */
function prepared(latex: string): { readonly source: string; readonly places: readonly number[] } {
  let source = ''
  const places: number[] = []
  const add = (text: string, at: number) => {
    source += text
    for (let k = 0; k < text.length; k++) places.push(at)
  }
  // Bold does not reach into tables: each of their cells is made bold by itself.
  const BOLD = '\\boldsymbol{'
  add(BOLD, 0)
  const tables: number[] = []
  let depth = 0
  let inText = false
  for (let i = 0; i < latex.length; i++) {
    const sign = latex[i]!
    if (inText) {
      // The font has no low quotes and no minus among its letters; these look the same.
      add(sign === '−' ? '–' : sign === '„' ? ',,' : sign, i)
      if (sign === '}') inText = false
      continue
    }
    const command = sign === '\\' ? /^\\([A-Za-z]+|.)/.exec(latex.slice(i))?.[0] : undefined
    if (command === '\\begin') {
      const opening = /^\\begin\s*\{(\w+)\}(\s*\{[lcr]+\})?/.exec(latex.slice(i))![0]
      add(opening, i)
      add(BOLD, i)
      tables.push(depth)
      i += opening.length - 1
      continue
    }
    if (command === '\\end') {
      tables.pop()
      add(`}${command}`, i)
      i += command.length - 1
      continue
    }
    if (command === '\\\\' || sign === '&') {
      const inCell = tables.at(-1) === depth
      add(inCell ? `}${command ?? sign}${BOLD}` : (command ?? sign), i)
      i += (command?.length ?? 1) - 1
      continue
    }
    if (sign === '{') depth++
    else if (sign === '}') depth--
    if (command) {
      if (ICONS.has(command.slice(1))) add(PLACEHOLDER, i)
      else if (/^\\(text|textrm|textbf|textit|mbox)$/.test(command)) add('\\textbf', i)
      else add(command, i)
      if (/^\\(text|textrm|textbf|textit|mbox|operatorname)$/.test(command)) {
        const brace = latex.indexOf('{', i)
        add(latex.slice(i + command.length, brace + 1), i)
        i = brace
        inText = true
      } else i += command.length - 1
      continue
    }
    // A decimal comma: no gap after it between digits, a gap in lists.
    if (sign === ',' && /\d/.test(latex[i - 1] ?? '') && /\d/.test(latex[i + 1] ?? '')) add('{,}', i)
    else {
      const raised = RAISED.exec(latex.slice(i))?.[0]
      add(raised ? `^{${plainExponent(raised)}}` : (SIGNS[sign] ?? sign), i)
      if (raised) i += raised.length - 1
    }
  }
  add('}', latex.length)
  return { source, places }
}
