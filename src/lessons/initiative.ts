import type { ShipId } from '../engine/core/ids';
import type { Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, read, ready } from './steps';

const ROOKIE = 'ship:A1';
const VETERAN = 'ship:A2';
const OTHER_ROOKIE = 'ship:A3';
const FOE = 'ship:B1';

const FLYING: Practice = { drill: 'move', still: [OTHER_ROOKIE], peaceful: [], endless: [] };
const move = (piece: ShipId, x: number, y: number, heading = 0): RefereeEdit => ({
  kind: 'move',
  piece,
  pose: { x, y, heading },
});
const noAction = (title: string, says: string) =>
  act({
    title,
    says,
    todo: 'Press No action.',
    right: /^pass$/,
    wrong: [[/^action/, 'It could. But this lesson is about the order: press No action.']],
    light: { option: 'pass' },
  });

/** The seventh lesson: who moves, who shoots, and who is first where numbers are equal. */
export const initiative: Lesson = {
  id: 'initiative',
  name: 'Initiative and order',
  about: 'Who moves first, who shoots first, and why that decides fights.',
  minutes: 4,
  seed: 7,
  setup: lessonSetup({
    mine: ['pilot:banditsquadronpilot', 'pilot:lieutenantblount', 'pilot:banditsquadronpilot'],
    theirs: ['pilot:obsidiansquadronpilot'],
    practice: FLYING,
  }),
  places: {
    [ROOKIE]: { x: 350, y: 200, heading: 0 },
    [VETERAN]: { x: 500, y: 200, heading: 0 },
    [OTHER_ROOKIE]: { x: 800, y: 120, heading: 0 },
    [FOE]: { x: 430, y: 700, heading: 180 },
  },
  steps: [
    read(
      'A number for each pilot',
      'Every pilot has an initiative from 0 to 6: it is on the base and on the card. Yours are a rookie with 1 (A1) and a veteran with 4 (A2). The TIE (B1) has 2.',
      { sees: [ROOKIE, VETERAN, FOE] },
    ),
    ask({
      title: 'Who moves first?',
      says: 'Ships move in the order of initiative, lowest first: the better pilot sees what the others have done.',
      todo: 'Which of the three moves second?',
      answers: [
        ['A1, the rookie', 'The rookie has 1, the lowest number: it moves first.'],
        ['A2, the veteran', 'The veteran has 4, the highest: it moves last, and knows where everybody is.'],
        ['+B1, the TIE', 'Yes: 1, then 2, then 4.'],
      ],
    }),
    dial({
      title: 'Plan both',
      says: 'Dials are set before anybody moves, whatever the initiative.',
      todo: 'Set the straight of speed 2 for A1.',
      ship: ROOKIE,
      maneuver: '2F',
      otherwise: 'Straight ahead at speed 2 for A1.',
      light: { region: 'dial' },
    }),
    dial({
      title: 'And the veteran',
      says: 'Each ship has its own dial.',
      todo: 'Set the straight of speed 2 for A2.',
      ship: VETERAN,
      maneuver: '2F',
      otherwise: 'Straight ahead at speed 2 for A2.',
    }),
    ready('Fly in order', 'Watch who moves when.', {
      praise: 'The rookie has moved. Before anybody else does, it may act.',
    }),
    noAction(
      'Move, then act',
      'Each ship moves and then acts, before the next one moves. A rookie has to act before it has seen where the enemy ends.',
    ),
    noAction('The veteran last', 'The TIE has moved, and then your veteran. It acts with everybody in place.'),
    ask({
      title: 'Who shoots first?',
      says: 'When all have moved, ships shoot, and now it is the other way round: highest initiative first.',
      todo: 'Who shoots first of these three?',
      answers: [
        ['A1, the rookie', 'The rookie has the lowest number: it moves first and shoots last.'],
        ['+A2, the veteran', 'Yes: moves last, shoots first. That is why high initiative is worth points.'],
        ['B1, the TIE', 'The TIE has 2: it shoots after the veteran and before the rookie.'],
      ],
    }),
    ready(
      'Why that matters',
      'The lesson has put the TIE close before your two ships, with 2 of its 3 hull gone. It could shoot your rookie. But the veteran is first.',
      {
        sees: [ROOKIE, VETERAN, FOE],
        prepare: [
          { kind: 'settle', practice: { drill: 'shoot', still: [], peaceful: [OTHER_ROOKIE], endless: [] } },
          move(FOE, 425, 480, 180),
          { kind: 'dealDamage', ship: FOE, faceup: false },
          { kind: 'dealDamage', ship: FOE, faceup: false },
          { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'hit', 'blank'] },
          { kind: 'setNextRoll', dice: 'defense', faces: ['focus', 'blank', 'blank'] },
        ],
      },
    ),
    act({
      title: 'The veteran shoots',
      says: 'A2 is asked before anybody else.',
      todo: 'Choose the TIE, then press Attack.',
      right: /^target:ship:B1/,
      wrong: [[/^pass$/, 'Do not let it live: choose the TIE and attack.']],
      praise: 'Destroyed, and removed before it could shoot: its turn would have come later.',
    }),
    dial({
      title: 'The same number',
      says: 'Your third ship (A3) is a rookie, too. Of your own ships with the same initiative you choose which goes first.',
      todo: 'Set the straight of speed 2 for A1.',
      ship: ROOKIE,
      maneuver: '2F',
      otherwise: 'Straight ahead at speed 2 for A1.',
      sees: [ROOKIE, OTHER_ROOKIE],
      prepare: [
        { kind: 'settle', practice: { drill: 'move', still: [VETERAN], peaceful: [], endless: [] } },
        move(ROOKIE, 350, 200),
        move(OTHER_ROOKIE, 350, 110),
      ],
    }),
    dial({
      title: 'One behind the other',
      says: 'A3 stands right behind A1.',
      todo: 'Set the straight of speed 2 for A3.',
      ship: OTHER_ROOKIE,
      maneuver: '2F',
      otherwise: 'Straight ahead at speed 2 for A3.',
    }),
    ready('Fly', 'The table will ask who goes first.'),
    act({
      title: 'Which one first?',
      says: 'If A3 went first, it would bump into A1. The front one should clear the way.',
      todo: 'Choose A1.',
      right: /ship:A1/,
      wrong: [[/ship:A3/, 'A3 would run into A1, which still stands there. Choose A1 first.']],
    }),
    noAction('The way is clear', 'A1 is out of the way.'),
    noAction('And the other', 'A3 follows without a bump.'),
    ask({
      title: 'Across the table',
      says: 'If ships of both players have the same initiative, all of the first player’s go first. Who that is the dice decide, anew in each round.',
      todo: 'Your A1 (1) and an enemy with 1: who moves first?',
      answers: [
        [
          '+The one whose player is first player this round',
          'Yes. In a game, a mark beside a name at the top says who is.',
        ],
        ['Mine, as I asked first', 'Asking does not count: the first player’s ships go first.'],
        ['Both at the same time', 'Never at the same time: the first player’s ships go first.'],
      ],
    }),
  ],
  done: 'Low moves first, high shoots first. Of your own equals you choose; between the players the first player goes first.',
};
