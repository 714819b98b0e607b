import { chapter, icons, order, scene } from '../entry';

export const BASICS = chapter('basics', [
  [
    'ship',
    'Ship',
    {
      also: ['ships', 'base', 'bases'],
      says: [
        'A ship is a square base that flies, acts and shoots for one player.',
        'Everything is measured from its base, never from the model on it.',
        'The bright edge and the filled wedge point where its nose points.',
      ],
      see: ['initiative', 'arc', 'ship-size', 'ship-numbers', 'object', 'dial'],
      shows: scene('Drag the ship. The shaded part is its front arc.', {
        ships: { A1: ['xwing', 457, 400] },
        lens: [{ see: 'arcs', ship: 'A1', arcs: ['front'] }],
        room: 190,
      }),
    },
  ],
  [
    'ship-numbers',
    'Numbers of a ship',
    {
      also: ['agility', 'attack value', 'ship card'],
      says: [
        'Five numbers say what a ship can do: initiative, attack, agility, hull and shields.',
        'Attack is how many red dice it rolls, agility how many green ones.',
        'Hull and shields say how much damage it can take. Some ships have charges or Force as well.',
      ],
      see: ['ship', 'hull', 'shields', 'attack-dice', 'defense-dice', 'charges', 'force'],
      shows: icons(
        'Where each number stands on a ship’s card and row.',
        ['frontArc', 'Attack'],
        ['dieGreen', 'Agility'],
        ['hull', 'Hull'],
        ['shield', 'Shields'],
      ),
    },
  ],
  [
    'ship-size',
    'Ship sizes',
    {
      also: ['small ship', 'medium ship', 'large ship', 'small', 'medium', 'large'],
      says: [
        'Bases are small, medium or large: 40, 60 and 80 mm a side.',
        'A medium ship needs two ion or tractor tokens to feel them, a large one three.',
        'Both roll by the long edge of the template, and so less far. Where a mission counts ships, they may count as two.',
      ],
      see: ['ship', 'ion', 'tractor', 'barrel-roll', 'satellite-array'],
      shows: scene('Small, medium, large. Drag A1 and A3, and see where A2 can still roll to.', {
        ships: { A1: ['awing', 320, 420], A2: ['uwing', 440, 420], A3: ['freighter', 600, 430] },
        lens: [{ see: 'slip', ship: 'A2', by: 'roll' }],
        room: 70,
      }),
    },
  ],
  [
    'friendly',
    'Friendly and enemy',
    {
      also: ['friendly ship', 'enemy ship', 'friendly', 'enemy', 'enemies', 'allied'],
      says: [
        'Ships of one squad are friendly to each other, those of the other squad are enemies.',
        'A ship is friendly to itself, unless a card says “other”.',
        'No ship may attack a friend. A few cards call a ship allied: no target either, but no friend to abilities.',
      ],
      see: ['ship', 'overlap-friend', 'overlap-enemy', 'coordinate'],
      shows: scene('A1 and A2 are friends. B1 is an enemy of both.', {
        ships: { A1: ['xwing', 400, 380], A2: ['awing', 480, 370], B1: ['tie', 440, 520, 180] },
        lens: [{ see: 'range', from: 'A1', to: 'A2' }],
      }),
    },
  ],
  [
    'object',
    'Objects',
    {
      also: ['object', 'objects'],
      says: [
        'Ships, obstacles and devices are objects: where exactly they lie matters.',
        'Markers of a mission are objects too, but nothing may move, lock or hurt them unless the mission says so.',
        'Tokens are no objects: they belong to their ship, wherever they lie.',
      ],
      see: ['ship', 'obstacle', 'device', 'mission-marker', 'token', 'lock'],
      shows: scene('Four objects: two ships, an asteroid, a mine.', {
        ships: { A1: ['xwing', 390, 400], B1: ['tie', 520, 470, 200] },
        rocks: [['asteroid', 520, 380]],
        devices: [['device:proximitymine', 400, 480]],
        lens: [
          { see: 'range', from: 'A1', to: 'B1' },
          { see: 'range', from: 'A1', to: 'R1' },
          { see: 'range', from: 'A1', to: 'D1' },
        ],
        room: 80,
      }),
    },
  ],
  [
    'initiative',
    'Initiative',
    {
      also: ['initiative order', 'initiatives'],
      says: [
        'A number from 0 to 6 that says who comes first.',
        'Low initiative flies first and so knows least; high initiative shoots first.',
        'A player whose ships share a number picks their order. Between the players the first player goes first.',
      ],
      see: ['first-player', 'activation', 'engagement', 'system', 'simultaneous-fire', 'ship'],
      shows: scene(
        'The amber number on each base is its initiative. B1 (1) flies before A1 (3); A1 shoots before B1.',
        {
          ships: { A1: ['xwing', 400, 380], B1: ['tie', 500, 500, 200] },
          lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
          room: 70,
        },
      ),
    },
  ],
  [
    'first-player',
    'First player',
    {
      also: ['player order'],
      says: [
        'Goes first wherever both players could, as with ships of equal initiative.',
        'It is rolled for in setup and anew in each Planning Phase, after the dials are set.',
        'Three red dice each: most critical hits wins, then most eyes, then most hits; else both roll again.',
      ],
      see: ['initiative', 'planning', 'setup', 'ability-queue', 'attack-dice'],
      shows: scene('All three have initiative 3: whoever is first player this round flies first, and shoots first.', {
        ships: { A1: ['xwing', 400, 380], A2: ['awing', 480, 380], B1: ['ace', 450, 520, 180] },
        lens: [
          { see: 'shot', from: 'A1', to: 'B1' },
          { see: 'shot', from: 'B1', to: 'A1' },
        ],
        room: 70,
      }),
    },
  ],
  [
    'range',
    'Range',
    {
      also: ['ranges', 'range 1', 'range 2', 'range 3', 'range bands', 'ruler'],
      says: [
        'Distance comes in three bands of 100 mm: range 1, 2 and 3.',
        'It is measured from closest point to closest point of the two bases.',
        'Something is at the band in which its closest point lies.',
      ],
      see: ['range-0', 'beyond', 'attack-range', 'range-bonus', 'play-area'],
      shows: scene('Drag either ship and read the range.', {
        ships: { A1: ['xwing', 380, 340], B1: ['tie', 500, 520, 200] },
        lens: [
          { see: 'range', from: 'A1', to: 'B1' },
          { see: 'rings', ship: 'A1' },
        ],
        room: 90,
      }),
    },
  ],
  [
    'range-0',
    'Range 0',
    {
      also: ['at range 0', 'touching'],
      says: [
        'What touches is at range 0; every object is at range 0 of itself too.',
        'Ships that have bumped are at range 0 of each other until one of them moves away.',
        'At range 0 a primary attack is possible, but weak.',
      ],
      see: ['range', 'range-0-attack', 'partial', 'obstacle-range-0'],
      shows: scene('The bases touch: range 0. Pull them apart to see it change.', {
        ships: { A1: ['xwing', 457, 380], B1: ['tie', 457, 420, 180] },
        lens: [{ see: 'range', from: 'A1', to: 'B1' }],
        room: 120,
      }),
    },
  ],
  [
    'beyond',
    'At, within, beyond',
    {
      also: ['within range', 'beyond range'],
      says: [
        'At a range: the closest point lies in that band.',
        'Within a range: all of it lies inside. Beyond a range: no part of it does.',
        'A card that says range 1–2 takes in both bands.',
      ],
      see: ['range', 'place-obstacles', 'place-ships'],
      shows: scene('B1 is at range 1 of A1 but not wholly within it.', {
        ships: { A1: ['xwing', 420, 360], B1: ['tie', 430, 490] },
        lens: [
          { see: 'rings', ship: 'A1' },
          { see: 'range', from: 'A1', to: 'B1' },
        ],
        room: 60,
      }),
    },
  ],
  [
    'play-area',
    'Play area',
    {
      also: ['edge', 'edges', 'player edge', 'board edge'],
      says: [
        'A square of three feet, 914 mm; two opposite edges belong to the players.',
        'A ship that ends a move with any part outside flees and is lost.',
        'Only the base counts: a template may stick out.',
      ],
      see: ['range', 'flee', 'setup', 'place-ships'],
      shows: scene('The edge is near. Try all three maneuvers.', {
        ships: { A1: ['xwing', 830, 420, 45] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '2TW', '1BB'] }],
        room: 110,
      }),
    },
  ],
  [
    'dial',
    'Dial',
    {
      also: ['dials', 'maneuver dial', 'set a dial'],
      says: [
        'The list of maneuvers that a ship type can fly.',
        'In the Planning Phase one of them is chosen in secret; it is revealed when the ship activates.',
        'Nobody may look at the other player’s dials before that.',
      ],
      see: ['planning', 'maneuver', 'activation', 'ship'],
      shows: scene('Four of the seventeen maneuvers of an X-wing’s dial.', {
        ships: { A1: ['xwing', 457, 330] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '2BB', '3YW', '4KR'] }],
        room: 170,
      }),
    },
  ],
  [
    'template',
    'Template',
    {
      also: ['templates', 'guides'],
      says: [
        'A strip laid against the base that says where a move ends.',
        'The near end fits the guides in the middle of one edge; the base is put down at the far end.',
        'Straights are 40 mm for each speed; banks turn a ship by 45°, turns by 90°.',
      ],
      see: ['maneuver', 'straight', 'bank', 'turn', 'move-through'],
      shows: scene('The same speed by three templates.', {
        ships: { A1: ['xwing', 457, 340] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['3FW', '3BW', '3TW'] }],
        room: 150,
      }),
    },
  ],
  [
    'setup',
    'Setup',
    {
      also: ['set up'],
      says: [
        'Before the first round the players prepare squads, roll for first player, and lay out the table.',
        'Obstacles come first, then ships from the lowest initiative to the highest.',
        'A mission adds its own markers before the obstacles.',
      ],
      see: ['place-obstacles', 'place-ships', 'first-player', 'play-area', 'mission', 'round', 'damage-deck'],
      shows: order('setup'),
    },
  ],
  [
    'place-obstacles',
    'Placing obstacles',
    {
      also: ['place obstacles'],
      says: [
        'Players take turns until all six lie on the table, the first player beginning.',
        'Each must be beyond range 1 of the others and beyond range 2 of every edge.',
        'None may lie on a marker of the mission.',
      ],
      see: ['setup', 'obstacle', 'beyond', 'mission-marker'],
      shows: scene('Asteroid and debris must be beyond range 1 of each other. Drag either and see.', {
        ships: { A1: ['awing', 400, 300] },
        rocks: [
          ['asteroid', 400, 480],
          ['debris', 560, 460],
        ],
        lens: [{ see: 'apart' }],
        room: 60,
      }),
    },
  ],
  [
    'place-ships',
    'Placing ships',
    {
      also: ['place forces', 'deployment'],
      says: [
        'Ships are placed within range 1 of their player’s edge, facing any way.',
        'The lowest initiative is placed first, so the best pilots see most.',
        'A large ship may stick out of that strip if it fills its depth.',
      ],
      see: ['setup', 'initiative', 'play-area', 'beyond', 'reserve'],
      shows: scene('A1 within range 1 of the near edge. Drag it, and turn it.', {
        ships: { A1: ['xwing', 600, 60], A2: ['awing', 690, 50] },
        lens: [{ see: 'edge', ship: 'A1' }],
        room: 60,
      }),
    },
  ],
]);
