import { SUITS } from './card-suits.ts'

/** Half figures of court cards: drawn twice, the second upside down, as cards of two heads are. */

export type Headwear = 'beret' | 'feather' | 'helmet' | 'diadem' | 'crown'

const SKIN = '#f3d5b5'
const GOLD = '#e3b53c'
const HAIR = '#6b4526'

const hair: Readonly<Record<Headwear, string>> = {
  beret: `<path d="M-9-36C-11-48 11-48 9-36L10-30C7-32 7-40 0-41-7-40-7-32-10-30Z" fill="${HAIR}"/>`,
  feather: `<path d="M-9-36C-11-48 11-48 9-36L9-33C7-35 7-40 0-41-7-40-7-35-9-33Z" fill="#3b2a1a"/>`,
  helmet: '',
  diadem: `<path d="M-9-38C-13-50 13-50 9-38 12-30 13-24 11-18L7-22C8-30 7-38 0-41-7-38-8-30-7-22L-11-18C-13-24-12-30-9-38Z" fill="#a5672a"/>`,
  crown: `<path d="M-8.4-36C-8-26-4-22 0-21 4-22 8-26 8.4-36 6-30 3-31 0-31-3-31-6-30-8.4-36Z" fill="#8d8272"/>`,
}
const hat = (kind: Headwear, robe: string): string => {
  switch (kind) {
    case 'beret':
      return `<path d="M-12-43C-14-52 10-56 13-45 8-48-6-47-12-43Z" fill="${robe}" stroke="#2a1c10" stroke-width="1"/>`
    case 'feather':
      return `<path d="M-14-42 14-44C8-47 8-54 0-54-8-54-8-46-14-42Z" fill="#3f6b35" stroke="#2a1c10" stroke-width="1"/><path d="M7-51C14-58 20-58 22-54 17-52 12-49 8-47Z" fill="#c23b2c" stroke="#2a1c10" stroke-width=".8"/>`
    case 'helmet':
      return `<path d="M-10-37C-11-54 11-54 10-37L7-41H-7Z" fill="#9aa4ab" stroke="#2a1c10" stroke-width="1"/><path d="M0-54C2-60 10-60 12-56 6-56 3-53 0-50Z" fill="${robe}" stroke="#2a1c10" stroke-width=".8"/><path d="M-9-42H9" stroke="${GOLD}" stroke-width="2"/>`
    case 'diadem':
      return `<path d="M-8-45-10-52-4-49 0-55 4-49 10-52 8-45Z" fill="${GOLD}" stroke="#2a1c10" stroke-width="1"/><circle cy="-49" r="1.4" fill="#bf2a22"/>`
    case 'crown':
      return `<path d="M-10-43-12-54-6-48 0-57 6-48 12-54 10-43Z" fill="${GOLD}" stroke="#2a1c10" stroke-width="1.2"/><path d="M-10-43H10" stroke="#bf2a22" stroke-width="2.4"/><circle cy="-57" r="1.8" fill="#bf2a22"/>`
    default:
      return kind satisfies never
  }
}

function half(kind: Headwear, robe: string, held: string): string {
  return (
    `<path d="M-26 1V-10C-24-21-12-25 0-25 12-25 24-21 26-10V1Z" fill="${robe}" stroke="#2a1c10" stroke-width="1.2"/>` +
    `<path d="M-26-3 26 5V11L-26 3Z" fill="${GOLD}" stroke="#2a1c10" stroke-width=".8"/>` +
    '<path d="M-16 1V-18M16 1V-18" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>' +
    `<path d="M-11-25 0-14 11-25 0-22Z" fill="#f7efe0" stroke="#2a1c10" stroke-width=".9"/>` +
    `<ellipse cy="-35" rx="8" ry="9.6" fill="${SKIN}" stroke="#2a1c10" stroke-width=".9"/>` +
    hair[kind] +
    hat(kind, robe) +
    '<path d="M-4-36.4H-2M2-36.4H4M-1.6-30.4Q0-29.4 1.6-30.4M0-36V-33" fill="none" stroke="#2a1c10" stroke-width="1.1" stroke-linecap="round"/>' +
    held
  )
}

/** A figure of two heads; `held` is what stands beside each head. */
export function figure(kind: Headwear, suit: string, held: string): string {
  const robe = SUITS[suit]?.robe ?? '#555'
  const part = half(kind, robe, held)
  return `${part}<g transform="rotate(180)">${part}</g>`
}
