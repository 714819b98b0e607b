import { OBSTACLE_NAMES } from '../../squads/names';
import { chapter, scene } from '../entry';

export const OBSTACLES = chapter('obstacles', [
  [
    'obstacle',
    'Obstacle',
    {
      also: ['obstacles', 'rock', 'rocks'],
      says: [
        'Asteroids, debris and gas clouds lie on the table; ships may fly over them at a price.',
        'A ship that moves through or ends on one suffers its effect after the move.',
        'One that ends its maneuver on any of them skips its action.',
        'Of several, the nearest to the start counts first.',
      ],
      see: ['asteroid', 'debris', 'gas', 'obstacle-range-0', 'obstructed', 'place-obstacles', 'move-through', 'object'],
      shows: scene('Fly across, onto, or past. Drag the rock or the ship.', {
        ships: { A1: ['xwing', 457, 300] },
        rocks: [['asteroid', 470, 420]],
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '4FW', '2YW'] }],
        room: 90,
      }),
    },
  ],
  [
    'asteroid',
    'Asteroid',
    {
      also: ['asteroids'],
      says: [
        'A ship that moves through it or ends on it suffers one hit damage, and rolls a red die.',
        'A hit or critical hit on that die is one more hit damage.',
        'At range 0 of it no ship may attack.',
      ],
      see: ['obstacle', 'hit-damage', 'obstacle-range-0'],
      shows: scene('A solid rock with a solid edge.', {
        ships: { A1: ['xwing', 457, 310] },
        rocks: [['asteroid', 457, 420]],
        lens: [{ see: 'fly', ship: 'A1', ways: ['4FW', '2FB', '3BW'] }],
        room: 80,
      }),
    },
  ],
  [
    'debris',
    'Debris cloud',
    {
      also: ['debris', 'debris field', `${OBSTACLE_NAMES.debris}s`],
      says: [
        'A ship that moves through it or ends on it gains a stress token, and rolls a red die.',
        'A hit is one hit damage, a critical hit one critical damage.',
        'At range 0 of it no ship may attack.',
      ],
      see: ['obstacle', 'stress', 'crit-damage', 'obstacle-range-0'],
      shows: scene('Shards with a broken edge.', {
        ships: { A1: ['xwing', 457, 310] },
        rocks: [['debris', 457, 420]],
        lens: [{ see: 'fly', ship: 'A1', ways: ['4FW', '2FB', '3BW'] }],
        room: 80,
      }),
    },
  ],
  [
    'gas',
    'Gas cloud',
    {
      also: [`${OBSTACLE_NAMES.gas}s`, 'gas'],
      says: [
        'A ship that moves through it or ends on it loses its locks and those on it, gains a strain token, and rolls a red die.',
        'A hit brings one ion token, a critical hit three.',
        'At range 0 of it a ship may neither attack, nor lock, nor be locked.',
      ],
      see: ['obstacle', 'strain', 'ion', 'lock', 'obstacle-range-0'],
      shows: scene('Mist with a dotted edge.', {
        ships: { A1: ['xwing', 457, 300] },
        rocks: [['gas', 457, 430]],
        lens: [{ see: 'fly', ship: 'A1', ways: ['4FW', '2FB', '3BW'] }],
        room: 80,
      }),
    },
  ],
  [
    'obstacle-range-0',
    'At range 0 of an obstacle',
    {
      also: ['on an obstacle', 'on an asteroid'],
      says: [
        'A ship that lies on or touches an asteroid, debris or gas cannot attack.',
        'At range 0 of gas it can neither lock nor be locked.',
        'It may be attacked. Leaving one that it lies on costs nothing, unless its base ends on it again.',
      ],
      see: ['obstacle', 'range-0', 'asteroid', 'debris', 'gas', 'attack', 'stationary'],
      shows: scene('Drag A1 onto the rock: range 0, and no attack.', {
        ships: { A1: ['xwing', 430, 330], B1: ['tie', 480, 540, 180] },
        rocks: [['asteroid', 470, 420]],
        lens: [
          { see: 'range', from: 'A1', to: 'R1' },
          { see: 'shot', from: 'A1', to: 'B1' },
        ],
        room: 60,
      }),
    },
  ],
  [
    'obstructed',
    'Obstructed attack',
    {
      also: ['obstruction', 'obstruct', 'obstructs', 'obstructed by an obstacle'],
      says: [
        'The line by which the attack range is measured runs over an object.',
        'If it is an obstacle, the defender rolls one more green die, however many lie there.',
        'Ships and devices in the way do nothing by themselves; some cards ask for them.',
        'Of several equally short lines the attacker chooses one.',
      ],
      see: ['obstacle', 'attack-range', 'defense-dice', 'declare-target'],
      shows: scene('Drag the rock out of the line and count the dice.', {
        ships: { A1: ['xwing', 440, 300], B1: ['tie', 470, 540, 180] },
        rocks: [['asteroid', 455, 420]],
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 60,
      }),
    },
  ],
]);
