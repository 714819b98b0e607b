import type { ShipId } from '../engine/core/ids';
import type { Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, look, read, ready } from './steps';

const Y_WING = 'ship:A1';
const MATE = 'ship:A2';
const FOE = 'ship:B1';
const SECOND = 'ship:B2';

const UNDER_FIRE: Practice = { drill: 'shoot', still: [], peaceful: [Y_WING, MATE, SECOND], endless: [] };
const move = (piece: ShipId, x: number, y: number, heading = 0): RefereeEdit => ({
  kind: 'move',
  piece,
  pose: { x, y, heading },
});

/** The tenth lesson: shields, damage cards face down and face up, repair, destruction, simultaneous fire. */
export const damage: Lesson = {
  id: 'damage',
  name: 'Damage and repair',
  about: 'Shields, damage cards, criticals and how to mend them, and what happens when a ship is destroyed.',
  minutes: 5,
  seed: 17,
  setup: lessonSetup({
    mine: [{ pilot: 'pilot:goldsquadronveteran', upgrades: ['upgrade:r5astromech'] }, 'pilot:phoenixsquadronpilot'],
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice: UNDER_FIRE,
  }),
  places: {
    [Y_WING]: { x: 350, y: 250, heading: 0 },
    [MATE]: { x: 700, y: 150, heading: 0 },
    [FOE]: { x: 350, y: 480, heading: 180 },
    [SECOND]: { x: 700, y: 800, heading: 180 },
  },
  steps: [
    look({
      title: 'What a ship can take',
      says: 'Your Y-wing (A1) has 6 hull and 2 shields, and the lesson has left it 1 shield. The TIE ahead will shoot at it.',
      todo: 'Open the card of your Y-wing: click the ship.',
      at: { kind: 'card', ship: Y_WING },
      otherwise: 'That is another ship. Your Y-wing is A1, on the left.',
      light: { piece: Y_WING },
      prepare: [{ kind: 'setShields', ship: Y_WING, to: 1 }],
    }),
    look({
      title: 'Hull and shields',
      says: 'The card counts both. A ship is destroyed when it has as many damage cards as hull.',
      todo: 'Close the card.',
      at: { kind: 'cardClosed', ship: Y_WING },
      otherwise: 'Close the card.',
      light: { region: 'closeCard' },
    }),
    ask({
      title: 'A hit and a critical hit',
      says: 'Two results will get through: one hit, one critical hit. Your ship has one shield. Hits are dealt with before critical hits.',
      todo: 'What happens to the Y-wing?',
      answers: [
        [
          '+It loses the shield, and gets a faceup card',
          'Yes: the hit takes the shield, and nothing is left to stop the critical hit.',
        ],
        [
          'It loses the shield, and gets a facedown card',
          'The shield goes to the hit, as it comes first. The critical hit then lies faceup.',
        ],
        ['It gets two damage cards', 'A shield is lost first, as long as there is one.'],
      ],
    }),
    ready('Under fire', 'Your Y-wing holds its fire; the TIE does not.', {
      prepare: [
        { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'crit'] },
        { kind: 'setNextRoll', dice: 'defense', faces: ['blank'] },
      ],
      praise: 'The shield is gone, and one damage card lies faceup: it does what it says.',
    }),
    look({
      title: 'A critical card',
      says: 'Facedown cards only count. A faceup one has an effect besides: some at once, some for as long as it lies there.',
      todo: 'Open the card of your Y-wing, and read what it got.',
      at: { kind: 'card', ship: Y_WING },
      otherwise: 'That is another ship. Your Y-wing is A1.',
      light: { piece: Y_WING },
    }),
    look({
      title: 'Structural damage',
      says: 'While it lies faceup, your Y-wing rolls one defense die fewer. And it counts as one damage card, like any other.',
      todo: 'Close the card.',
      at: { kind: 'cardClosed', ship: Y_WING },
      otherwise: 'Close the card.',
      light: { region: 'closeCard' },
    }),
    dial({
      title: 'Somebody to mend it',
      says: 'Your Y-wing carries an R5 astromech: as its action, the droid repairs. In this round ships fly.',
      todo: 'Set the straight of speed 1 for A1.',
      maneuver: '1F',
      otherwise: 'Straight ahead at speed 1.',
      prepare: [
        {
          kind: 'settle',
          practice: { drill: 'move', still: [MATE, FOE, SECOND], peaceful: [], endless: [] },
        },
        move(FOE, 150, 700, 180),
      ],
    }),
    ready('Fly', 'After the move it may act.'),
    act({
      title: 'Repair',
      says: 'Among the actions are those of the droid: one turns a faceup card of the ship facedown. The other spends a charge and takes a facedown card away; there is none yet.',
      todo: 'Choose the droid’s repair.',
      right: /r5astromech/,
      wrong: [
        [/^action/, 'That would be allowed. But mend the ship first: choose the repair.'],
        [/^pass$/, 'Then the card stays faceup: choose the repair.'],
      ],
    }),
    ask({
      title: 'Repaired?',
      says: 'The card lies facedown now: its effect is gone.',
      todo: 'How much damage does the Y-wing have?',
      answers: [
        [
          '+Still one card',
          'Yes. To repair a faceup card turns it facedown. Only repairing a facedown one takes it away.',
        ],
        ['None', 'A faceup card is only turned facedown by a repair. It still counts.'],
      ],
    }),
    read(
      'Destroyed',
      'Now a fight of equals: your A-wing (A2) and a TIE (B2), both with initiative 1. Each has one hull left, and your A-wing has no shields.',
      {
        sees: [MATE, SECOND],
        prepare: [
          { kind: 'settle', practice: { drill: 'shoot', still: [], peaceful: [Y_WING, FOE], endless: [] } },
          move(MATE, 600, 300),
          move(SECOND, 600, 500, 180),
          { kind: 'setShields', ship: MATE, to: 0 },
          { kind: 'dealDamage', ship: MATE, faceup: false },
          { kind: 'dealDamage', ship: SECOND, faceup: false },
          { kind: 'dealDamage', ship: SECOND, faceup: false },
        ],
      },
    ),
    ready(
      'Who shoots first?',
      'Equal initiative: the dice have made you first player, so your A-wing is asked first.',
      {
        sees: [MATE, SECOND],
        prepare: [
          { kind: 'reseed', seed: 1 },
          { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'hit'] },
          { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'blank', 'blank'] },
        ],
      },
    ),
    act({
      title: 'Shoot',
      says: 'One hit through is enough.',
      todo: 'Choose B2, then press Attack.',
      right: /^target:ship:B2/,
      wrong: [
        [/^target/, 'That is the other TIE. Choose B2, right ahead of your A-wing.'],
        [/^pass$/, 'Attack it: you will see what a destroyed ship can still do.'],
      ],
      praise: 'Destroyed, yet it stayed until all ships of its initiative had shot: and it shot back.',
    }),
    ask({
      title: 'Simultaneous fire',
      says: 'Ships of the same initiative shoot as if at the same time: whoever is destroyed is removed only after all of them have shot.',
      todo: 'Had that TIE (B2) had initiative 0, would it have shot?',
      answers: [
        [
          '+No, it would have been removed before',
          'Yes: after the shots of one initiative the destroyed ships go, and the next number follows.',
        ],
        [
          'Yes, every ship gets its shot',
          'No: only ships of the same initiative as the one that shoots still get theirs.',
        ],
      ],
    }),
  ],
  done: 'Hits first, then critical hits; shields before cards. A repair turns a faceup card down, and a facedown one away.',
};
