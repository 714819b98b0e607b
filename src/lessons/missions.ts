import type { ObjectId } from '../engine/core/ids';
import type { Practice } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { Lesson } from './lesson';
import { lessonSetup } from './setup';
import { act, ask, dial, read, ready } from './steps';

const ME = 'ship:A1';
const MATE = 'ship:A2';
const FOE = 'ship:B1';

const SATELLITES: readonly ObjectId[] = ['marker:1', 'marker:2', 'marker:3'];

const FLYING: Practice = { drill: 'move', still: [MATE, FOE], peaceful: [], endless: [] };
const fly = (title: string, says: string, speed: number, more: { readonly prepare?: readonly RefereeEdit[] } = {}) =>
  dial({
    title,
    says,
    todo: `Set the straight of speed ${speed} for A1.`,
    maneuver: `${speed}F`,
    otherwise: `Straight ahead at speed ${speed}.`,
    ...more,
  });

/** The twelfth lesson: missions, what brings points, and how a game ends. */
export const missions: Lesson = {
  id: 'missions',
  name: 'Missions and winning',
  about: 'Satellites and mission points, points for ships, how a game ends and who has won.',
  minutes: 4,
  seed: 12,
  setup: lessonSetup({
    mine: ['pilot:banditsquadronpilot', 'pilot:banditsquadronpilot'],
    theirs: ['pilot:academypilot'],
    scenario: 'scramblethetransmissions',
    practice: FLYING,
  }),
  places: {
    'marker:1': { x: 457, y: 457, heading: 0 },
    'marker:2': { x: 250, y: 560, heading: 0 },
    'marker:3': { x: 664, y: 354, heading: 0 },
    [ME]: { x: 457, y: 200, heading: 0 },
    [MATE]: { x: 664, y: 120, heading: 0 },
    [FOE]: { x: 300, y: 780, heading: 180 },
  },
  steps: [
    read(
      'More than shooting',
      'A game is played for mission points. The round things on the table belong to the mission: three satellites. This mission is called Scramble the Transmissions.',
      { sees: SATELLITES },
    ),
    ask({
      title: 'Where points come from',
      says: 'In every mission two things bring points: what the mission asks for, and the enemy’s losses. A destroyed ship is worth its squad points to the other player.',
      todo: 'Who has won a game at its end?',
      answers: [
        [
          '+Whoever has more mission points',
          'Yes. If only one player has ships left, though, that player has won, whatever the points.',
        ],
        [
          'Whoever has more ships',
          'Ships lost bring points to the enemy, but the points decide. Only whoever has no ships left at all has lost anyway.',
        ],
        ['Whoever shot down the first ship', 'That brings points, and the points decide.'],
      ],
    }),
    fly('The first round', 'In the first round the mission gives no points: everybody is still on the way.', 2),
    ready('Off we go', 'Towards the satellite in the middle.', { sees: ['marker:1'] }),
    act({
      title: 'Not yet',
      says: 'The mission adds an action to every ship’s own: Scramble. It is there from the second round on.',
      todo: 'For now press No action.',
      right: /^pass$/,
      wrong: [[/^action/, 'It could. For now press No action.']],
      light: { option: 'pass' },
    }),
    fly('Within reach', 'Scramble works at range 0 or 1 of a satellite. One more short move.', 1),
    ready('Closer', 'Now it is the second round.'),
    act({
      title: 'Scramble',
      says: 'Your ship is at range 1 of the middle satellite. The action lays your marker on it, and takes away the other player’s.',
      todo: 'Choose Scramble.',
      right: /^action:scenario:scramble/,
      wrong: [
        [/^action/, 'That would be allowed, but brings no points. Choose Scramble.'],
        [/^pass$/, 'Here are points to be had: choose Scramble.'],
      ],
      praise:
        'Your marker lies there: no other satellite was near enough. At the end of the round it brought you a point.',
    }),
    ask({
      title: 'And if it flies away?',
      says: 'In this mission a satellite belongs to whoever’s marker lies on it.',
      todo: 'Your ship flies off, and nobody else comes. What do you get next round?',
      answers: [
        [
          '+Another point',
          'Yes: the marker stays, until the enemy scrambles that satellite. Other missions want your ships to stay near.',
        ],
        ['Nothing', 'The marker stays where it is, and brings its point each round.'],
      ],
    }),
    fly('Let us see', 'Fly on, away from the satellite.', 4),
    ready('Fly off', 'Nobody is near the satellite at the end of this round.'),
    act({
      title: 'On its way',
      says: 'This is still your move; the points come in the End Phase.',
      todo: 'Press No action.',
      right: /^pass$/,
      wrong: [[/^action/, 'It could. For now press No action.']],
      light: { option: 'pass' },
      praise: 'A second point, from afar.',
    }),
    ask({
      title: 'The end of a game',
      says: 'A game lasts twelve rounds at most. It ends sooner when somebody has no ships left, or has reached the goal (20 points here, 50 in the other point system) and has more than the other.',
      todo: 'Both have exactly 20 points after round 8. And now?',
      answers: [
        ['+The game goes on', 'Yes: it takes 20, and more than the other player.'],
        ['It ends in a draw', 'Not in round 8: somebody has to be ahead, or the twelfth round over.'],
        ['The first player wins', 'The first player has no such right: the game goes on until somebody is ahead.'],
      ],
    }),
    ask({
      title: 'Half points',
      says: 'In Chance Engagement, and with 50 points in all missions, losing half of its hull and shields costs a ship half its points, rounded down.',
      todo: 'A ship of 5 points is destroyed later. How many more?',
      answers: [
        ['+3, which makes 5', 'Yes: 2 for the half, and the rest when it is destroyed.'],
        ['5, which makes 7', 'No ship is worth more than its points: the rest of the 5.'],
        ['2, which makes 4', 'The first half is rounded down, the second one up.'],
      ],
    }),
    read(
      'Other missions',
      'Each mission asks for something else: to stay near satellites, to carry caches, to gather knowledge. The table counts for you; in a game the points stand at the top.',
      { sees: SATELLITES },
    ),
  ],
  done: 'Points decide: the mission’s, and those of ships. That is all you need: now a whole game, and somebody who tells you what matters in it.',
};
