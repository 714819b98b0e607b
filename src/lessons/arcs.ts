import type { ObjectId } from '../engine/core/ids';
import type { Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, look, read, ready } from './steps';

const A_WING = 'ship:A1';
const HWK = 'ship:A2';
const NEAR = 'ship:B1';
const FAR = 'ship:B2';

const SHOOTING: Practice = { drill: 'shoot', still: [], peaceful: [HWK, NEAR, FAR], endless: [] };
const move = (piece: ObjectId, x: number, y: number, heading = 0): RefereeEdit => ({
  kind: 'move',
  piece,
  pose: { x, y, heading },
});
const attack = (title: string, says: string, praise: string, ship = 'B1') =>
  act({
    title,
    says,
    todo: `Choose ${ship}, then press Attack.`,
    right: new RegExp(`^target:ship:${ship}`),
    wrong: [
      [/^target/, 'That is the other one. Choose the one that the lesson is about.'],
      [/^pass$/, 'Attack it: that is what this step is about.'],
    ],
    praise,
  });

/** The eighth lesson: where a ship can shoot, how far it counts, turrets and the bullseye. */
export const arcs: Lesson = {
  id: 'arcs',
  name: 'Arcs and range',
  about: 'What is in an arc, range measured inside it, the dice of each range, turrets and the bullseye.',
  minutes: 5,
  seed: 8,
  setup: lessonSetup({
    mine: [{ pilot: 'pilot:greensquadronpilot', upgrades: ['upgrade:predator'] }, 'pilot:rebelscout'],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice: SHOOTING,
  }),
  places: {
    [A_WING]: { x: 400, y: 250, heading: 0 },
    [HWK]: { x: 800, y: 120, heading: 0 },
    [NEAR]: { x: 478, y: 328, heading: 90 },
    [FAR]: { x: 330, y: 500, heading: 180 },
  },
  steps: [
    look({
      title: 'A wedge',
      says: 'Your A-wing (A1) has two TIEs before it: B1 close by on the right, B2 further off.',
      todo: 'Press the arcs button.',
      at: { kind: 'arcs', ship: A_WING },
      otherwise: 'Those are the arcs of another ship. Press the lit button: it shows the arcs of all.',
      light: { region: 'arcs' },
    }),
    ask({
      title: 'A corner is enough',
      says: 'The edge of your front arc cuts across the base of B1: a part of it lies inside, a part outside.',
      todo: 'Is B1 in your arc?',
      answers: [
        ['+Yes', 'Yes: any part of a base inside the arc will do.'],
        ['No, not with all of its base', 'Not all of it is needed: any part inside will do.'],
        ['Only if its middle is inside', 'The middle means nothing: any part of the base will do.'],
      ],
    }),
    look({
      title: 'Measure',
      says: 'From base to base, by the shortest line, B1 is very near.',
      todo: 'Press Ruler, then click A1, then B1.',
      at: { kind: 'ruler', from: A_WING, to: NEAR },
      otherwise: 'That measures something else. Click your A-wing (A1), then the TIE on the right (B1).',
      light: { region: 'ruler' },
      praise: 'Range 1. An attack measures the nearest part that is inside the arc; here, that is range 1 as well.',
    }),
    read(
      'Attack range',
      'The two can differ: a ship whose nearest corner lies outside your arc may be at range 1, and the part of it inside the arc at range 2. For an attack, only the part inside counts.',
    ),
    ready('One die more', 'At range 1 the attacker rolls one red die more. Your A-wing has 2.', {
      prepare: [
        { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'blank', 'hit'] },
        { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'blank', 'blank'] },
      ],
    }),
    attack(
      'Range 1',
      'Both TIEs are offered, as both are in the arc. Take the near one (B1).',
      'Three red dice: two hits, one was evaded.',
    ),
    ready('One green die more', 'Now the far one, moved off to range 3: there the defender rolls one green die more.', {
      sees: [A_WING, FAR],
      prepare: [
        move(NEAR, 700, 700, 180),
        move(FAR, 470, 540, 180),
        { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'blank'] },
        { kind: 'setNextRoll', dice: 'defense', faces: ['blank', 'blank', 'blank', 'evade'] },
      ],
    }),
    attack('Range 3', 'Agility 3, and one more.', 'Four green dice. The fourth one saved it.', 'B2'),
    ask({
      title: 'Range 0',
      says: 'Ships that touch are at range 0. You may attack with the primary weapon.',
      todo: 'How many red dice does your A-wing roll there?',
      answers: [
        ['+2', 'Yes: no die is added at range 0, and the attacker’s dice cannot be changed but by the defender.'],
        ['3, as at range 1', 'The bonus die belongs to range 1. At range 0 none is added.'],
        ['None', 'It may attack at range 0: with the 2 dice of its weapon.'],
      ],
    }),
    ready(
      'The bullseye',
      'The narrow strip straight ahead is the bullseye arc. By itself it does nothing, but cards speak of it: Predator, on your A-wing, lets it reroll one die against whoever is in there.',
      {
        prepare: [
          move(FAR, 400, 430, 180),
          { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'blank'] },
          { kind: 'setNextRoll', dice: 'defense', faces: ['blank', 'blank', 'blank'] },
          { kind: 'reseed', seed: 4 },
        ],
      },
    ),
    attack('Straight ahead', 'B2 is straight ahead of you, in the bullseye.', 'One blank. Predator may be used.', 'B2'),
    act({
      title: 'Predator',
      says: 'The card offers a reroll of one die.',
      todo: 'Use Predator.',
      right: /predator/i,
      wrong: [[/^pass$/, 'There is a blank to roll again, and it costs nothing: use Predator.']],
    }),
    act({
      title: 'Which die?',
      says: 'The hit stays. The blank has nothing to lose.',
      todo: 'Click the blank die, then press Reroll.',
      right: /^die:1$/,
      wrong: [
        [/^$/, 'Click the blank die first.'],
        [/die:0/, 'The hit is good: keep it. Only the blank.'],
      ],
      light: { region: 'dice' },
    }),
    dial({
      title: 'A turret',
      says: 'Now your HWK-290 (A2): its weapon is a turret. It points at one of the four sides, and shoots only there. B1 has come up on its left.',
      todo: 'Set the straight of speed 1 for A2.',
      ship: HWK,
      maneuver: '1F',
      otherwise: 'Straight ahead at speed 1 for A2.',
      prepare: [
        {
          kind: 'settle',
          practice: { drill: 'both', still: [A_WING, NEAR, FAR], peaceful: [A_WING, NEAR, FAR], endless: [] },
        },
        move(HWK, 600, 300),
        move(NEAR, 450, 350, 180),
        move(FAR, 150, 700, 180),
        { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'hit'] },
        { kind: 'setNextRoll', dice: 'defense', faces: ['blank', 'blank', 'evade'] },
      ],
    }),
    ready('Fly', 'After the move comes the action, as ever.'),
    act({
      title: 'Rotate',
      says: 'The turret points forward. The Rotate action turns it to any other side.',
      todo: 'Choose Rotate.',
      right: /^action:rotate/,
      wrong: [
        [/^action:(focus|lock)/, 'With the red rotate that follows it would do, but for stress. Choose Rotate alone.'],
        [/^action/, 'That does not bring the TIE into the turret’s arc. Choose Rotate.'],
        [/^pass$/, 'Then it could not shoot at the TIE. Choose Rotate.'],
      ],
      light: { option: 'action:rotate:white' },
    }),
    act({
      title: 'To the left',
      says: 'B1 is on the left of your ship.',
      todo: 'Choose the left.',
      right: /left/,
      wrong: [[/right|rear/, 'The TIE is not on that side. Choose the left.']],
    }),
    attack(
      'Shoot sideways',
      'Its nose looks ahead, its turret to the left.',
      'A hit from the side. A double turret points both ways at once.',
    ),
  ],
  done: 'Any part in the arc will do, and range counts inside it. Range 1 adds a red die, range 3 a green one, range 0 neither.',
};
