import { chapter, dice, green, icons, pieces, red, scene } from '../entry';

export const ACTIONS = chapter('actions', [
  [
    'action',
    'Action',
    {
      also: ['actions', 'perform an action', 'perform action', 'performs an action'],
      says: [
        'After its maneuver a ship may perform one action of its bar or of a card.',
        'Cards may give more, but no ship performs the same action twice in a round.',
        'A stressed ship performs none.',
      ],
      see: ['action-bar', 'red-action', 'purple-action', 'linked', 'fail', 'stress', 'activation', 'card-action'],
      shows: icons(
        'Common actions.',
        ['focus', 'Focus'],
        ['evade', 'Evade'],
        ['lock', 'Lock'],
        ['barrelRoll', 'Barrel roll'],
        ['boost', 'Boost'],
      ),
    },
  ],
  [
    'action-bar',
    'Action bar',
    {
      also: ['standard action', 'standard actions'],
      says: [
        'The actions that a ship can perform, as printed on its card.',
        'Upgrades may add to it. Each action is white, red or purple there.',
        'Two icons joined by an arrow are a linked action.',
      ],
      see: ['action', 'linked', 'red-action', 'upgrade'],
      shows: icons(
        'The bar of an A-wing.',
        ['focus', 'Focus'],
        ['evade', 'Evade'],
        ['lock', 'Lock'],
        ['barrelRoll', 'Barrel roll'],
        ['boost', 'Boost'],
      ),
    },
  ],
  [
    'red-action',
    'Red action',
    {
      also: ['red actions', 'treated as red'],
      says: [
        'Brings a stress token once it has been performed, or has failed.',
        'The token comes before anything that is set off by the action.',
        'So a red action is mostly the last of its ship in that round.',
      ],
      see: ['action', 'stress', 'linked', 'overlap-enemy'],
      shows: pieces('What a red boost leaves beside the ship.', ['stress', 'Stress']),
    },
  ],
  [
    'purple-action',
    'Purple action',
    {
      also: ['purple actions'],
      says: ['Costs one Force before it is performed.', 'Without any left it cannot be chosen.'],
      see: ['action', 'force'],
      shows: pieces('One of these is spent.', ['force', 'Force']),
    },
  ],
  [
    'linked',
    'Linked action',
    {
      also: ['linked actions'],
      says: [
        'After the action on the left of the arrow the ship may perform the one on the right.',
        'A linked action leads to no further one.',
        'It is mostly red, and cannot follow where the first has failed.',
      ],
      see: ['action', 'action-bar', 'red-action', 'fail'],
      shows: icons(
        'Focus, then a red barrel roll.',
        ['focus', 'Focus'],
        ['play', 'then'],
        ['barrelRoll', 'Barrel roll, red'],
      ),
    },
  ],
  [
    'fail',
    'Failing',
    {
      also: ['fails', 'failed', 'fail'],
      says: [
        'Rolls, boosts, locks, jams, coordinates and SLAMs may find no room or no target: they fail.',
        'The ship stays where it was. The action is used up for the round all the same.',
        'A red one that fails still brings stress, and nothing linked follows.',
      ],
      see: ['action', 'barrel-roll', 'boost', 'linked', 'red-action'],
      shows: scene('Crossed places are taken. Drag the rock away.', {
        ships: { A1: ['awing', 440, 400] },
        rocks: [['asteroid', 520, 410]],
        lens: [{ see: 'slip', ship: 'A1', by: 'roll' }],
        room: 100,
      }),
    },
  ],
  [
    'focus',
    'Focus',
    {
      also: ['focus token', 'focus tokens', 'focus action'],
      says: [
        'Gain a focus token.',
        'Spend it to change all eyes of one roll: to hits when you attack, to evades when you defend.',
        'Not spent, it leaves in the End Phase.',
      ],
      see: ['action', 'eye', 'calculate', 'force', 'modify', 'round-tokens'],
      shows: dice(
        'A focus token spent on two eyes.',
        red('Rolled', ['hit', 'focus', 'focus']),
        red('Changed', ['hit', 'hit', 'hit']),
      ),
    },
  ],
  [
    'calculate',
    'Calculate',
    {
      also: ['calculate token', 'calculate tokens', 'calculate action'],
      says: [
        'Gain a calculate token; spend it to change one eye, to a hit or to an evade.',
        'Droids have it instead of focus, and often several.',
        'Not spent, it leaves in the End Phase.',
      ],
      see: ['action', 'eye', 'focus', 'modify', 'round-tokens'],
      shows: dice(
        'One calculate token: one eye.',
        red('Rolled', ['hit', 'focus', 'focus']),
        red('Changed', ['hit', 'hit', 'focus']),
      ),
    },
  ],
  [
    'evade',
    'Evade',
    {
      also: ['evade token', 'evade tokens', 'evade action'],
      says: [
        'Gain an evade token.',
        'When you defend, spend it to change one blank or one eye to an evade.',
        'Not spent, it leaves in the End Phase.',
      ],
      see: ['action', 'evade-face', 'defense-dice', 'modify', 'round-tokens'],
      shows: dice(
        'One evade token spent on a blank.',
        green('Rolled', ['evade', 'blank', 'focus']),
        green('Changed', ['evade', 'evade', 'focus']),
      ),
    },
  ],
  [
    'lock',
    'Lock',
    {
      also: ['locks', 'locked', 'lock token', 'target lock', 'acquire a lock', 'lock action'],
      says: [
        'Choose another object at range 0–3: it is locked, from round to round.',
        'Attacking what it has locked, a ship may spend the lock to reroll any of its red dice.',
        'A ship holds one lock: a new one takes the old one away.',
        'On the board a red hexagon lies at what is locked, a blue one at the ship that locks.',
      ],
      see: ['action', 'reroll', 'attack-requirement', 'object', 'jam', 'ion', 'gas', 'break-lock'],
      shows: scene('A1 has locked B1.', {
        ships: { A1: ['xwing', 400, 350], B1: ['tie', 500, 530, 190] },
        locks: [['A1', 'B1']],
        lens: [{ see: 'range', from: 'A1', to: 'B1' }],
        room: 70,
      }),
    },
  ],
  [
    'break-lock',
    'Breaking a lock',
    {
      also: ['breaks a lock', 'break a lock', 'breaks its locks', 'breaks all its locks'],
      says: [
        'A lock that is broken is simply removed.',
        'That happens to an ionized ship, in a gas cloud, by a jam token, or by a card.',
        'Whoever locked may lock again with its next action.',
      ],
      see: ['lock', 'ion', 'jam', 'gas'],
      shows: pieces('Gone, on both ships.', ['lock', 'Lock']),
    },
  ],
  [
    'barrel-roll',
    'Barrel roll',
    {
      also: ['barrel rolls', 'barrel roll action', 'roll'],
      says: [
        'Slide sideways by the 1 straight template, keeping the facing.',
        'On either side there are three places: forward, middle, back.',
        'It must end free of ships, may not touch obstacles on the way, and may not leave the table.',
        'Medium and large ships lay the template along their flank instead, and go less far.',
      ],
      see: ['action', 'boost', 'fail', 'decloak', 'ship-size', 'tractor'],
      shows: scene('Six places. Drag B1 into some of them.', {
        ships: { A1: ['xwing', 440, 400], B1: ['tie', 540, 420, 180] },
        lens: [{ see: 'slip', ship: 'A1', by: 'roll' }],
        room: 80,
      }),
    },
  ],
  [
    'boost',
    'Boost',
    {
      also: ['boosts', 'boost action'],
      says: [
        'Move ahead by a 1 straight or either 1 bank.',
        'It is no maneuver, so it has no colour of its own.',
        'It must end free of ships, may not touch obstacles on the way, and may not leave the table.',
      ],
      see: ['action', 'barrel-roll', 'fail', 'bank', 'decloak'],
      shows: scene('Three places. Drag the rock.', {
        ships: { A1: ['awing', 440, 380] },
        rocks: [['debris', 520, 480]],
        lens: [{ see: 'slip', ship: 'A1', by: 'boost' }],
        room: 90,
      }),
    },
  ],
  [
    'rotate',
    'Rotate',
    {
      also: ['rotate action', 'rotates its turret'],
      says: [
        'Turn the turret indicator to another of the four arcs.',
        'A double one turns from front and rear to the sides, or back.',
        'It may be turned by a card too; then the action is still free for the round.',
      ],
      see: ['action', 'turret', 'arc'],
      shows: scene('The amber arrow says where the turret points.', {
        ships: { A1: ['hwk', 457, 420] },
        lens: [{ see: 'arcs', ship: 'A1', arcs: ['front'] }],
        room: 150,
      }),
    },
  ],
  [
    'reinforce',
    'Reinforce',
    {
      also: ['reinforce token', 'reinforced', 'reinforce action'],
      says: [
        'Gain a token for the front or for the rear half.',
        'If an attacker is wholly in that half and more than one hit would get through, one of them is canceled.',
        'It is not spent by that, and leaves in the End Phase.',
      ],
      see: ['action', 'full-arc', 'neutralize', 'round-tokens'],
      shows: scene('B1 must be wholly in the full front arc for a fore token to help.', {
        ships: { A1: ['gunship', 457, 380], B1: ['tie', 470, 540, 180] },
        tokens: { A1: ['reinforceFore'] },
        lens: [{ see: 'sides', ship: 'B1', of: 'A1' }],
        room: 70,
      }),
    },
  ],
  [
    'reload',
    'Reload',
    {
      also: ['reload action', 'reloads'],
      says: [
        'A torpedo, missile or device card gets back one spent charge.',
        'For that the ship gains a disarm token: it does not shoot this round.',
      ],
      see: ['action', 'charges', 'disarm', 'special-weapon', 'device'],
      shows: pieces('One charge back, and a disarm token.', ['charge', 'Charge'], ['disarm', 'Disarm']),
    },
  ],
  [
    'coordinate',
    'Coordinate',
    {
      also: ['coordinates', 'coordinated', 'coordinate action'],
      says: [
        'Another friendly ship at range 1–2 may perform an action right now.',
        'It must be able to: not stressed, and an action that it has not done this round.',
        'If no ship is there to choose, it fails.',
      ],
      see: ['action', 'friendly', 'range', 'fail'],
      shows: scene('A2 must be at range 1–2 of the ship that coordinates.', {
        ships: { A1: ['uwing', 400, 380], A2: ['xwing', 560, 460] },
        lens: [{ see: 'range', from: 'A1', to: 'A2' }],
        room: 80,
      }),
    },
  ],
  [
    'jam',
    'Jam',
    {
      also: ['jams', 'jammed', 'jam token', 'jam action'],
      says: [
        'An enemy at range 1, or at range 1–2 in the bullseye, gains a jam token.',
        'It loses a green token or one of its locks, as the jamming player chooses, and the jam token with it.',
        'If it has neither, the jam waits for the next one that it gets.',
        'Else it leaves in the End Phase.',
      ],
      see: ['action', 'lock', 'bullseye', 'round-tokens', 'break-lock'],
      shows: scene('At range 2 only the bullseye will do. Drag B1.', {
        ships: { A1: ['hwk', 440, 330], B1: ['tie', 450, 500, 180] },
        lens: [
          { see: 'arcs', ship: 'A1', arcs: ['bullseye'] },
          { see: 'range', from: 'A1', to: 'B1' },
        ],
        room: 80,
      }),
    },
  ],
  [
    'cloak',
    'Cloak',
    {
      also: ['cloaked', 'cloak token', 'cloak action', 'cloaks'],
      says: [
        'Gain a cloak token: two more agility, but no attacks.',
        'It stays until it is spent to decloak.',
        'A cloaked ship gets no second token.',
      ],
      see: ['action', 'decloak', 'disarm', 'lasting-tokens'],
      shows: pieces('It stays beside the ship.', ['cloak', 'Cloak']),
    },
  ],
  [
    'decloak',
    'Decloak',
    {
      also: ['decloaks', 'decloaking'],
      says: [
        'In the System Phase a cloaked ship may spend its token to slip away.',
        'A small one rolls or boosts by the 2 straight template, a larger one by the 1 straight.',
        'It is neither a maneuver nor an action, so stress does not matter.',
        'If it finds no room, the token stays.',
      ],
      see: ['cloak', 'system', 'barrel-roll', 'boost'],
      shows: scene('Seven places.', {
        ships: { B1: ['phantom', 457, 420] },
        tokens: { B1: ['cloak'] },
        lens: [{ see: 'slip', ship: 'B1', by: 'decloak' }],
        room: 140,
      }),
    },
  ],
  [
    'slam',
    'SLAM',
    {
      also: ['slam action'],
      says: [
        'Fly a second maneuver of the dial, of the speed that was just flown.',
        'Only in the ship’s own activation, and it brings a disarm token.',
        'It may not take the ship off the table: then it fails.',
      ],
      see: ['action', 'speed', 'maneuver', 'disarm', 'fail'],
      shows: scene('Two maneuvers of speed 2, one after the other.', {
        ships: { A1: ['ywing', 457, 300] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '2BW', '2TW'] }],
        room: 130,
      }),
    },
  ],
  [
    'card-action',
    'Action of a card',
    {
      also: ['action on a card'],
      says: [
        'Some cards, damage cards among them, offer an action of their own.',
        'It takes the place of one of the bar, and each may be done once a round.',
        'Many damage cards are repaired that way.',
      ],
      see: ['action', 'upgrade', 'damage-card', 'repair'],
      shows: icons('Offered beside the bar.', ['repair', 'Repair, an action of a damage card']),
    },
  ],
]);
