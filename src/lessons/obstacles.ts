import type { ObjectId } from '../engine/core/ids';
import type { Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, read, ready } from './steps';

const ME = 'ship:A1';
const FOE = 'ship:B1';
const ASTEROID = 'rock:1';
const DEBRIS = 'rock:2';
const GAS = 'rock:3';

const FLYING: Practice = { drill: 'move', still: [FOE], peaceful: [FOE], endless: [] };
const SHOOTING: Practice = { ...FLYING, drill: 'shoot' };
const move = (piece: ObjectId, x: number, y: number, heading = 0): RefereeEdit => ({
  kind: 'move',
  piece,
  pose: { x, y, heading },
});
const straight = (speed: number) => ({
  maneuver: `${speed}F`,
  otherwise: `For once we fly into it: the straight arrow of speed ${speed}.`,
});

/** The sixth lesson: what each kind of obstacle does to whoever flies across it, stops on it, or shoots past it. */
export const obstacles: Lesson = {
  id: 'obstacles',
  name: 'Obstacles',
  about: 'Asteroid, debris and gas: what each does to a ship, and how they get in the way of shots.',
  minutes: 5,
  seed: 6,
  setup: lessonSetup({
    mine: 'pilot:goldsquadronveteran',
    theirs: ['pilot:academypilot'],
    obstacles: ['obstacle:coreasteroid1', 'obstacle:yt2400debris1', 'obstacle:gascloud2'],
    practice: FLYING,
  }),
  places: {
    [ME]: { x: 250, y: 150, heading: 0 },
    [FOE]: { x: 457, y: 600, heading: 180 },
    [ASTEROID]: { x: 250, y: 230, heading: 0 },
    [DEBRIS]: { x: 457, y: 300, heading: 0 },
    [GAS]: { x: 664, y: 230, heading: 0 },
  },
  steps: [
    read(
      'Three kinds',
      'An asteroid on the left, a debris cloud in the middle, a gas cloud on the right. Your Y-wing (A1) will meet all three. In a game, you had better fly round them.',
      { sees: [ASTEROID, DEBRIS, GAS, FOE] },
    ),
    dial({
      title: 'Across the asteroid',
      says: 'Obstacles do not stop a ship: it flies on. But whoever touches one, with the template or the base, pays for it.',
      todo: 'Set the straight of speed 3 for A1.',
      ...straight(3),
      prepare: [{ kind: 'reseed', seed: 2 }],
    }),
    ready(
      'Fly across',
      'The asteroid: 1 damage for certain. Then an attack die: a hit or a critical hit is 1 damage more.',
      {
        praise: 'Two shields: one for the asteroid, one for the die.',
      },
    ),
    act({
      title: 'Beyond it',
      says: 'Your ship flew across, but does not lie on the asteroid at the end. So it still may perform its action.',
      todo: 'Choose Focus.',
      right: /^action:focus/,
      wrong: [
        [/^action/, 'That would be allowed. For now choose Focus.'],
        [/^pass$/, 'The action is there: choose Focus.'],
      ],
      light: { option: 'action:focus:white' },
    }),
    dial({
      title: 'Onto the debris',
      says: 'Now the debris, with two fresh shields. This time your ship will end on it.',
      todo: 'Set the straight of speed 2.',
      ...straight(2),
      prepare: [move(ME, 457, 180), { kind: 'setShields', ship: ME, to: 2 }, { kind: 'reseed', seed: 2 }],
    }),
    ready(
      'Into the debris',
      'Debris: 1 stress token for certain. Then an attack die: a hit is 1 damage, a critical hit 1 critical damage.',
      {
        praise: 'Stress, and the die took a shield. And as your ship lies on an obstacle now, it had no action.',
      },
    ),
    ask({
      title: 'Shooting from an obstacle',
      says: 'Your ship touches the debris: range 0. The TIE (B1) stands right ahead of it at range 3.',
      todo: 'May your ship attack?',
      answers: [
        ['+No', 'Right: at range 0 of an asteroid, a debris cloud or a gas cloud a ship cannot attack.'],
        ['Yes, the TIE is in arc and in range', 'In arc and in range, but whoever touches an obstacle cannot attack.'],
        ['Yes, with one die less', 'No die is lost: it cannot attack at all while it touches the obstacle.'],
      ],
    }),
    ready('Try it', 'The other half of a round: now everybody may shoot who can.', {
      prepare: [{ kind: 'settle', practice: SHOOTING }],
      praise: 'Nothing was asked: your ship had no attack to make.',
    }),
    dial({
      title: 'Into the gas',
      says: 'Last the gas cloud. The lesson has given your ship a lock on the TIE, and has taken its stress away.',
      todo: 'Set the straight of speed 3.',
      ...straight(3),
      sees: [FOE],
      prepare: [
        { kind: 'settle', practice: FLYING },
        { kind: 'takeToken', ship: ME, token: 'stress' },
        { kind: 'giveLock', ship: ME, object: FOE },
        move(ME, 664, 150),
        { kind: 'reseed', seed: 4 },
      ],
    }),
    ready(
      'Through the gas',
      'Gas: all locks on the ship and by it are gone, and it gains a strain token. Then an attack die: a hit is 1 ion token, a critical hit 3.',
      {
        praise: 'The lock is gone. A strain token, and an ion token by the die; no damage.',
      },
    ),
    act({
      title: 'What is left to it',
      says: 'Your ship is ionized: until it has flown that off it may focus, and nothing else.',
      todo: 'Choose Focus.',
      right: /^action:focus/,
      wrong: [[/^pass$/, 'You may do without. For the lesson choose Focus.']],
      light: { option: 'action:focus:white' },
    }),
    dial({
      title: 'Ionized',
      says: 'Whatever its dial shows, an ionized ship drifts at speed 1: straight, or a bank to the side of its dial. Its tokens go when it has. One is enough for a small ship.',
      todo: 'Set any maneuver for A1.',
      maneuver: '',
      otherwise: 'Any will do.',
    }),
    ready(
      'Drift',
      'Strain means one green die fewer when the ship next defends. It goes then, or with a blue maneuver; an ion maneuver is blue.',
      {
        praise: 'Speed 1, and the strain is gone. The ion token goes when the ship has acted.',
      },
    ),
    act({
      title: 'Still focus alone',
      says: 'Until this activation is over it may only focus. Then it is a ship like any other again.',
      todo: 'Choose Focus.',
      right: /^action:focus/,
      wrong: [
        [/^action/, 'That would be allowed. For now choose Focus.'],
        [/^pass$/, 'It is allowed one: choose Focus.'],
      ],
      light: { option: 'action:focus:white' },
    }),
    ready(
      'Shooting past a rock',
      'Now the asteroid lies between your ship and the TIE. An attack measured through an obstacle is obstructed: one green die more.',
      {
        sees: [ME, ASTEROID, FOE],
        prepare: [
          { kind: 'settle', practice: SHOOTING },
          move(ME, 250, 100),
          move(FOE, 250, 320, 180),
          { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'blank'] },
          { kind: 'setNextRoll', dice: 'defense', faces: ['blank', 'blank', 'focus', 'evade'] },
        ],
      },
    ),
    act({
      title: 'An obstructed attack',
      says: 'The TIE has agility 3, at range 2. Look how many green dice it rolls.',
      todo: 'Choose the TIE, then press Attack.',
      right: /^target:ship:B1/,
      wrong: [[/^pass$/, 'Attack it: the fourth green die is what this is about.']],
      praise: 'Four green dice, and the fourth one saved it.',
    }),
  ],
  done: 'Asteroids hurt, debris stresses, gas breaks locks and slows you down. Do not stop on any of them; to hide behind one is a good idea.',
};
