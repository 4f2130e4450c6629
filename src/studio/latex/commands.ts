/** The LaTeX that cards may use. Everything not named here is refused before it reaches the typesetter. */

import { ICONS } from './icons.ts'

/** What a command takes: m a maths argument, o an optional one in square brackets,
 * t plain text, n a name in plain letters, d a delimiter. */
export type Signature = readonly ('m' | 'o' | 't' | 'n' | 'd')[]

const plain = (names: string): readonly (readonly [string, Signature])[] =>
  names
    .trim()
    .split(/\s+/)
    .map(name => [name, []] as const)
const taking = (signature: string, names: string): readonly (readonly [string, Signature])[] =>
  names
    .trim()
    .split(/\s+/)
    .map(name => [name, [...signature] as Signature] as const)

export const COMMANDS: ReadonlyMap<string, Signature> = new Map([
  // Functions; tg, ctg, arctg, sh, ch, th, lg, nkt (lnko), lkkt as Hungarian schools write them.
  ...plain(`sin cos tan cot sec csc tg ctg arcsin arccos arctan arctg arcctg sinh cosh tanh coth sh ch th cth
    log ln lg exp lim limsup liminf max min sup inf det gcd lnko lkkt deg dim ker arg sgn`),
  ...plain(`alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi
    rho varrho sigma varsigma tau upsilon phi varphi chi psi omega
    Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega`),
  ...plain(`cdot times div pm mp ast star circ bullet oplus otimes setminus cup cap wedge vee land lor lnot neg
    le leq leqslant ge geq geqslant ne neq equiv approx sim simeq cong propto ll gg mid nmid parallel
    in notin ni subset subseteq supset supseteq emptyset varnothing forall exists nexists
    to rightarrow leftarrow leftrightarrow Rightarrow Leftarrow Leftrightarrow iff implies mapsto
    uparrow downarrow nearrow searrow longrightarrow
    infty partial nabla angle measuredangle triangle degree prime ldots cdots dots vdots ddots
    sum prod int iint oint bigcup bigcap
    lbrace rbrace lfloor rfloor lceil rceil langle rangle lvert rvert vert Vert lVert rVert backslash
    quad qquad displaystyle textstyle scriptstyle limits nolimits bmod square blacksquare dagger surd`),
  ...plain([...ICONS.keys()].join(' ')),
  ...plain(', ; : ! { } | %'),
  [' ', []],
  ...taking(
    'm',
    `overline underline bar vec hat tilde dot ddot widehat widetilde overrightarrow
    mathrm mathbf mathit mathbb boldsymbol pmod substack phantom`,
  ),
  ...taking('mm', 'frac dfrac tfrac binom dbinom tbinom'),
  ...taking('om', 'sqrt'),
  ...taking('t', 'text textbf textit textrm mbox'),
  ...taking('n', 'operatorname'),
  ...taking('d', 'left right middle big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr'),
])

/** Commands that reach outside the formula or change the language; named in the refusal. */
export const FORBIDDEN: ReadonlySet<string> = new Set(
  `input include includegraphics openin openout read write immediate special href url html htmlData class id style cssId
   unicode require def edef gdef xdef let futurelet newcommand renewcommand providecommand newenvironment renewenvironment
   DeclareMathOperator csname endcsname expandafter noexpand catcode loop repeat jobname usepackage documentclass
   begingroup endgroup global long outer show meaning string number romannumeral uppercase lowercase tag label ref eqref
   color textcolor colorbox fcolorbox definecolor mmlToken verb rule hskip hspace vspace kern mkern raise lower mathchoice
   ce pu bbox enclose toggle mathtip texttip data script ShellEscape`
    .trim()
    .split(/\s+/),
)

/** Environments and whether they want column letters first. */
export const ENVIRONMENTS: ReadonlyMap<string, 'plain' | 'columns'> = new Map([
  ['matrix', 'plain'],
  ['pmatrix', 'plain'],
  ['bmatrix', 'plain'],
  ['vmatrix', 'plain'],
  ['Vmatrix', 'plain'],
  ['smallmatrix', 'plain'],
  ['cases', 'plain'],
  ['aligned', 'plain'],
  ['gathered', 'plain'],
  ['array', 'columns'],
])

export const DELIMITERS: ReadonlySet<string> = new Set([
  ...'()[]|./<>',
  ...String.raw`\{ \} \| \lbrace \rbrace \langle \rangle \lfloor \rfloor \lceil \rceil \lvert \rvert \vert \Vert \lVert \rVert \backslash \uparrow \downarrow`.split(
    ' ',
  ),
])

/** Signs people type from the keyboard or paste from elsewhere, and the LaTeX they stand for. */
export const SIGNS: Readonly<Record<string, string>> = {
  '~': '~',
  // Spaces that do not break a line, as they are pasted between thousands.
  '\u00a0': '~',
  '\u2009': '\\,',
  '\u202f': '\\,',
  '°': '^{\\circ}',
  '−': '-',
  '–': '-',
  '·': '\\cdot ',
  '⋅': '\\cdot ',
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  π: '\\pi ',
  α: '\\alpha ',
  β: '\\beta ',
  γ: '\\gamma ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '∞': '\\infty ',
  '∈': '\\in ',
  '→': '\\to ',
  '∙': '\\cdot ',
  '•': '\\cdot ',
  '½': '\\frac{1}{2}',
  '⅓': '\\frac{1}{3}',
  '⅔': '\\frac{2}{3}',
  '¼': '\\frac{1}{4}',
  '¾': '\\frac{3}{4}',
  '⅕': '\\frac{1}{5}',
  '⅖': '\\frac{2}{5}',
  '⅗': '\\frac{3}{5}',
  '⅘': '\\frac{4}{5}',
  '⅙': '\\frac{1}{6}',
  '⅚': '\\frac{5}{6}',
  '⅛': '\\frac{1}{8}',
  '⅜': '\\frac{3}{8}',
  '⅝': '\\frac{5}{8}',
  '⅞': '\\frac{7}{8}',
  '…': '\\ldots ',
}

/** An exponent of raised digits: one however many there are. */
export const RAISED = /^[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/
export const plainExponent = (raised: string): string =>
  [...raised].map(sign => '0123456789-+'['⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'.indexOf(sign)]).join('')

/** Letters, digits and punctuation that \text{…} may hold: Latin letters with their accents, and no more. */
export const isTextSign = (sign: string): boolean =>
  /^[A-Za-z0-9 .,;:!?'"()[\]+\-*/=<>|@„”“’‘–—…°%€§×·−áéíóöőúüűÁÉÍÓÖŐÚÜŰäÄßčćđšžČĆĐŠŽâăîșțÂĂÎȘȚôľĺŕťďňýÔĽŤĎŇÝąęłńśźżŁŚŹŻåøæÅØÆñçèàùêëïûœ]$/u.test(
    sign,
  )

/** The known command nearest to a mistyped one, if it is near enough to be meant. */
export function nearestCommand(name: string): string | undefined {
  let best: string | undefined
  let least = name.length <= 3 ? 2 : 3
  for (const known of COMMANDS.keys()) {
    if (!/^[A-Za-z]+$/.test(known) || Math.abs(known.length - name.length) >= least) continue
    const distance = editDistance(name, known)
    if (distance < least) [best, least] = [known, distance]
  }
  return best
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}
