import type { StudioTexts } from './text/hu.ts'

/** LaTeX examples of the help panel, by group. */
export const EXAMPLES: Readonly<Record<keyof StudioTexts['help']['groups'], readonly string[]>> = {
  basics: ['\\frac{1}{2}', '2\\frac{3}{4}', '3\\cdot 4', '6:2', '0,5', '-\\left|-3\\right|', '25\\%'],
  roots: ['2^{-1}', 'x^2', '\\sqrt{16}', '\\sqrt[3]{-8}', '8^{\\frac{2}{3}}'],
  trigonometry: [
    '\\sin 30^\\circ',
    '\\cos\\frac{\\pi}{3}',
    '\\tg 45^\\circ',
    '\\ctg 45^\\circ',
    '\\sin^2 x+\\cos^2 x',
  ],
  logarithms: ['\\log_2 8', '\\lg 100', '\\ln e^2'],
  counting: ['\\binom{5}{2}', '4!', '\\sum_{k=1}^{4} k', '\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}'],
  analysis: ['\\int_0^1 2x\\,dx', "\\left.(x^2)'\\right|_{x=2}"],
  text: ['\\text{monoton növekvő}', '\\text{monoton csökkenő}', '\\le', '\\ge', '\\ne', '\\pi', '\\infty'],
  icons: ['\\rubin', '\\szen', '\\macseta', '\\iranytu', '\\kulacs', '\\sator', '\\terkep'],
  suits: ['\\sziv', '\\karo', '\\treff', '\\pikk', '\\csillag', '\\pipa'],
}
