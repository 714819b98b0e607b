import { chapter, scene } from '../entry';

export const BUMPING = chapter('moving', [
  [
    'sideslip',
    'Sideslip',
    {
      says: [
        'Some cards let a ship fly a bank or turn sideways: the template is laid at its flank.',
        'It ends beside and ahead of where it was, with the facing of that curve.',
      ],
      see: ['advanced', 'bank', 'barrel-roll'],
      shows: scene('A roll goes sideways too, but by a straight template.', {
        ships: { A1: ['awing', 457, 420] },
        lens: [{ see: 'slip', ship: 'A1', by: 'roll' }],
        room: 100,
      }),
    },
  ],
  [
    'fully',
    'Fully executed',
    {
      also: ['fully execute', 'fully executes', 'full maneuver'],
      says: [
        'The ship could be put down at the end of its template.',
        'Flying across other ships on the way does not matter for that.',
        'Obstacles do not stop it either, though they hurt.',
      ],
      see: ['maneuver', 'partial', 'move-through', 'obstacle'],
      shows: scene('A1 flies across B1 and is put down behind it: fully executed. Drag B1 a little further.', {
        ships: { A1: ['xwing', 457, 300], B1: ['tie', 457, 385, 180] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['3FW', '2FB'] }],
        room: 90,
      }),
    },
  ],
  [
    'partial',
    'Overlap and backing up',
    {
      also: [
        'overlap',
        'overlaps',
        'overlapped',
        'overlapping',
        'bump',
        'bumps',
        'backs up',
        'partially execute',
        'partial maneuver',
      ],
      says: [
        'A ship that would end on another one backs up along its template until it is free.',
        'It then touches the last ship that it backed over: range 0.',
        'It counts as having flown its maneuver, colour and all, but loses its action.',
        'Whose ship it would have ended on first says what else happens.',
      ],
      see: ['fully', 'overlap-friend', 'overlap-enemy', 'range-0', 'koiogran', 'maneuver'],
      shows: scene('A1 would end on B1. Drag B1 along the way and see where A1 stops.', {
        ships: { A1: ['xwing', 457, 300], B1: ['tie', 462, 410, 180] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '3FW'] }],
        room: 100,
      }),
    },
  ],
  [
    'overlap-friend',
    'Overlapping a friend',
    {
      also: ['overlapped a friendly ship'],
      says: [
        'Roll one red die: on a hit or critical hit your ship suffers one hit damage.',
        'It skips its action.',
        'If friend and enemy were both in the way at the end, the rule for friends counts.',
      ],
      see: ['partial', 'friendly', 'overlap-enemy', 'hit-damage'],
      shows: scene('A2 stands where A1 would end.', {
        ships: { A1: ['xwing', 457, 300], A2: ['awing', 457, 410] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '1FB'] }],
        room: 100,
      }),
    },
  ],
  [
    'overlap-enemy',
    'Overlapping an enemy',
    {
      also: ['overlapped an enemy ship'],
      says: [
        'Unless it is stressed, your ship may perform a focus or calculate action of its bar, treated as red.',
        'Then it skips its usual action, and gets no other one in this activation.',
        'Enemies that touch may still attack each other at range 0.',
      ],
      see: ['partial', 'friendly', 'overlap-friend', 'red-action', 'range-0-attack', 'focus'],
      shows: scene('A1 bumps into B1, and may take a red focus.', {
        ships: { A1: ['xwing', 457, 300], B1: ['tie', 457, 410, 180] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB'] }],
        room: 100,
      }),
    },
  ],
  [
    'move-through',
    'Moving through',
    {
      also: ['moves through', 'move through', 'moved through'],
      says: [
        'The template lies on something, but the ship does not end on it.',
        'Through ships: nothing happens. Through obstacles and mines: their effect comes after the move.',
        'Of a template that a ship backed up along, only the part behind its final place counts.',
      ],
      see: ['template', 'obstacle', 'mine', 'fully'],
      shows: scene('Through the asteroid, or past it? Drag either.', {
        ships: { A1: ['xwing', 457, 290] },
        rocks: [['asteroid', 466, 400]],
        lens: [{ see: 'fly', ship: 'A1', ways: ['4FW', '2FB', '3BW'] }],
        room: 90,
      }),
    },
  ],
  [
    'flee',
    'Fleeing',
    {
      also: ['flees', 'fled', 'outside the play area'],
      says: [
        'A ship any part of which is outside after a move is out of the game.',
        'The other player scores it as if it had been destroyed.',
        'Rolls, boosts and the like cannot make a ship flee: they are not allowed there.',
      ],
      see: ['play-area', 'destroyed', 'barrel-roll', 'boost'],
      shows: scene('A turn keeps it on the table. The straight does not.', {
        ships: { A1: ['xwing', 457, 800, 20] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['3FW', '2YW', '1BB'] }],
        room: 110,
      }),
    },
  ],
]);
