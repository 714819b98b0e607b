import type { ObjectId, ShipId } from '../engine/core/ids';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, read } from './steps';

const A_WING = 'ship:A1';
const HWK = 'ship:A2';
const GUNSHIP = 'ship:A3';
const SHUTTLE = 'ship:A4';
const K_WING = 'ship:A5';
const FOE = 'ship:B1';
const ALL: readonly ShipId[] = [A_WING, HWK, GUNSHIP, SHUTTLE, K_WING, FOE];

/** One ship flies, the others wait. */
const only = (ship: ShipId): RefereeEdit => ({
  kind: 'settle',
  practice: { drill: 'move', still: ALL.filter(one => one !== ship), peaceful: ALL, endless: [] },
});
const move = (piece: ObjectId, x: number, y: number, heading = 0): RefereeEdit => ({
  kind: 'move',
  piece,
  pose: { x, y, heading },
});
/** The lesson flies for the learner: this is about what comes after. */
const flown = (ship: ShipId, maneuver: string) => ({
  prepare: [only(ship)],
  lead: [`dial:${ship}:${maneuver}`, 'ready'],
});
const choose = (name: string): readonly (readonly [RegExp, string])[] => [
  [/^action/, `That would be allowed, but this step is about another one: choose ${name}.`],
  [/^pass$/, `Do not let it pass: choose ${name}.`],
];

/** The ninth lesson: every action, and what comes with the red, the linked and the purple ones. */
export const allActions: Lesson = {
  id: 'allActions',
  name: 'All actions',
  about: 'Evade, boost, reinforce, coordinate, jam, SLAM and the rest; red, linked and purple ones.',
  minutes: 6,
  seed: 9,
  setup: lessonSetup({
    mine: [
      'pilot:greensquadronpilot',
      'pilot:rebelscout',
      'pilot:kashyyykdefender',
      'pilot:zeborrelios-sheathipedeclassshuttle',
      { pilot: 'pilot:wardensquadronpilot', upgrades: ['upgrade:protontorpedoes'] },
    ],
    theirs: ['pilot:academypilot'],
    practice: { drill: 'move', still: ALL.filter(one => one !== A_WING), peaceful: ALL, endless: [] },
  }),
  places: {
    [A_WING]: { x: 140, y: 150, heading: 0 },
    [HWK]: { x: 290, y: 150, heading: 0 },
    [GUNSHIP]: { x: 440, y: 150, heading: 0 },
    [SHUTTLE]: { x: 590, y: 150, heading: 0 },
    [K_WING]: { x: 740, y: 150, heading: 0 },
    [FOE]: { x: 457, y: 700, heading: 180 },
  },
  steps: [
    read(
      'The action bar',
      'Which actions a ship has stands on its card. You know focus, lock and barrel roll. Five ships of yours show the others; the lesson flies, you act. No ship may perform the same action twice in a round.',
      { sees: ALL },
    ),
    act({
      title: 'Evade',
      says: 'The A-wing (A1) has flown. An evade token makes an evade of one green die that is not: a blank or an eye.',
      todo: 'Choose Evade.',
      right: /^action:evade/,
      wrong: choose('Evade'),
      light: { option: 'action:evade:white' },
      ...flown(A_WING, '2FB'),
    }),
    act({
      title: 'One more, in red',
      says: 'A-wings have an ability: after an action they may boost, a short hop forward, as a red action. Red means: a stress token afterwards.',
      todo: 'Choose Boost.',
      right: /^action:boost/,
      wrong: choose('Boost'),
      light: { option: 'action:boost:red' },
    }),
    act({
      title: 'Where to?',
      says: 'A boost goes straight on or along a bank, always at speed 1. It is not a maneuver.',
      todo: 'Choose one of the places.',
      right: /./,
      praise: 'It hopped ahead, and is stressed now: no more actions until a blue maneuver.',
    }),
    act({
      title: 'A linked action',
      says: 'The HWK-290 (A2) has a second action joined to its focus: after the first it may perform the second at once.',
      todo: 'Choose Focus.',
      right: /^action:focus/,
      wrong: choose('Focus'),
      light: { option: 'action:focus:white' },
      ...flown(HWK, '1FB'),
    }),
    act({
      title: 'The second of the two',
      says: 'Rotate is linked to focus, in red: stress again. Without need one leaves it.',
      todo: 'Choose Rotate.',
      right: /^action:rotate/,
      wrong: choose('Rotate'),
      light: { option: 'action:rotate:red' },
    }),
    act({
      title: 'Turn the turret',
      says: 'Rotate turns the indicator to another side.',
      todo: 'Choose any side.',
      right: /./,
      praise: 'Focus and a new side, for one stress token.',
    }),
    act({
      title: 'Reinforce',
      says: 'The gunship (A3) is sturdy. Reinforce protects one half, fore or aft: an attack from there loses one result if more than one would get through.',
      todo: 'Choose Reinforce.',
      right: /^action:reinforce/,
      wrong: choose('Reinforce'),
      light: { option: 'action:reinforce:white' },
      ...flown(GUNSHIP, '1FB'),
    }),
    act({
      title: 'Fore or aft?',
      says: 'Where will the shots come from?',
      todo: 'Choose either.',
      right: /./,
      praise: 'A token for that half, until the round ends.',
    }),
    act({
      title: 'Coordinate',
      says: 'The shuttle (A4) can lend its own action to a friend at range 1 or 2.',
      todo: 'Choose Coordinate.',
      right: /^action:coordinate/,
      wrong: choose('Coordinate'),
      light: { option: 'action:coordinate:white' },
      ...flown(SHUTTLE, '1FB'),
    }),
    act({
      title: 'To whom?',
      says: 'Every friend that may act is offered; a stressed one cannot.',
      todo: 'Choose a ship.',
      right: /ship:/,
      wrong: [[/^pass$/, 'Then the action would be wasted: choose a ship.']],
    }),
    act({
      title: 'It acts at once',
      says: 'The friend performs one of its own actions, though it is not its turn. Focus is always good.',
      todo: 'Choose Focus.',
      right: /^action:focus/,
      wrong: [
        [/^action/, 'In a game, why not. Here choose Focus.'],
        [/^pass$/, 'It is a gift: choose Focus.'],
      ],
    }),
    act({
      title: 'Jam',
      says: 'The HWK again, next to an enemy with a focus token. Jam: an enemy at range 1 gets a jam token, and loses a green token or a lock by it. Red here.',
      todo: 'Choose Jam.',
      right: /^action:jam/,
      wrong: choose('Jam'),
      light: { option: 'action:jam:red' },
      prepare: [
        only(HWK),
        { kind: 'takeToken', ship: HWK, token: 'stress' },
        move(HWK, 290, 300),
        move(FOE, 290, 460, 180),
        { kind: 'giveToken', ship: FOE, token: 'focus' },
      ],
      lead: ['dial:ship:A2:1FB', 'ready'],
    }),
    act({
      title: 'Whom?',
      says: 'Only enemies near enough are offered.',
      todo: 'Choose the TIE.',
      right: /ship:B1/,
      wrong: [[/^pass$/, 'Choose the TIE.']],
      praise: 'Its focus token is gone.',
    }),
    act({
      title: 'SLAM',
      says: 'The K-wing (A5) can fly a second maneuver of the same speed. Afterwards it is disarmed: it cannot attack this round.',
      todo: 'Choose SLAM.',
      right: /^action:slam/,
      wrong: choose('SLAM'),
      light: { option: 'action:slam:white' },
      ...flown(K_WING, '1FB'),
    }),
    act({
      title: 'Once more',
      says: 'It flew speed 1, so only speed 1 is offered.',
      todo: 'Choose a maneuver.',
      right: /./,
      praise: 'Twice as far, and disarmed until the round ends.',
    }),
    act({
      title: 'Reload',
      says: 'A new round. Both charges of its torpedoes are spent. Reload brings one back, on a torpedo, missile or device card, and disarms too.',
      todo: 'Choose Reload.',
      right: /^action:reload/,
      wrong: choose('Reload'),
      light: { option: 'action:reload:white' },
      prepare: [only(K_WING), { kind: 'setCharges', ship: K_WING, card: 'upgrade:protontorpedoes', to: 0 }],
      lead: ['dial:ship:A5:1FB', 'ready'],
    }),
    ask({
      title: 'Purple, and the rest',
      says: 'A purple action costs one Force. Calculate is a small focus: its token turns one eye instead of all. Cloak hides a ship: two more green dice, but no attacks until it decloaks.',
      todo: 'A stressed ship: which of its actions may it perform?',
      answers: [
        ['+None of them', 'Right: white, red, linked or purple, stress forbids all, unless a card says otherwise.'],
        ['The white ones', 'Colour does not help: stress forbids all actions.'],
        ['The red ones', 'Those would bring even more stress. Stress forbids all actions.'],
      ],
    }),
  ],
  done: 'Defend, hop, aim, help, hinder. White is free, red costs stress, purple costs Force, and linked ones come after their first.',
};
