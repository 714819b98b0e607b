import type { ObjectId, ShipId } from '../engine/core/ids';
import type { Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, look, ready } from './steps';

const BOMBER = 'ship:A1';
const JEDI = 'ship:A2';
const FOE = 'ship:B1';
const CHASER = 'ship:B2';

const SHOOTING: Practice = { drill: 'shoot', still: [], peaceful: [JEDI, FOE, CHASER], endless: [] };
const FLYING: Practice = { drill: 'move', still: [JEDI, FOE, CHASER], peaceful: [], endless: [] };
const move = (piece: ObjectId & ShipId, x: number, y: number, heading = 0): RefereeEdit => ({
  kind: 'move',
  piece,
  pose: { x, y, heading },
});

/** The eleventh lesson: upgrade cards, their charges, special weapons, the Force, bombs and mines. */
export const equipment: Lesson = {
  id: 'equipment',
  name: 'Upgrades and the Force',
  about: 'Cards that a ship carries: torpedoes and their charges, the Force, bombs and mines.',
  minutes: 5,
  seed: 11,
  setup: lessonSetup({
    mine: [
      {
        pilot: 'pilot:redsquadronbomber',
        upgrades: ['upgrade:protontorpedoes', 'upgrade:protonbombs'],
      },
      'pilot:jediknight-delta7baethersprite',
    ],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    faction: 'galacticrepublic',
    practice: SHOOTING,
  }),
  places: {
    [BOMBER]: { x: 350, y: 250, heading: 0 },
    [JEDI]: { x: 700, y: 250, heading: 0 },
    [FOE]: { x: 350, y: 480, heading: 180 },
    [CHASER]: { x: 800, y: 820, heading: 180 },
  },
  steps: [
    look({
      title: 'Upgrade cards',
      says: 'Your Y-wing (A1) carries two: Proton Torpedoes and Proton Bombs. Upgrades are chosen before the game and paid with the ship’s loadout points.',
      todo: 'Click your Y-wing to read them.',
      at: { kind: 'card', ship: BOMBER },
      otherwise: 'That is another ship. Your Y-wing is A1, on the left.',
      light: { piece: BOMBER },
    }),
    look({
      title: 'Charges',
      says: 'Both have charges: so often they can be used. A spent one stays spent, unless the card shows an arrow: then one comes back each round.',
      todo: 'Close the card.',
      at: { kind: 'cardClosed', ship: BOMBER },
      otherwise: 'Close the card.',
      light: { region: 'closeCard' },
    }),
    ready(
      'A special weapon',
      'Torpedoes are a weapon of their own: 4 dice, range 2 to 3, no dice for range. They need a lock on the target; the lesson has put one there.',
      {
        prepare: [
          { kind: 'giveLock', ship: BOMBER, object: FOE },
          { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'hit', 'blank', 'focus'] },
          { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'blank', 'blank'] },
        ],
      },
    ),
    act({
      title: 'Which weapon?',
      says: 'The TIE is offered twice: for the primary weapon, and for the torpedoes.',
      todo: 'Choose the torpedoes, then press Attack.',
      right: /^target:ship:B1:.*protontorpedoes/,
      wrong: [
        [/primary/, 'That is the primary weapon with 2 dice. Choose the torpedoes: they have 4.'],
        [/^pass$/, 'Attack it, with the torpedoes.'],
      ],
      praise: 'One charge is spent. Four dice.',
    }),
    act({
      title: 'After the roll',
      says: 'The torpedoes may turn one hit into a critical hit. And the lock is still there: having it was enough to fire.',
      todo: 'Use the torpedoes’ own change.',
      right: /protontorpedoes/,
      wrong: [
        [/lock/, 'A good idea too, for the blank. But first the change of the torpedoes, which costs nothing.'],
        [/^pass$/, 'It costs nothing: turn a hit into a critical hit.'],
      ],
    }),
    act({
      title: 'And the lock',
      says: 'A blank and an eye are of no use as they are.',
      todo: 'Spend the lock.',
      right: /^mod:lock/,
      wrong: [[/^pass$/, 'Two dice are wasted as they lie: spend the lock.']],
    }),
    act({
      title: 'Roll again',
      says: 'Only the two that show nothing.',
      todo: 'Click the blank and the eye, then press Reroll.',
      right: /^die:2,die:3$|^die:3,die:2$/,
      wrong: [
        [/die:[01]/, 'Hits are good: leave them. Click the blank and the eye alone.'],
        [/^$/, 'Click the blank and the eye first.'],
        [/./, 'Both of them: the blank and the eye.'],
      ],
      light: { region: 'dice' },
    }),
    ready(
      'The Force',
      'Your Jedi (A2) has Force: a purple number, here 1. In an attack, each Force spent turns one eye into a hit; in defense, into an evade.',
      {
        sees: [JEDI, CHASER],
        prepare: [
          { kind: 'settle', practice: { ...SHOOTING, peaceful: [BOMBER, FOE, CHASER] } },
          move(CHASER, 700, 470, 180),
          { kind: 'setNextRoll', dice: 'attack', faces: ['focus', 'hit', 'blank'] },
          { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'blank', 'blank'] },
        ],
      },
    ),
    act({
      title: 'The Jedi shoots',
      says: 'The TIE before it is B2.',
      todo: 'Choose B2, then press Attack.',
      right: /^target:ship:B2/,
      wrong: [
        [/^target/, 'That is the other TIE. Choose B2, right ahead of your Jedi.'],
        [/^pass$/, 'Attack it, to use the Force.'],
      ],
      praise: 'An eye, a hit and a blank.',
    }),
    act({
      title: 'Use the Force',
      says: 'One Force for one eye.',
      todo: 'Spend the Force.',
      right: /force/i,
      wrong: [[/^pass$/, 'It comes back at the end of the round: spend it.']],
      praise: 'Two hits, one of them evaded. And when the round ended, the Force came back: one each round.',
    }),
    dial({
      title: 'A bomb',
      says: 'The TIE B2 has got behind your Y-wing. Bombs are dropped in the System Phase, before anybody moves, and explode when all have moved.',
      todo: 'Set the straight of speed 3 for A1.',
      maneuver: '3F',
      otherwise: 'Straight ahead at speed 3: you do not want to be near.',
      sees: [CHASER],
      prepare: [{ kind: 'settle', practice: FLYING }, move(BOMBER, 350, 330), move(CHASER, 350, 190)],
    }),
    ready('Before anybody moves', 'The table will ask about the bomb first.'),
    act({
      title: 'Drop it',
      says: 'The bomb is laid at the tail, along its template.',
      todo: 'Choose a place for the bomb.',
      right: /^(?!pass$)/,
      wrong: [[/^pass$/, 'Then the TIE goes free: drop the bomb.']],
    }),
    act({
      title: 'Away',
      says: 'The Y-wing has moved off. When all have moved, the bomb will explode: each ship at range 0 or 1 suffers a critical damage.',
      todo: 'Press No action.',
      right: /^pass$/,
      wrong: [[/^action/, 'It could. For now press No action, and watch the bomb.']],
      light: { option: 'pass' },
      praise: 'The TIE was near enough, your Y-wing was not. Bombs ask nobody whose side they are on.',
    }),
    ask({
      title: 'Bombs and mines',
      says: 'A bomb explodes at the end of the Activation Phase. A mine waits.',
      todo: 'What sets off a mine?',
      answers: [
        [
          '+A ship that moves through it or onto it',
          'Yes, and it hurts that ship alone. It lies there until somebody comes.',
        ],
        ['A ship at range 1', 'Near is not enough: the ship has to move through the mine, or onto it.'],
        ['The end of the round', 'A mine waits for as long as it takes: somebody has to fly into it.'],
      ],
    }),
  ],
  done: 'Read your cards before the game: charges do not come back by themselves, the Force does, and bombs need a plan.',
};
