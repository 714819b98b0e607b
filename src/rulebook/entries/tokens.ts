import { chapter, pieces, scene } from '../entry';

export const TOKENS = chapter('tokens', [
  [
    'token',
    'Tokens',
    {
      also: ['tokens'],
      says: [
        'Small pieces beside a ship that help or hinder it.',
        'Round ones leave in the End Phase; diamonds stay until something removes them.',
        'Green and blue are good, orange and red are bad.',
        'Spent means given back for an effect, removed means given back for nothing.',
      ],
      see: ['round-tokens', 'lasting-tokens', 'object', 'transfer', 'charges'],
      shows: pieces(
        'Round and green, round and orange, diamond and blue, diamond and red.',
        ['focus', 'Focus'],
        ['disarm', 'Disarm'],
        ['cloak', 'Cloak'],
        ['stress', 'Stress'],
      ),
    },
  ],
  [
    'lasting-tokens',
    'Diamond tokens',
    {
      also: ['red token', 'red tokens', 'blue token', 'blue tokens'],
      says: [
        'Blue and red tokens stay over the End Phase.',
        'Each has its own way to go: a blue maneuver takes stress, strain and deplete, an ion maneuver all ion, decloaking the cloak.',
      ],
      see: ['token', 'round-tokens', 'stress', 'strain', 'deplete', 'ion', 'cloak'],
      shows: pieces(
        'These stay.',
        ['cloak', 'Cloak'],
        ['stress', 'Stress'],
        ['ion', 'Ion'],
        ['strain', 'Strain'],
        ['deplete', 'Deplete'],
        ['lock', 'Lock'],
      ),
    },
  ],
  [
    'stress',
    'Stress',
    {
      also: ['stress token', 'stress tokens', 'stressed'],
      says: [
        'A stressed ship performs no actions and cannot set red maneuvers.',
        'Red maneuvers and red actions bring a token.',
        'A blue maneuver removes one, before the action.',
      ],
      see: ['lasting-tokens', 'action', 'red-maneuver', 'blue-maneuver', 'red-action', 'debris', 'planning'],
      shows: scene('One token: the blue straight takes it away, then A1 may act.', {
        ships: { A1: ['xwing', 457, 330] },
        tokens: { A1: ['stress'] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1FB', '2FB'] }],
        room: 140,
      }),
    },
  ],
  [
    'strain',
    'Strain',
    {
      also: ['strain token', 'strain tokens', 'strained'],
      says: [
        'The ship defends with one green die fewer, and then one token leaves.',
        'A blue maneuver removes one as well.',
      ],
      see: ['lasting-tokens', 'defense-dice', 'blue-maneuver', 'gas', 'deplete'],
      shows: scene('B1 is strained: one green die fewer than its agility of 3.', {
        ships: { A1: ['xwing', 440, 350], B1: ['tie', 460, 520, 180] },
        tokens: { B1: ['strain'] },
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 60,
      }),
    },
  ],
  [
    'deplete',
    'Deplete',
    {
      also: ['deplete token', 'deplete tokens', 'depleted'],
      says: [
        'The ship attacks with one red die fewer, and then one token leaves.',
        'A blue maneuver removes one as well.',
      ],
      see: ['lasting-tokens', 'attack-dice', 'blue-maneuver', 'strain'],
      shows: scene('A1 is depleted: one red die fewer than its attack of 3.', {
        ships: { A1: ['xwing', 440, 330], B1: ['tie', 460, 520, 180] },
        tokens: { A1: ['deplete'] },
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 60,
      }),
    },
  ],
  [
    'ion',
    'Ion',
    {
      also: ['ion token', 'ion tokens', 'ionized', 'ion maneuver'],
      says: [
        'With enough tokens a ship is ionized: one on a small, two on a medium, three on a large ship.',
        'It loses its locks, and cannot lock.',
        'It flies a blue 1 straight or 1 bank, in the direction of its dial, and can only focus.',
        'After that activation all ion tokens leave.',
      ],
      see: ['lasting-tokens', 'ship-size', 'break-lock', 'lock', 'stationary', 'gas', 'inflict', 'planning'],
      shows: scene('All that an ionized ship can fly.', {
        ships: { A1: ['xwing', 457, 380] },
        tokens: { A1: ['ion'] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1FB', '1BB', '1NB'] }],
        room: 110,
      }),
    },
  ],
  [
    'tractor',
    'Tractor',
    {
      also: ['tractor token', 'tractor tokens', 'tractored', 'pulled'],
      says: [
        'With enough tokens a ship is tractored: one on a small, two on a medium, three on a large ship.',
        'The first time in a round, whoever did it may roll or boost that ship by the 1 straight; not across obstacles.',
        'Its own player may then turn it by 90° for a stress token.',
        'It defends with one green die fewer. The tokens leave in the End Phase.',
      ],
      see: ['round-tokens', 'ship-size', 'barrel-roll', 'boost', 'defense-dice', 'inflict'],
      shows: scene('Where B1 could be pulled sideways.', {
        ships: { B1: ['tie', 457, 420] },
        tokens: { B1: ['tractor'] },
        lens: [{ see: 'slip', ship: 'B1', by: 'roll' }],
        room: 100,
      }),
    },
  ],
  [
    'disarm',
    'Disarm',
    {
      also: ['disarm token', 'disarm tokens', 'disarmed'],
      says: [
        'A disarmed ship cannot attack.',
        'Reload and SLAM bring a token; a cloaked ship counts as disarmed.',
        'It leaves in the End Phase.',
      ],
      see: ['round-tokens', 'reload', 'slam', 'cloak', 'engagement'],
      shows: pieces('No attack this round.', ['disarm', 'Disarm']),
    },
  ],
  [
    'charges',
    'Charges',
    {
      also: ['charge', 'charge limit', 'active charge'],
      says: [
        'How often a card can do what it offers: each use spends one or more.',
        'A card begins with as many as its golden number says, and never has more.',
        'What is spent lies there inactive, and may come back.',
      ],
      see: ['recurring', 'reload', 'special-weapon', 'upgrade', 'ship-numbers', 'token', 'force'],
      shows: pieces('Charges of a card.', ['charge', 'Charge'], ['charge', 'Charge']),
    },
  ],
  [
    'recurring',
    'Charges that come back',
    {
      also: ['recurring charge', 'recovers', 'recover'],
      says: [
        'A small arrow beside the number: one charge comes back in each End Phase.',
        'An arrow down takes one away instead.',
        'Force comes back the same way, as a rule one a round.',
      ],
      see: ['charges', 'force', 'end-phase'],
      shows: pieces('One of each comes back.', ['charge', 'Charge'], ['force', 'Force']),
    },
  ],
  [
    'force',
    'The Force',
    {
      also: ['force', 'force charge', 'force charges', 'force capacity'],
      says: [
        'Pilots with a purple number have that many Force charges.',
        'Each one spent changes one eye of your roll: to a hit when you attack, to an evade when you defend.',
        'It also pays for purple maneuvers, purple actions and some cards.',
      ],
      see: ['charges', 'recurring', 'eye', 'purple-maneuver', 'purple-action', 'focus', 'modify', 'ship-numbers'],
      shows: pieces('Two Force: two eyes changed.', ['force', 'Force'], ['force', 'Force']),
    },
  ],
  [
    'transfer',
    'Transfer',
    {
      also: ['transfers', 'transferred'],
      says: [
        'A token goes from one ship to another: removed there, gained here.',
        'If one of the two cannot, nothing happens.',
      ],
      see: ['token', 'friendly'],
      shows: scene('From A1 to A2.', {
        ships: { A1: ['xwing', 400, 400], A2: ['awing', 500, 430] },
        tokens: { A1: ['focus'] },
        lens: [{ see: 'range', from: 'A1', to: 'A2' }],
        room: 70,
      }),
    },
  ],
  [
    'inflict',
    'Inflicted tokens',
    {
      also: ['inflict', 'inflicts'],
      says: [
        'Some weapons bring tokens instead of damage: ion, tractor or jam.',
        'The attack must hit; the card says how many results count.',
      ],
      see: ['ion', 'tractor', 'jam', 'special-weapon', 'hit-or-miss'],
      shows: pieces('Instead of damage.', ['ion', 'Ion'], ['tractor', 'Tractor'], ['jam', 'Jam']),
    },
  ],
]);
