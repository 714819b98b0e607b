import type { ShipId } from '../engine/core/ids';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, read, ready } from './steps';

const A_WING = 'ship:A1';
const X_WING = 'ship:A2';
const HWK = 'ship:A3';
const SHUTTLE = 'ship:A4';
const WATCHER = 'ship:B1';
const ALL: readonly ShipId[] = [A_WING, X_WING, HWK, SHUTTLE, WATCHER];

/** One ship flies, the others wait. */
const only = (ship: ShipId): RefereeEdit => ({
  kind: 'settle',
  practice: { drill: 'move', still: ALL.filter(one => one !== ship), peaceful: ALL, endless: [] },
});

/** The fourth lesson: maneuvers that do more than follow their template. */
export const advanced: Lesson = {
  id: 'advanced',
  name: 'Advanced maneuvers',
  about: 'Koiogran turn, Segnor’s loop and Tallon roll, standing still and flying backward.',
  minutes: 4,
  seed: 4,
  setup: lessonSetup({
    mine: [
      'pilot:greensquadronpilot',
      'pilot:lukeskywalker-swz106',
      'pilot:rebelscout',
      'pilot:zeborrelios-sheathipedeclassshuttle',
    ],
    theirs: ['pilot:academypilot'],
    practice: { drill: 'move', still: ALL.filter(one => one !== A_WING), peaceful: ALL, endless: [] },
  }),
  places: {
    [A_WING]: { x: 200, y: 200, heading: 0 },
    [X_WING]: { x: 457, y: 200, heading: 0 },
    [HWK]: { x: 660, y: 200, heading: 0 },
    [SHUTTLE]: { x: 800, y: 400, heading: 0 },
    [WATCHER]: { x: 457, y: 800, heading: 180 },
  },
  steps: [
    read(
      'Not every arrow is a curve',
      'Straights, banks and turns simply follow their template. Most advanced maneuvers do something more at its end. The four ships with a teal edge are yours, and one flies at a time.',
      { sees: ALL },
    ),
    ask({
      title: 'One that you know',
      says: 'In the second lesson you flew a Koiogran turn: straight ahead, then facing back. What did it cost?',
      todo: 'Choose an answer below.',
      answers: [
        ['+A stress token', 'Yes: it is red on nearly every dial, and a red maneuver brings stress.'],
        ['A shield', 'No, flying costs no shields. Think of the colour of the arrow: it was red.'],
        ['Nothing', 'It was red, and red maneuvers cost something.'],
      ],
    }),
    dial({
      title: 'Segnor’s loop',
      says: 'The loop flies along a bank, a gentle curve, and ends facing back. Its arrow bends to the side and comes back down. This A-wing (A1) has it at speed 3.',
      todo: 'Set a Segnor’s loop for A1, to either side.',
      maneuver: '3[LP]',
      otherwise: 'That is not the loop. Look in row 3 for a red arrow that bends and comes back.',
      wrong: [[/^dial:ship:A1:5K/, 'That is the Koiogran turn, which goes straight. The loop is in row 3.']],
    }),
    ready(
      'Watch where it ends',
      'The same template as a bank of speed 3, but the ship is set down the other way round.',
      {
        praise: 'It flew a curve and looks back now. It was red, so A1 is stressed and had no action.',
      },
    ),
    dial({
      title: 'Tallon roll',
      says: 'Next your X-wing (A2). A Tallon roll follows a turn, and then the ship is turned a further quarter to the same side. It ends facing where it came from.',
      todo: 'Set a Tallon roll for A2: a red arrow in row 3.',
      ship: X_WING,
      maneuver: '3[ER]',
      otherwise: 'That is not the Tallon roll. Look for a red arrow in row 3, at the outside.',
      prepare: [only(X_WING)],
    }),
    ready('Fly the roll', 'A turn, and a quarter more.'),
    act({
      title: 'Three places',
      says: 'At the end of a Tallon roll you choose one of three places: the middle of the ship’s side, or a little to either end, meets the template.',
      todo: 'Choose any of them.',
      right: /^(?!takeBack)/,
    }),
    dial({
      title: 'Standing still',
      says: 'Next the HWK-290 (A3). Few dials have a stop: speed 0. The ship stays where it is. It still counts as having executed a maneuver.',
      todo: 'Set the stop for A3.',
      ship: HWK,
      maneuver: '0O',
      otherwise: 'That one moves. The stop is the square at speed 0.',
      prepare: [only(HWK)],
      praise: 'On this dial it is red.',
    }),
    ready('Stay', 'No template is laid.', { praise: 'It has not moved, and has a stress token for a red maneuver.' }),
    dial({
      title: 'Backward',
      says: 'Last the Sheathipede shuttle (A4). A reverse maneuver lays its template at the tail: the ship backs off and keeps looking forward.',
      todo: 'Set the reverse straight for A4.',
      ship: SHUTTLE,
      maneuver: '1S',
      otherwise: 'That leads forward. The reverse one is the red arrow down.',
      prepare: [only(SHUTTLE)],
    }),
    ready('Back off', 'Reverse banks exist too: gentle curves backward.', {
      praise: 'Backward, still looking up. Red again: stress.',
    }),
    ask({
      title: 'When the place is taken',
      says: 'Loop, roll and Koiogran turn the ship only at the end of a whole maneuver. If another ship stands there, yours stops short.',
      todo: 'Which way does it face then?',
      answers: [
        [
          '+The way it flew: it does not turn',
          'Yes. Without a whole maneuver there is no turning; a red one still brings stress.',
        ],
        ['Back, as planned', 'No: the turning belongs to the end of the template, and it never got there.'],
        ['Whichever way I like', 'No, there is no choice: it faces as the curve brought it.'],
      ],
    }),
  ],
  done: 'Koiogran straight, Segnor along a bank, Tallon along a turn; stop and reverse. Mind the stress that most of them bring.',
};
