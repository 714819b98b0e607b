import type { ShipId } from '../engine/core/ids';
import type { Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, read, ready } from './steps';

const ME = 'ship:A1';
const MATE = 'ship:A2';
const FOE = 'ship:B1';

const FLYING: Practice = { drill: 'move', still: [MATE, FOE], peaceful: [], endless: [] };
const move = (piece: ShipId, x: number, y: number, heading = 0): RefereeEdit => ({
  kind: 'move',
  piece,
  pose: { x, y, heading },
});

/** The fifth lesson: what happens where two ships want one place. */
export const overlapping: Lesson = {
  id: 'overlapping',
  name: 'Overlapping ships',
  about: 'Fly past a ship, bump into an enemy and into a friend, and shoot at range 0.',
  minutes: 4,
  seed: 5,
  setup: lessonSetup({
    mine: ['pilot:banditsquadronpilot', 'pilot:banditsquadronpilot'],
    theirs: ['pilot:academypilot'],
    practice: FLYING,
  }),
  places: {
    [ME]: { x: 400, y: 200, heading: 0 },
    [MATE]: { x: 700, y: 200, heading: 0 },
    [FOE]: { x: 400, y: 330, heading: 180 },
  },
  steps: [
    read(
      'Two ships, one place',
      'A TIE fighter (B1) stands in the way of your Headhunter (A1). Ships may fly across each other, but two bases cannot lie on each other.',
    ),
    dial({
      title: 'Across it',
      says: 'What counts is where a ship ends. The template may lie across as many ships as it likes.',
      todo: 'Set a straight for A1 that ends beyond the TIE: speed 4.',
      maneuver: '4F',
      otherwise: 'Take the straight arrow of speed 4.',
      wrong: [
        [/^dial:ship:A1:1F/, 'That stops before the TIE. We want to get beyond it: speed 4.'],
        [/^dial:ship:A1:[23]F/, 'Too short: it would end on the TIE. Take speed 4.'],
        [/^dial:ship:A1:\dK/, 'That would turn you round at the end. This time straight on: speed 4.'],
      ],
    }),
    ready('Fly', 'Watch the template: it lies across the TIE.', {
      praise: 'Through it, as if nobody were there. That maneuver was fully executed.',
    }),
    act({
      title: 'As ever',
      says: 'Nothing was lost: your ship may perform its action.',
      todo: 'Choose Focus.',
      right: /^action:focus/,
      wrong: [
        [/^action/, 'That would be allowed. For now choose Focus.'],
        [/^pass$/, 'It is allowed one: choose Focus.'],
      ],
      light: { option: 'action:focus:white' },
    }),
    dial({
      title: 'Into it',
      says: 'Now the other case. Your ship is back at the start. A straight of speed 3 would end on the TIE.',
      todo: 'Set the straight of speed 3.',
      maneuver: '3F',
      otherwise: 'For once we want the bump: the straight arrow of speed 3.',
      prepare: [move(ME, 400, 200)],
    }),
    ready(
      'Bump',
      'Your ship overlaps the TIE: it goes back along the template until it lies clear, touching the TIE.',
      {
        praise: 'It stopped short, base to base with the TIE. Its maneuver was partially executed.',
      },
    ),
    act({
      title: 'After bumping into an enemy',
      says: 'Its own action is lost. But whoever bumps into an enemy, and is not stressed, may focus or calculate at once, as a red action.',
      todo: 'Choose Focus.',
      right: /^action:focus/,
      wrong: [[/^pass$/, 'You may do without. For the lesson take it: choose Focus.']],
      light: { option: 'action:focus:red' },
      praise: 'A focus token for a stress token. There is no other action this time.',
    }),
    ask({
      title: 'Touching',
      says: 'The two bases touch: the ships are at range 0 of each other.',
      todo: 'May your ship attack the TIE in front of it?',
      answers: [
        [
          '+Yes, but with no extra die',
          'Yes. Range 0 has no bonus, and of the two only the defender may change the dice.',
        ],
        ['Yes, with an extra die', 'It may attack. But the extra die belongs to range 1 alone.'],
        ['No, they are too close', 'Touching does not forbid an attack with the primary weapon.'],
      ],
    }),
    ready(
      'Shoot at range 0',
      'Now your ship may shoot. Both it and the TIE have a focus token, set there by the lesson.',
      {
        prepare: [
          { kind: 'settle', practice: { drill: 'shoot', still: [], peaceful: [MATE, FOE], endless: [] } },
          { kind: 'takeToken', ship: ME, token: 'stress' },
          { kind: 'giveToken', ship: ME, token: 'focus' },
          { kind: 'giveToken', ship: FOE, token: 'focus' },
          { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'focus'] },
          { kind: 'setNextRoll', dice: 'defense', faces: ['focus', 'blank', 'blank'] },
        ],
      },
    ),
    act({
      title: 'Attack',
      says: 'The table says range 0: two red dice, no more.',
      todo: 'Choose the TIE, then press Attack.',
      right: /^target:ship:B1/,
      wrong: [[/^pass$/, 'Attack it: you will see what range 0 does.']],
      praise:
        'You had a focus token and an eye, and were not asked: at range 0 the attacker changes nothing. The TIE, defending, spent its focus and evaded.',
    }),
    dial({
      title: 'Into a friend',
      says: 'Last, your own wingmate (A2) in the way, and the TIE far off.',
      todo: 'Set the straight of speed 3 for A1.',
      maneuver: '3F',
      otherwise: 'Bump into your friend, for once: the straight of speed 3.',
      prepare: [
        { kind: 'settle', practice: FLYING },
        move(FOE, 700, 700, 180),
        move(ME, 400, 200),
        move(MATE, 400, 330),
        { kind: 'reseed', seed: 2 },
      ],
    }),
    ready(
      'Bump into a friend',
      'This is worse: an attack die is rolled, and on a hit or a critical hit your ship suffers 1 damage.',
      {
        praise: 'The die did it: one shield is gone. Your ship skips its action too, and no focus is offered.',
      },
    ),
    ask({
      title: 'Blocking',
      says: 'Bumps are not only accidents: some players fly into the way of others on purpose.',
      todo: 'Whom does a bump hurt most?',
      answers: [
        [
          '+The ship that has not acted yet',
          'Yes: whoever bumps loses their action. Standing in the way of a ship that moves later is called blocking.',
        ],
        ['The ship that was bumped into', 'No: nothing happens to it, and an action it has taken stays.'],
        ['Both the same', 'No: only the ship that moved stops short and loses its action.'],
      ],
    }),
  ],
  done: 'Across is free; onto stops you short. An enemy costs the action, but leaves a red focus; a friend may cost a shield.',
};
