import { type Boards, board } from './board';

const DUEL = { A1: ['xwing', 440, 320], B1: ['tie', 470, 520, 180] } as const;
const NEAR = { A1: ['xwing', 440, 340], B1: ['tie', 455, 450, 180] } as const;
const A_SHOOTS = { see: 'shot', from: 'A1', to: 'B1', odds: true } as const;
const B_SHOOTS = { see: 'shot', from: 'B1', to: 'A1', odds: true } as const;

/** Beside dice, tokens and steps of an attack: the same on a table, with what it comes to on the average. */
export const FIGHTING: Boards = {
  'ship-numbers': board('An attack of 3 against an agility of 3. Drag B1 and watch the dice.', {
    ships: DUEL,
    lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
    room: 90,
  }),
  focus: board('A1 has a focus token to spend.', {
    ships: DUEL,
    tokens: { A1: ['focus'] },
    lens: [A_SHOOTS],
    room: 90,
  }),
  calculate: board('A1 has a calculate token to spend.', {
    ships: DUEL,
    tokens: { A1: ['calculate'] },
    lens: [A_SHOOTS],
    room: 90,
  }),
  evade: board('B1 has an evade token to spend.', {
    ships: DUEL,
    tokens: { B1: ['evade'] },
    lens: [A_SHOOTS],
    room: 90,
  }),
  reload: board('A1 has reloaded, and is disarmed for it. Drag it where you like: it does not shoot this round.', {
    ships: { A1: ['bomber', 440, 320], B1: ['tie', 470, 500, 180] },
    tokens: { A1: ['disarm'] },
    lens: [{ see: 'shot', from: 'A1', to: 'B1', weapon: 1 }],
    room: 90,
  }),
  cloak: board('B1 is cloaked: two more green dice.', {
    ships: { A1: ['xwing', 440, 340], B1: ['phantom', 455, 470, 180] },
    tokens: { B1: ['cloak'] },
    lens: [A_SHOOTS],
    room: 90,
  }),
  attack: board('Drag the ships: arc and range say whether there is an attack, and how many dice.', {
    ships: DUEL,
    lens: [A_SHOOTS],
    room: 110,
  }),
  'special-weapon': board('Torpedoes: four dice, a lock, range 2 or 3. Drag B1 nearer.', {
    ships: { A1: ['bomber', 440, 300], B1: ['tie', 460, 490, 180] },
    locks: [['A1', 'B1']],
    lens: [{ see: 'shot', from: 'A1', to: 'B1', weapon: 1 }],
    room: 90,
  }),
  'attack-dice': board('Three red dice, four at range 1. Drag B1.', {
    ships: NEAR,
    lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
    room: 130,
  }),
  'defense-dice': board('Three green dice; one more at range 3, one more behind the rock. Drag both.', {
    ships: { A1: ['xwing', 440, 280], B1: ['tie', 470, 540, 180] },
    rocks: [['asteroid', 540, 420]],
    lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
    room: 70,
  }),
  'hit-face': board('What three red dice come to against three green ones.', {
    ships: DUEL,
    lens: [A_SHOOTS],
    room: 100,
  }),
  'crit-face': board('B1 has no shields: every critical hit that gets through comes faceup.', {
    ships: NEAR,
    lens: [A_SHOOTS],
    room: 110,
  }),
  eye: board('A1 can change its eyes, B1 cannot.', {
    ships: DUEL,
    tokens: { A1: ['focus'] },
    lens: [A_SHOOTS, B_SHOOTS],
    room: 80,
  }),
  blank: board('A lock rerolls the blanks of A1.', {
    ships: DUEL,
    locks: [['A1', 'B1']],
    lens: [A_SHOOTS],
    room: 90,
  }),
  'evade-face': board('Three green dice at range 2, four at range 3. Drag B1.', {
    ships: { A1: ['xwing', 440, 290], B1: ['tie', 455, 500, 180] },
    lens: [A_SHOOTS],
    room: 90,
  }),
  modify: board('A1 has a lock and a focus token: it rerolls first, then turns the eyes.', {
    ships: DUEL,
    tokens: { A1: ['focus'] },
    locks: [['A1', 'B1']],
    lens: [A_SHOOTS],
    room: 90,
  }),
  reroll: board('With a lock, and what it would be without.', {
    ships: NEAR,
    locks: [['A1', 'B1']],
    lens: [A_SHOOTS],
    room: 110,
  }),
  neutralize: board('Drag B1 behind the rock: one more green die cancels more.', {
    ships: { A1: ['xwing', 440, 280], B1: ['tie', 470, 510, 180] },
    rocks: [['asteroid', 560, 410]],
    lens: [A_SHOOTS],
    room: 70,
  }),
  'hit-or-miss': board('How often does it hit? Drag B1 nearer and further.', {
    ships: { A1: ['xwing', 440, 280], B1: ['tie', 450, 400, 180] },
    lens: [A_SHOOTS],
    room: 120,
  }),
  'hit-damage': board('A1 has shields: they go first, then come the cards.', {
    ships: { A1: ['xwing', 440, 340], B1: ['ace', 455, 440, 180] },
    lens: [B_SHOOTS],
    room: 110,
  }),
  'crit-damage': board('B1 has two cards already: one damage more of either kind destroys it.', {
    ships: NEAR,
    damage: { B1: 2 },
    lens: [A_SHOOTS],
    room: 110,
  }),
  shields: board('Two shields and a hull of 4: one attack alone seldom does it.', {
    ships: { A1: ['xwing', 440, 340], B1: ['ace', 455, 440, 180] },
    lens: [B_SHOOTS],
    room: 110,
  }),
  hull: board('A hull of 3, and two cards: B1 has one left.', {
    ships: DUEL,
    damage: { B1: 2 },
    lens: [A_SHOOTS],
    room: 90,
  }),
  'damage-card': board('B1 has one card: two more destroy it.', {
    ships: DUEL,
    damage: { B1: 1 },
    lens: [A_SHOOTS],
    room: 90,
  }),
  'half-points': board('A hull of 3 and two cards: where half points count, half of B1 has been scored.', {
    ships: DUEL,
    damage: { B1: 2 },
    lens: [A_SHOOTS],
    room: 90,
  }),
  'mission-points': board('B1 has one hull left. Destroyed, it is worth its points to the other side.', {
    ships: NEAR,
    damage: { B1: 2 },
    lens: [A_SHOOTS],
    room: 110,
  }),
  disarm: board('A1 is disarmed. B1 may shoot at it all the same.', {
    ships: DUEL,
    tokens: { A1: ['disarm'] },
    lens: [
      { see: 'shot', from: 'A1', to: 'B1' },
      { see: 'shot', from: 'B1', to: 'A1' },
    ],
    room: 90,
  }),
  token: board('A green token helps A1, a red one hinders B1.', {
    ships: DUEL,
    tokens: { A1: ['focus'], B1: ['strain'] },
    lens: [A_SHOOTS],
    room: 90,
  }),
  'round-tokens': board('A focus and an evade token: spend them this round, or lose them.', {
    ships: DUEL,
    tokens: { A1: ['focus'], B1: ['evade'] },
    lens: [A_SHOOTS],
    room: 90,
  }),
  charges: board('Each shot of these torpedoes spends a charge of their two.', {
    ships: { A1: ['bomber', 440, 300], B1: ['tie', 460, 490, 180] },
    locks: [['A1', 'B1']],
    lens: [{ see: 'shot', from: 'A1', to: 'B1', weapon: 1 }],
    room: 90,
  }),
  recurring: board('B1 spends its Force in this attack, and has it again next round.', {
    ships: { A1: ['xwing', 440, 340], B1: ['inquisitor', 455, 480, 180] },
    lens: [B_SHOOTS],
    room: 90,
  }),
  force: board('B1 has one Force charge: one eye changed.', {
    ships: { A1: ['xwing', 440, 340], B1: ['inquisitor', 455, 480, 180] },
    lens: [B_SHOOTS],
    room: 90,
  }),
};
