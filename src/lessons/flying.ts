import type { Lesson } from './lesson';
import { lessonSetup } from './setup';

const ME = 'ship:A1';

/** The first lesson: the table, a ship, its dial and its template. */
export const flying: Lesson = {
  id: 'flying',
  name: 'Flying',
  about: 'The table, a ship and its dial: plan a move, fly it, and get round an asteroid.',
  minutes: 3,
  seed: 1,
  setup: lessonSetup({
    mine: 'pilot:banditsquadronpilot',
    theirs: ['pilot:academypilot'],
    obstacles: ['obstacle:coreasteroid1'],
    practice: { drill: 'move', still: ['ship:B1'], peaceful: ['ship:B1'], endless: [] },
  }),
  places: {
    [ME]: { x: 457, y: 120, heading: 0 },
    'ship:B1': { x: 640, y: 790, heading: 180 },
    'rock:1': { x: 457, y: 365, heading: 0 },
  },
  steps: [
    {
      title: 'This is the table',
      says: 'You look down on a square of space. Your ship is at the bottom. An asteroid floats ahead of it, and far away is a ship of the other side, which only watches today.',
      task: { kind: 'read' },
      light: { region: 'board' },
      sees: ['rock:1', 'ship:B1'],
    },
    {
      title: 'Your ship',
      says: 'A ship stands on a square base. The little arrow on the base shows where its nose points: up, for now.',
      todo: 'Click your ship, the one with the ring around it.',
      task: {
        kind: 'look',
        at: { kind: 'card', ship: ME },
        otherwise: 'That is the card of the other ship. Yours is at the bottom of the table, and is called A1.',
      },
      light: { piece: ME },
      praise: 'That opened the card of your ship.',
    },
    {
      title: 'Its card',
      says: 'The card tells all about a ship. Hull and shields say how much it can take: this Headhunter is lost when both are used up. The rest can wait.',
      todo: 'Close the card.',
      task: { kind: 'look', at: { kind: 'cardClosed', ship: ME }, otherwise: 'Close the card.' },
      light: { region: 'closeCard' },
    },
    {
      title: 'The dial',
      says: 'Ships keep flying: each round, every ship makes one move. Its dial lists the moves that it can make. The number is the speed, the arrow is the direction. Point at some arrows: the board shows where each one ends.',
      task: { kind: 'read' },
      light: { region: 'dial' },
    },
    {
      title: 'Plan a move',
      says: 'Such a move is called a maneuver. Let us begin with an easy one.',
      todo: 'Choose straight ahead at speed 2: the arrow up in row 2.',
      task: {
        kind: 'answer',
        right: /^dial:ship:A1:2F/,
        wrong: [
          [/^dial:ship:A1:\dF/, 'The direction is right, the speed is not. Take the arrow in row 2.'],
          [/^dial:ship:A1:\d[BN]/, 'That is a bank: a gentle curve. For now take the straight arrow in row 2.'],
          [/^dial:ship:A1:\d[TY]/, 'That is a turn: a sharp curve. For now take the straight arrow in row 2.'],
          [
            /^dial:ship:A1:.*R$/,
            'Red arrows are hard on a ship; the next lesson is about them. Take the straight arrow in row 2.',
          ],
        ],
      },
      light: { option: 'dial:ship:A1:2FB' },
      praise: 'Your dial is set, and lies facedown. In a game nobody else knows what you planned.',
    },
    {
      title: 'Ready',
      says: 'Both players plan at the same time and in secret. Only when both are ready do the ships fly.',
      todo: 'Press Ready, and watch your ship.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      praise:
        'It flew! A strip of cardboard, the template of speed 2, was laid before its nose, and the ship was put down at the other end.',
    },
    {
      title: 'One more thing a ship may do',
      says: 'After its move a ship may do something extra: an action. The second lesson is about those.',
      todo: 'For now, press No action.',
      task: {
        kind: 'answer',
        right: /^pass$/,
        wrong: [[/^action:/, 'A good thought, and the second lesson is all about it. For now press No action.']],
      },
      light: { option: 'pass' },
      praise: 'That was a whole round of flying. Now the next one begins.',
    },
    {
      title: 'Something in the way',
      says: 'The asteroid is close now. Arrows with a small rock beside them lead across it: that costs damage. If your ship ends on it, it loses its action too. Banks are gentle curves, turns are sharp ones.',
      todo: 'Choose a turn, to the left or to the right, at speed 2 or 3.',
      task: {
        kind: 'answer',
        right: /^dial:ship:A1:(1[BN]|[23][TY])/,
        wrong: [
          [/^dial:ship:A1:\d[FK]/, 'Straight ahead is the asteroid: you would fly right across it. Choose a turn.'],
          [
            /^dial:ship:A1:[23][BN]/,
            'That curve is too gentle: it still leads across the asteroid. Choose a turn, which is sharper.',
          ],
        ],
      },
      light: { region: 'dial' },
      praise: 'Good: that one goes past the asteroid.',
    },
    {
      title: 'Fly it',
      says: 'If you change your mind, Change takes the dial back. Until both are ready, nothing is settled.',
      todo: 'Press Ready.',
      task: { kind: 'answer', right: /^ready$/, wrong: [] },
      light: { region: 'ready' },
      praise: 'Past it! Your ship also faces another way now: it turned as the template does.',
    },
    {
      title: 'And once more',
      says: 'Your ship may perform an action again.',
      todo: 'Press No action.',
      task: {
        kind: 'answer',
        right: /^pass$/,
        wrong: [[/^action:/, 'Soon! For now press No action.']],
      },
      light: { option: 'pass' },
    },
    {
      title: 'Mind the edge',
      says: 'One last thing: the table ends at its edge, and the lesson has put your ship close to it. A ship that ends its move with even a corner beyond the edge is lost. Arrows that would do that carry a warning sign.',
      task: { kind: 'read' },
      light: { region: 'dial' },
      prepare: [{ kind: 'move', piece: ME, pose: { x: 300, y: 800, heading: 0 } }],
    },
  ],
  done: 'You can fly: plan on the dial, say ready, and the ship follows its template. Next: what a ship can do after its move, and what it costs to fly hard.',
};
