import type { GuideTexts } from './hu.ts'

/** The words of the first game with help, in English. */
export const en: GuideTexts = {
  title: 'First game with help',
  met: n => (n === 0 ? '' : `${n} ${n === 1 ? 'rule' : 'rules'}`),
  end: 'Go on without help',
  understood: 'I see',
  rules: 'In the rules',
  about: {
    start: 'Before you begin',
    own: move => `Your first move of this kind: ${move}`,
    other: (player, move) => `${player} did something new: ${move}`,
    hint: 'The hint suggests a move of a new kind',
    now: 'Mind this now',
  },
  why: 'Why does the hint suggest this?',
  reasons: {
    only: 'Because it is your only legal move.',
    wins: 'It wins the game at once.',
    saves: 'After most other moves the opponent would win at once.',
    promotes: 'It gives you a stronger man.',
    guards: 'After most other moves the opponent could take something of yours; after this one not.',
    thought: 'It decides nothing yet; looking ahead, the computer expects the best position from it.',
    goesOn: wanted => `After it the turn is still yours: ${wanted}`,
    takes: men => (men.length === 1 ? `It takes this: ${men[0]}.` : `It takes ${men.length} men.`),
    turns: n => (n === 1 ? 'One man becomes yours.' : `${n} men become yours.`),
  },
}
