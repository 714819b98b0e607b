import { chapter, icons, scene } from '../entry';

export const MOVING = chapter('moving', [
  [
    'maneuver',
    'Maneuver',
    {
      also: ['maneuvers', 'execute a maneuver', 'execute maneuver', 'fly'],
      says: [
        'How a ship moves in its activation: a speed, a bearing and a difficulty.',
        'The template is laid at its front, and the ship is put down at the far end.',
        'Then its colour is checked: red brings stress, blue takes some away.',
      ],
      see: ['dial', 'template', 'speed', 'bearing', 'difficulty', 'fully', 'partial', 'activation'],
      shows: scene('Choose a maneuver, and drag what is in the way.', {
        ships: { A1: ['xwing', 430, 320], B1: ['tie', 520, 560, 180] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2BB', '3FW', '3YW', '4KR'] }],
        room: 80,
      }),
    },
  ],
  [
    'speed',
    'Speed',
    {
      also: ['speeds'],
      says: [
        'From 0 to 5: how long the template is.',
        'A ship that backs up has still flown the speed that its dial showed.',
        'Where a card changes it, it can only become a speed for which there is a template.',
      ],
      see: ['maneuver', 'straight', 'stationary', 'slam'],
      shows: scene('One to five, straight ahead.', {
        ships: { A1: ['awing', 457, 250] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1FB', '2FB', '3FB', '4FB', '5FB'] }],
        room: 130,
      }),
    },
  ],
  [
    'bearing',
    'Bearing',
    {
      also: ['bearings', 'direction'],
      says: [
        'The arrow of a maneuver: straight, bank, turn, or one of the advanced ones.',
        'Banks are gentle, turns are sharp, and both go left or right.',
      ],
      see: ['maneuver', 'straight', 'bank', 'turn', 'advanced'],
      shows: icons(
        'Bearings as they stand on a dial.',
        ['turnLeft', 'Turn left'],
        ['bankLeft', 'Bank left'],
        ['straight', 'Straight'],
        ['bankRight', 'Bank right'],
        ['turnRight', 'Turn right'],
      ),
    },
  ],
  [
    'difficulty',
    'Difficulty',
    {
      also: ['colour of a maneuver', 'harder', 'easier'],
      says: [
        'The colour of a maneuver: blue is easy, white plain, red hard, purple needs the Force.',
        'It is checked when the ship has moved, and before it acts.',
        'Cards may shift it one step between blue, white and red; purple never shifts.',
      ],
      see: ['maneuver', 'blue-maneuver', 'red-maneuver', 'purple-maneuver', 'activation'],
      shows: scene('Blue, white and red.', {
        ships: { A1: ['xwing', 457, 330] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '3FW', '3ER'] }],
        room: 150,
      }),
    },
  ],
  [
    'blue-maneuver',
    'Blue maneuver',
    {
      also: ['blue maneuvers'],
      says: [
        'Easy: it takes away one stress token, one strain and one deplete.',
        'That comes before the action, so a ship with one stress may act again at once.',
      ],
      see: ['difficulty', 'stress', 'strain', 'deplete'],
      shows: scene('A1 has one stress token. The blue straight removes it, the white bank does not.', {
        ships: { A1: ['xwing', 457, 330] },
        tokens: { A1: ['stress'] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '3BW'] }],
        room: 150,
      }),
    },
  ],
  [
    'red-maneuver',
    'Red maneuver',
    {
      also: ['red maneuvers'],
      says: [
        'Hard: it brings a stress token, and so costs the action too.',
        'A stressed ship cannot set one.',
        'If it is stressed when a red one is revealed, it flies a white 2 straight instead.',
      ],
      see: ['difficulty', 'stress', 'koiogran', 'segnor', 'tallon', 'revealed'],
      shows: scene('A red Tallon roll. The token comes after the move, before the action.', {
        ships: { A1: ['xwing', 457, 330] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['3ER', '3RR'] }],
        room: 160,
      }),
    },
  ],
  [
    'purple-maneuver',
    'Purple maneuver',
    {
      also: ['purple maneuvers'],
      says: [
        'Only for those with the Force: flying it costs one.',
        'Without any left the ship flies a white 2 straight instead.',
        'No card makes a purple maneuver easier or harder.',
      ],
      see: ['difficulty', 'force', 'revealed'],
      shows: scene('A purple turn, and what is flown where the Force is spent.', {
        ships: { A1: ['awing', 457, 330] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['3TP', '2FW'] }],
        room: 150,
      }),
    },
  ],
  [
    'straight',
    'Straight',
    {
      says: [
        'Ahead without a turn, speed 1 to 5.',
        'The ship keeps its facing. Each speed is one base length of a small ship.',
      ],
      see: ['bearing', 'template', 'speed'],
      shows: scene('Straight ahead.', {
        ships: { A1: ['xwing', 457, 330] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1FB', '3FW'] }],
        room: 150,
      }),
    },
  ],
  [
    'bank',
    'Bank',
    {
      also: ['banks', 'bank left', 'bank right'],
      says: ['A gentle curve, speed 1 to 3.', 'The ship ends turned by 45° to the side of the curve.'],
      see: ['bearing', 'template', 'turn', 'segnor'],
      shows: scene('Banks of three speeds.', {
        ships: { A1: ['xwing', 457, 330] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1BB', '2BB', '3BW'] }],
        room: 150,
      }),
    },
  ],
  [
    'turn',
    'Turn',
    {
      also: ['turn left', 'turn right'],
      says: [
        'A sharp curve, speed 1 to 3.',
        'The ship ends turned by 90°. Slow turns stay close, and so bump into friends.',
      ],
      see: ['bearing', 'template', 'bank', 'tallon'],
      shows: scene('Turns of three speeds.', {
        ships: { A1: ['awing', 457, 330] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1TW', '2TB', '3TW'] }],
        room: 150,
      }),
    },
  ],
  [
    'advanced',
    'Advanced maneuvers',
    {
      also: ['advanced maneuver'],
      says: [
        'Maneuvers that turn a ship round, roll it, hold it or take it backward.',
        'Koiogran turn, Segnor’s loop and Tallon roll use a usual template and turn the ship at its end.',
        'If another ship is in the way there, it backs up and does not turn.',
        'A stationary maneuver has no template; a reverse one has it at the rear.',
      ],
      see: ['koiogran', 'segnor', 'tallon', 'stationary', 'reverse', 'sideslip', 'bearing', 'partial'],
      shows: icons(
        'As they stand on a dial.',
        ['koiogranTurn', 'Koiogran turn'],
        ['segnorsLoopLeft', 'Segnor’s loop'],
        ['tallonRollLeft', 'Tallon roll'],
        ['stationary', 'Stationary'],
        ['reverseStraight', 'Reverse'],
      ),
    },
  ],
  [
    'koiogran',
    'Koiogran turn',
    {
      also: ['koiogran'],
      says: [
        'Straight ahead, and put down facing back.',
        'If nobody is in its way it turns by 180°; if it has to back up, it does not turn at all.',
        'Nearly always red.',
      ],
      see: ['advanced', 'red-maneuver', 'straight', 'partial'],
      shows: scene('Drag B1 into the way: then A1 backs up and keeps its facing.', {
        ships: { A1: ['xwing', 457, 300], B1: ['tie', 560, 480, 200] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['4KR'] }],
        room: 90,
      }),
    },
  ],
  [
    'segnor',
    'Segnor’s loop',
    {
      also: ['segnor', 'segnor’s loops'],
      says: [
        'Along a bank, and put down facing back.',
        'Two of them, left and right; a ship that has to back up keeps the facing of the bank.',
      ],
      see: ['advanced', 'bank', 'red-maneuver', 'partial'],
      shows: scene('Left and right.', {
        ships: { A1: ['awing', 457, 310], B1: ['tie', 580, 520, 200] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['3LR', '3PR'] }],
        room: 90,
      }),
    },
  ],
  [
    'tallon',
    'Tallon roll',
    {
      also: ['tallon', 'tallon rolls'],
      says: [
        'Along a turn, and then another 90° to the same side.',
        'The player chooses one of three places at the template’s end.',
        'If all are taken the ship backs up along the turn and does not roll.',
      ],
      see: ['advanced', 'turn', 'red-maneuver', 'partial'],
      shows: scene('Three places to end. Drag B1 onto some of them.', {
        ships: { A1: ['xwing', 500, 320], B1: ['tie', 560, 520, 200] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['3ER', '3RR'] }],
        room: 100,
      }),
    },
  ],
  [
    'stationary',
    'Stationary',
    {
      also: ['stop', 'stands still'],
      says: [
        'Speed 0: the ship stays where it is, without a template.',
        'It counts as a maneuver all the same, with its colour.',
        'It overlaps no ship, but an obstacle that it lies on has its effect again.',
      ],
      see: ['advanced', 'speed', 'maneuver', 'ion', 'obstacle-range-0'],
      shows: scene('It does not move.', {
        ships: { A1: ['hwk', 457, 400] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['0OR', '1FB'] }],
        room: 120,
      }),
    },
  ],
  [
    'reverse',
    'Reverse maneuvers',
    {
      also: ['reverse', 'reverse straight', 'reverse bank'],
      says: [
        'Backward, by a straight or a bank laid at the ship’s rear.',
        'The ship keeps looking ahead; a bank turns it as if it had come that way.',
      ],
      see: ['advanced', 'straight', 'bank'],
      shows: scene('Backward: straight, and by both banks.', {
        ships: { A1: ['gunship', 457, 480] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1SR', '1AR', '1DR'] }],
        room: 130,
      }),
    },
  ],
]);
