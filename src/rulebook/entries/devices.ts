import { chapter, scene } from '../entry';

export const DEVICES = chapter('devices', [
  [
    'device',
    'Device',
    {
      also: ['devices', 'payload'],
      says: [
        'Bombs, mines, remotes and the like that ships put on the table.',
        'In the System Phase a ship drops or launches at most one, and pays charges for it.',
        'It must lie wholly on the table, and cannot be placed in a phase in which its ship decloaked.',
      ],
      see: ['bomb', 'mine', 'remote', 'drop', 'system', 'object', 'detonate', 'reload', 'chaff'],
      shows: scene('A bomb and a mine. Drag A1, and read its range to the bomb.', {
        ships: { A1: ['ywing', 430, 460] },
        devices: [
          ['device:protonbomb', 430, 370],
          ['device:proximitymine', 520, 400],
        ],
        lens: [{ see: 'range', from: 'A1', to: 'D1' }],
        room: 70,
      }),
    },
  ],
  [
    'drop',
    'Drop and launch',
    {
      also: ['drops', 'dropped', 'launch', 'launches', 'launched'],
      says: [
        'Dropped: by the template of the card, out of the rear guides.',
        'Launched: the same out of the front guides.',
        'The device’s guides fit the far end of the template.',
      ],
      see: ['device', 'template', 'system'],
      shows: scene('Behind the ship. Drag it.', {
        ships: { A1: ['ywing', 457, 440, 20] },
        lens: [{ see: 'drop', ship: 'A1', device: 'device:seismiccharge', edge: 'rear' }],
        room: 110,
      }),
    },
  ],
  [
    'bomb',
    'Bomb',
    {
      also: ['bombs'],
      says: [
        'Goes off at the end of the Activation Phase, when all have flown.',
        'It strikes every ship in its reach, friend and enemy alike.',
        'A ship may fly across it unharmed.',
      ],
      see: ['device', 'detonate', 'activation', 'fuse'],
      shows: scene('Who is at range 0–1 of a proton bomb?', {
        ships: { A1: ['xwing', 360, 420], B1: ['tie', 560, 470, 200] },
        devices: [['device:protonbomb', 457, 420]],
        lens: [
          { see: 'range', from: 'A1', to: 'D1' },
          { see: 'range', from: 'B1', to: 'D1' },
        ],
        room: 70,
      }),
    },
  ],
  [
    'mine',
    'Mine',
    {
      also: ['mines'],
      says: [
        'Goes off as soon as a ship moves through it or ends on it.',
        'It strikes that ship alone, and is gone.',
        'Dropped onto a ship it goes off at once.',
      ],
      see: ['device', 'detonate', 'move-through'],
      shows: scene('In the way of A1.', {
        ships: { A1: ['xwing', 440, 310] },
        devices: [['device:proximitymine', 440, 420]],
        lens: [{ see: 'fly', ship: 'A1', ways: ['3FW', '2BB'] }],
        room: 80,
      }),
    },
  ],
  [
    'detonate',
    'Detonating',
    {
      also: ['detonates', 'goes off', 'detonate'],
      says: [
        'The device does what its card says, and leaves the table.',
        'Several at once: their players order them, the first player’s first.',
      ],
      see: ['device', 'bomb', 'mine', 'fuse'],
      shows: scene('An ion bomb strikes every ship at range 0–1. Drag A1 and B1.', {
        ships: { A1: ['xwing', 380, 440], B1: ['tie', 540, 450, 180] },
        devices: [['device:ionbomb', 457, 430]],
        lens: [
          { see: 'range', from: 'A1', to: 'D1' },
          { see: 'range', from: 'B1', to: 'D1' },
        ],
        room: 60,
      }),
    },
  ],
  [
    'fuse',
    'Fuse',
    {
      also: ['fuses', 'fuse marker', 'fuse markers', 'fused'],
      says: [
        'A device with a fuse marker does not go off: it loses the marker instead.',
        'So each marker delays a bomb by a round, and lets a ship off a mine once.',
      ],
      see: ['bomb', 'detonate'],
      shows: scene('A bomb with a fuse: A1 still has a round to get away from it.', {
        ships: { A1: ['ywing', 440, 470] },
        devices: [['device:concussionbomb', 440, 380]],
        lens: [{ see: 'range', from: 'A1', to: 'D1' }],
        room: 70,
      }),
    },
  ],
  [
    'remote',
    'Remote',
    {
      also: ['remotes'],
      says: [
        'A device with initiative, agility and hull: it can be attacked and locked.',
        'It acts at its own initiative, when its card says: mostly in the System Phase.',
        'It has no actions and takes no tokens but locks; damage cards lie facedown on it.',
      ],
      see: ['device', 'declare-target', 'system', 'lock'],
      shows: scene('Commandos on their way. A1 may lock them at range 0–3, and attack them.', {
        ships: { A1: ['xwing', 420, 330] },
        devices: [['device:imperialsupercommandos', 470, 470, 180]],
        lens: [{ see: 'range', from: 'A1', to: 'D1' }],
        room: 70,
      }),
    },
  ],
  [
    'chaff',
    'Obstacles from cards',
    {
      also: ['electro-chaff cloud', 'electro-chaff', 'loose cargo', 'spare parts', 'blaze'],
      says: [
        'Some cards put an obstacle on the table: chaff, cargo, spare parts, a blaze.',
        'They obstruct attacks as other obstacles do, and have an effect of their own.',
        'At range 0 of chaff nobody can lock or be locked.',
      ],
      see: ['device', 'obstacle', 'lock'],
      shows: scene('A cloud of chaff. At range 0 of it A1 can neither lock nor be locked.', {
        ships: { A1: ['xwing', 400, 400] },
        devices: [['device:electrochaffcloud', 500, 380]],
        lens: [{ see: 'range', from: 'A1', to: 'D1' }],
        room: 80,
      }),
    },
  ],
]);
