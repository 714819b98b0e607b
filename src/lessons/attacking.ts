import type { Practice } from '../engine/core/practice';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';

const ME = 'ship:A1';
const AHEAD = 'ship:B1';
const ASIDE = 'ship:B2';
const TARGET = `target:${AHEAD}:primary:0`;

const NO_FLYING: Practice = { drill: 'shoot', still: [], peaceful: [AHEAD, ASIDE], endless: [] };

/** The third lesson: arcs, range, and an attack step by step with focus, lock and evade. */
export const attacking: Lesson = {
  id: 'attacking',
  name: 'Attacking',
  about: 'Who is in your sights and how far away, and an attack step by step: dice, focus, lock and evade.',
  minutes: 5,
  seed: 3,
  setup: lessonSetup({
    mine: 'pilot:greensquadronpilot',
    theirs: ['pilot:academypilot', 'pilot:academypilot'],
    practice: NO_FLYING,
  }),
  places: {
    [ME]: { x: 400, y: 250, heading: 0 },
    [AHEAD]: { x: 400, y: 450, heading: 180 },
    [ASIDE]: { x: 640, y: 230, heading: 0 },
  },
  steps: [
    {
      title: 'When everybody has flown',
      says: 'Each round has two halves: first all ships fly, then all ships may shoot. In this lesson nobody flies. Your A-wing faces a TIE fighter; a second one is off to the right.',
      task: { kind: 'read' },
      light: { region: 'board' },
    },
    {
      title: 'The firing arc',
      says: 'Your A-wing shoots forward, and only at what lies in its front arc.',
      todo: 'Press the arcs button, and look at the teal wedge: it is yours.',
      task: {
        kind: 'look',
        at: { kind: 'arcs', ship: ME },
        otherwise: 'Those are the arcs of the other ship. Press the lit button: it shows the arcs of all.',
      },
      light: { region: 'arcs' },
      praise: 'The TIE ahead (B1) is in your arc. The one at your side (B2) is not: you cannot attack it.',
    },
    {
      title: 'Range',
      says: 'How far away it is counts too. The ruler has three bands: range 1 is close, 2 is middling, 3 is far. Beyond 3 nobody can shoot.',
      todo: 'Press Ruler, then click your ship, then the TIE ahead.',
      task: {
        kind: 'look',
        at: { kind: 'ruler', from: ME, to: AHEAD },
        otherwise: 'That measures something else. Click your ship (A1), then the TIE ahead of it (B1).',
      },
      sees: [ME, AHEAD, ASIDE],
      light: { region: 'ruler' },
      praise: 'The line says: range 2.',
    },
    {
      title: 'Near and far',
      says: 'Range 2 is neither close nor far. At range 1 the attacker rolls one die more; at range 3 the defender does. Torpedoes and most missiles know no such bonus.',
      task: { kind: 'read' },
      sees: [ME, AHEAD, ASIDE],
      light: { region: 'board' },
    },
    {
      title: 'A token in hand',
      says: 'Say your ship has taken the Focus action: the lesson has put a focus token beside it. Now the shooting begins.',
      todo: 'Press Ready.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      prepare: [
        { kind: 'giveToken', ship: ME, token: 'focus' },
        { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'focus'] },
        { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'focus', 'blank'] },
      ],
    },
    {
      title: 'Attack',
      says: 'It is your ship’s turn. The table offers the TIE ahead, and says why the other one is not possible. Red dice attack, green dice defend: your A-wing rolls 2 red ones, the nimble TIE 3 green ones.',
      todo: 'Press Attack B1.',
      task: {
        kind: 'answer',
        right: /^target:ship:B1:/,
        wrong: [[/^pass$/, 'You have it in your sights: choose the TIE ahead, and press Attack.']],
      },
      light: { region: 'confirm' },
      praise: 'You rolled a hit and an eye.',
    },
    {
      title: 'Spend the focus token',
      says: 'A hit is one damage. The eye is nothing by itself; but spending a focus token turns every eye into a hit.',
      todo: 'Spend the focus token.',
      task: {
        kind: 'answer',
        right: /^mod:focus$/,
        wrong: [[/^pass$/, 'Then the eye is wasted: one hit instead of two. Spend the focus token.']],
      },
      light: { option: 'mod:focus' },
      praise:
        'Two hits! The TIE rolled one evade, which cancels one of them. The other one got through: it has a damage card now.',
    },
    {
      title: 'What became of it',
      says: 'A TIE fighter has a hull of 3 and no shields: three damage cards and it is destroyed. Shields, where a ship has them, go first.',
      task: { kind: 'read' },
      light: { region: 'happened' },
    },
    {
      title: 'A lock',
      says: 'This time your ship has a lock on the TIE instead: the lesson has put it there, as the Lock action would. A lock stays from round to round until it is spent or broken.',
      todo: 'Press Ready, and attack again.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      prepare: [
        { kind: 'reseed', seed: 10 },
        { kind: 'giveLock', ship: ME, object: AHEAD },
        { kind: 'setNextRoll', dice: 'attack', faces: ['blank', 'blank'] },
        { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'blank', 'blank'] },
      ],
    },
    {
      title: 'Attack again',
      says: 'The same target, the same dice.',
      todo: 'Choose the TIE ahead, then press Attack.',
      task: {
        kind: 'answer',
        right: /^target:ship:B1:/,
        wrong: [[/^pass$/, 'Not this time: choose the TIE ahead, and press Attack.']],
      },
      light: { option: TARGET },
      praise: 'Two blanks. That would be nothing at all.',
    },
    {
      title: 'Spend the lock',
      says: 'Whoever has a lock on the target may spend it to roll dice again, as many as they like.',
      todo: 'Spend the lock.',
      task: {
        kind: 'answer',
        right: /^mod:lock$/,
        wrong: [[/^pass$/, 'Blanks do nothing, so there is nothing to lose. Spend the lock.']],
      },
      light: { option: 'mod:lock' },
    },
    {
      title: 'Which dice?',
      says: 'You may roll one of them again, or both. A good die is better left alone, but these are blank.',
      todo: 'Click both dice, then press Reroll.',
      task: {
        kind: 'answer',
        right: /^die:0,die:1$|^die:1,die:0$/,
        wrong: [
          [/^die:\d$/, 'The other one is blank too: roll both again.'],
          [/^$/, 'Click both dice first: they are what is rolled again.'],
        ],
      },
      light: { region: 'dice' },
      praise: 'Much better: two hits. One was evaded, the other one is the second damage card.',
    },
    {
      title: 'Focus or lock?',
      says: 'Focus helps when you attack and when you defend, but lasts only this round. A lock helps against one enemy, and waits as long as you like. With both, an attack is strongest.',
      task: { kind: 'read' },
      light: { region: 'happened' },
    },
    {
      title: 'Now it shoots back',
      says: 'Say your ship has taken the Evade action this time: an evade token lies beside it. And the TIE ahead may shoot now.',
      todo: 'Press Ready.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      prepare: [
        { kind: 'settle', practice: { ...NO_FLYING, peaceful: [ME, ASIDE] } },
        { kind: 'giveToken', ship: ME, token: 'evade' },
        { kind: 'setNextRoll', dice: 'attack', faces: ['hit', 'hit'] },
        { kind: 'setNextRoll', dice: 'defense', faces: ['evade', 'blank', 'focus'] },
      ],
      praise: 'The TIE rolled two hits. Your green dice show one evade, a blank and an eye.',
    },
    {
      title: 'Spend the evade token',
      says: 'Each evade cancels one hit, and you have only one. An evade token turns a blank or an eye of yours into an evade.',
      todo: 'Spend the evade token.',
      task: {
        kind: 'answer',
        right: /^mod:evade/,
        wrong: [[/^pass$/, 'Then one hit gets through, and a shield is gone. Spend the evade token.']],
      },
      light: { option: 'mod:evade:blank' },
      praise: 'Two evades against two hits: it missed.',
    },
    {
      title: 'Critical hits',
      says: 'One face you have not met: the critical hit, a burst with a ring in it. Evades cancel it last. If no shield takes it, its damage card lies faceup and does harm. Point at any die, token or number to read what it is.',
      task: { kind: 'read' },
      light: { region: 'rail' },
    },
  ],
  done: 'That is an attack: target, red dice, green dice, and what is left is damage. You know enough for a first game.',
};
