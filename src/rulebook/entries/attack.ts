import { chapter, icons, order, scene } from '../entry';

const DUEL = { A1: ['xwing', 440, 320], B1: ['tie', 470, 520, 180] } as const;

export const ATTACK = chapter('attack', [
  [
    'attack',
    'The attack',
    {
      also: ['attacks', 'perform an attack', 'attacker', 'defender', 'defend', 'defends'],
      says: [
        'Target, red dice, green dice, compare, damage, aftermath: always in this order.',
        'On each pool the other player changes dice first, then its owner.',
        'The ship that attacks is the attacker, its target the defender.',
      ],
      see: [
        'declare-target',
        'attack-dice',
        'defense-dice',
        'neutralize',
        'hit-damage',
        'aftermath',
        'engagement',
        'obstacle-range-0',
      ],
      shows: order('attack'),
    },
  ],
  [
    'declare-target',
    'Declaring a target',
    {
      also: ['declare target', 'target', 'targets', 'declared'],
      says: [
        'Measure to as many enemies as you like, then choose a weapon and one of them.',
        'It must be in the weapon’s arc and at its range; then costs are paid.',
        'Of equally short lines the attacker chooses one: that may be free where another is obstructed.',
      ],
      see: ['attack', 'arc', 'attack-range', 'primary-weapon', 'special-weapon', 'obstructed', 'remote'],
      shows: scene('May A1 attack B1? Drag and see.', {
        ships: DUEL,
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 70,
      }),
    },
  ],
  [
    'arc',
    'Arc',
    {
      also: ['arcs', 'firing arc', 'firing arcs', 'front arc', 'in arc', 'standard arc', 'standard arcs'],
      says: [
        'A wedge that goes out from the base to range 3.',
        'Every ship has four: front, rear, left and right. A ship is in one if any part of its base is.',
        'Firing arcs are those that a weapon shoots into; most ships have only the front one.',
      ],
      see: ['rear-arc', 'bullseye', 'full-arc', 'turret', 'attack-range', 'declare-target', 'ship', 'rotate'],
      shows: scene('Drag B1 round A1.', {
        ships: { A1: ['xwing', 440, 400], B1: ['tie', 540, 560, 180] },
        lens: [{ see: 'arcs', ship: 'A1', arcs: ['front', 'left', 'right', 'rear'] }],
        room: 130,
      }),
    },
  ],
  [
    'rear-arc',
    'Rear and side arcs',
    {
      also: ['rear arc', 'left arc', 'right arc', 'side arc', 'side arcs'],
      says: [
        'The quarters behind and beside the ship.',
        'A few ships have a weapon to the rear. The sides matter for turrets and some cards.',
      ],
      see: ['arc', 'turret', 'primary-weapon'],
      shows: scene('This shuttle shoots backward too.', {
        ships: { B1: ['shuttle', 457, 460], A1: ['awing', 470, 300] },
        lens: [{ see: 'arcs', ship: 'B1', arcs: ['rear'] }],
        room: 70,
      }),
    },
  ],
  [
    'bullseye',
    'Bullseye arc',
    {
      also: ['bullseye', 'bullseyes'],
      says: [
        'The narrow strip straight ahead, as wide as the ruler.',
        'It lies inside the front arc and does nothing by itself; many cards ask for it.',
      ],
      see: ['arc', 'jam'],
      shows: scene('Drag B1 into the strip.', {
        ships: { A1: ['xwing', 440, 320], B1: ['tie', 470, 540, 180] },
        lens: [{ see: 'arcs', ship: 'A1', arcs: ['front', 'bullseye'] }],
        room: 70,
      }),
    },
  ],
  [
    'full-arc',
    'Full arcs',
    {
      also: ['full front arc', 'full rear arc', 'full front', 'full rear'],
      says: [
        'The whole half before or behind the line through the middle of the base.',
        'A few weapons fire into one; reinforce asks for them.',
        'They say whether a ship is in front, behind or flanking.',
      ],
      see: ['arc', 'flanking', 'reinforce'],
      shows: scene('A gunship fires into its full front arc.', {
        ships: { A1: ['gunship', 440, 400], B1: ['tie', 560, 450, 230] },
        lens: [{ see: 'arcs', ship: 'A1', arcs: ['fullFront'] }],
        room: 110,
      }),
    },
  ],
  [
    'flanking',
    'In front, behind, flanking',
    {
      also: ['in front of', 'behind', 'flank', 'flanks'],
      says: [
        'Wholly in your full front arc: in front of you. Wholly in the rear one: behind you.',
        'Across the line through the middle of your base: flanking you.',
        'Only cards ask for it.',
      ],
      see: ['full-arc'],
      shows: scene('Drag A1 round B1.', {
        ships: { A1: ['awing', 560, 460, 270], B1: ['tie', 440, 420] },
        lens: [{ see: 'sides', ship: 'A1', of: 'B1' }],
        room: 110,
      }),
    },
  ],
  [
    'turret',
    'Turret arcs',
    {
      also: ['turret arc', 'turrets', 'single turret', 'double turret', 'turret indicator'],
      says: [
        'An indicator on the base points at one of the four arcs: there the turret may shoot.',
        'A double one points at two opposite arcs.',
        'It is set before the first round, and turned by the rotate action.',
      ],
      see: ['arc', 'rotate', 'rear-arc', 'primary-weapon'],
      shows: scene('Front and rear: a double turret.', {
        ships: { A1: ['freighter', 457, 420], B1: ['tie', 470, 580, 180] },
        lens: [{ see: 'arcs', ship: 'A1', arcs: ['front', 'rear'] }],
        room: 110,
      }),
    },
  ],
  [
    'attack-range',
    'Attack range',
    {
      also: ['attack ranges', 'range in arc'],
      says: [
        'The range of an attack is measured to the closest point of the target that lies in the arc.',
        'It may be further than the range between the bases.',
        'If the bases touch it is 0, even where the part in the arc is further off.',
      ],
      see: ['range', 'arc', 'range-bonus', 'declare-target', 'obstructed', 'range-0-attack'],
      shows: scene('Only a corner of B1 is in the arc: it is further away than the base itself.', {
        ships: { A1: ['xwing', 400, 400], B1: ['tie', 515, 500] },
        lens: [
          { see: 'shot', from: 'A1', to: 'B1' },
          { see: 'range', from: 'A1', to: 'B1' },
        ],
        room: 80,
      }),
    },
  ],
  [
    'range-bonus',
    'Range bonus',
    {
      also: ['range bonuses'],
      says: [
        'At attack range 1 the attacker rolls one die more.',
        'At attack range 3 the defender does.',
        'Weapons with the missile symbol have neither.',
      ],
      see: ['attack-range', 'range', 'attack-dice', 'defense-dice', 'special-weapon', 'range-0-attack'],
      shows: scene('Drag B1 nearer and further, and watch the dice.', {
        ships: { A1: ['xwing', 440, 280], B1: ['tie', 450, 400, 180] },
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 130,
      }),
    },
  ],
  [
    'range-0-attack',
    'Attack at range 0',
    {
      also: ['attack at range 0', 'attacks at range 0'],
      says: [
        'Ships that touch may attack each other with primary weapons, if the target is in the arc.',
        'No red dice are added, and only the defender may change the red dice.',
        'The attacker can neither change, cancel nor lessen the green ones.',
      ],
      see: ['range-0', 'attack-range', 'range-bonus', 'modify', 'overlap-enemy'],
      shows: scene('Range 0: three dice, and no bonus.', {
        ships: { A1: ['xwing', 457, 380], B1: ['tie', 457, 420, 180] },
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 110,
      }),
    },
  ],
  [
    'primary-weapon',
    'Primary weapon',
    {
      also: ['primary weapons', 'primary attack', 'primary attacks'],
      says: [
        'The weapon printed on the ship: an arc and a red number.',
        'It reaches range 0 to 3, costs nothing and has the range bonus.',
        'Some ships have two, and choose.',
      ],
      see: ['special-weapon', 'declare-target', 'attack-dice', 'turret', 'rear-arc'],
      shows: scene('Three red dice into the front arc.', {
        ships: DUEL,
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 70,
      }),
    },
  ],
  [
    'special-weapon',
    'Special weapon',
    {
      also: [
        'special weapons',
        'special attack',
        'special attacks',
        'torpedo',
        'torpedoes',
        'missile',
        'missiles',
        'cannon',
      ],
      says: [
        'A card with “Attack” on it: used instead of the primary weapon.',
        'It names its arc, its dice and its ranges, and often asks for a lock or a focus token.',
        'Most cost a charge. What speaks of primary attacks does not help it.',
      ],
      see: [
        'primary-weapon',
        'attack-requirement',
        'charges',
        'range-bonus',
        'upgrade',
        'inflict',
        'declare-target',
        'reload',
      ],
      shows: icons(
        'Kinds of cards that shoot.',
        ['cannonSlot', 'Cannon'],
        ['torpedoSlot', 'Torpedo'],
        ['missileSlot', 'Missile'],
        ['turretSlot', 'Turret'],
      ),
    },
  ],
  [
    'attack-requirement',
    'What a weapon asks for',
    {
      also: ['requirement', 'attack requirement'],
      says: [
        'An icon behind “Attack” on a card: without that token the weapon cannot be used.',
        'A lock must be on the defender; a focus or calculate token must lie beside the attacker.',
        'It need not be spent, unless the card says so.',
      ],
      see: ['special-weapon', 'lock', 'focus'],
      shows: scene('A1 has B1 locked: a torpedo may be fired.', {
        ships: { A1: ['bomber', 440, 300], B1: ['tie', 460, 490, 180] },
        locks: [['A1', 'B1']],
        lens: [{ see: 'shot', from: 'A1', to: 'B1', weapon: 1 }],
        room: 70,
      }),
    },
  ],
]);
