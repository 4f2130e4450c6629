/** The signs of the suits, French and Hungarian, each in a box from -10 to 10. */

const RED = '#bf2a22'
const BLACK = '#26221f'
const HEART = 'M0 9.5C-3 5.5-10 1.5-10-4-10-9-3-10.5 0-5.2 3-10.5 10-9 10-4 10 1.5 3 5.5 0 9.5Z'

interface Suit {
  /** The colour of letters and robes that go with it. */
  readonly ink: string
  readonly robe: string
  readonly markup: string
}

const plain = (path: string, ink: string, robe: string): Suit => ({
  ink,
  robe,
  markup: `<path d="${path}" fill="${ink}"/>`,
})

const acorn =
  '<path d="M-6.4-2.2C-7 5-2.4 8.6 0 10.2 2.4 8.6 7 5 6.4-2.2Z" fill="#d9a83a" stroke="#5b3f14" stroke-width="1"/>' +
  '<path d="M-8-1.6C-8.6-9 8.6-9 8-1.6 4-3-4-3-8-1.6Z" fill="#4f7a35" stroke="#2c4a1c" stroke-width="1"/>' +
  '<path d="M0-7.2V-10.4" stroke="#5b3f14" stroke-width="1.8" stroke-linecap="round"/>' +
  '<path d="M-3 1C-3 4-1.6 6.4-.6 7.4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>'
const leaf =
  '<path d="M0-10.4C2 -7.6 5.4-8 6-5.4 9.6-4.4 9.4 0 7.4 1.8 7.4 5.4 3.4 6.4.8 4.6V10H-.8V4.6C-3.4 6.4-7.4 5.4-7.4 1.8-9.4 0-9.6-4.4-6-5.4-5.4-8-2-7.6 0-10.4Z" fill="#3f8f3a" stroke="#1f4f1e" stroke-width="1"/>' +
  '<path d="M0-8V5M0-3.4 4.4-5.4M0-3.4-4.4-5.4M0 1.6 5-.6M0 1.6-5-.6" fill="none" stroke="#1f4f1e" stroke-width=".9"/>'
const bell =
  '<circle r="9.4" fill="#edc437" stroke="#6b4a10" stroke-width="1"/>' +
  '<path d="M-9.3-1.6H9.3V2.4H-9.1Z" fill="#bf2a22"/>' +
  '<path d="M0 2.6V7.6M-2.4 7.4H2.4" stroke="#4b3208" stroke-width="1.6" stroke-linecap="round"/>' +
  '<path d="M-5.6-4.6A7 7 0 0 1 0-7.4" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4" stroke-linecap="round"/>'

/** French: H, D, S, C. Hungarian: P (hearts), T (bells), Z (leaves), M (acorns). */
export const SUITS: Readonly<Record<string, Suit>> = {
  H: plain(HEART, RED, '#a5261f'),
  D: plain('M0-10.4 7.6 0 0 10.4-7.6 0Z', RED, '#c2571f'),
  S: plain(
    'M0-10C3-6 9.6-2.4 9.6 3 9.6 7.8 4 8.4 1.2 5L2.8 10H-2.8L-1.2 5C-4 8.4-9.6 7.8-9.6 3-9.6-2.4-3-6 0-10Z',
    BLACK,
    '#2b4a78',
  ),
  C: plain(
    'M0-10A4.5 4.5 0 0 1 3.4-2.6 4.5 4.5 0 1 1 1.2 4L2.8 10H-2.8L-1.2 4A4.5 4.5 0 1 1-3.4-2.6 4.5 4.5 0 0 1 0-10Z',
    BLACK,
    '#33634a',
  ),
  P: {
    ink: RED,
    robe: '#a5261f',
    markup: `<path d="${HEART}" fill="${RED}" stroke="#6e120d" stroke-width="1"/><path d="M-6.6-2.6C-7-5.6-5-7-3.4-6.4" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.3" stroke-linecap="round"/>`,
  },
  T: { ink: '#8a5a08', robe: '#c8861a', markup: bell },
  Z: { ink: '#226b22', robe: '#2f7038', markup: leaf },
  M: { ink: '#5b3f14', robe: '#7a5a2a', markup: acorn },
}

export const sign = (suit: string, x: number, y: number, scale: number, turned = false): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})${turned ? ' rotate(180)' : ''}">${SUITS[suit]?.markup ?? ''}</g>`
