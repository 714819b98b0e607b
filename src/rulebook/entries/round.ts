import { chapter, order, pieces, scene } from '../entry';

export const ROUND = chapter('round', [
  [
    'round',
    'The round',
    {
      also: ['rounds', 'phase', 'phases'],
      says: [
        'A game is up to twelve rounds, and each has the same five phases.',
        'All plan in secret, then all fly, then all shoot.',
        'After the End Phase the table checks whether somebody has won.',
      ],
      see: ['planning', 'system', 'activation', 'engagement', 'end-phase', 'winning', 'setup'],
      shows: order('round'),
    },
  ],
  [
    'planning',
    'Planning Phase',
    {
      also: ['planning'],
      says: [
        'Each player secretly sets a dial for every ship.',
        'When both are ready, the first player of the round is rolled for.',
        'Until then a dial can be changed at will.',
      ],
      see: ['round', 'dial', 'first-player', 'stress', 'ion'],
      shows: scene('Which of these would you set? B1 flies first, but nobody knows where.', {
        ships: { A1: ['xwing', 400, 330], B1: ['tie', 470, 560, 180] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['1FB', '2NB', '3FW'] }],
        room: 70,
      }),
    },
  ],
  [
    'system',
    'System Phase',
    {
      also: ['system phase'],
      says: [
        'Before anybody flies, some ships may do special things, lowest initiative first.',
        'Here devices are dropped or launched, cloaked ships decloak, docked ships leave their carrier.',
        'Most ships have nothing to do in it, and the table passes on.',
      ],
      see: ['round', 'device', 'drop', 'decloak', 'dock', 'initiative', 'remote'],
      shows: scene('A1 drops a bomb behind itself, before it flies.', {
        ships: { A1: ['ywing', 457, 420] },
        lens: [{ see: 'drop', ship: 'A1', device: 'device:protonbomb', edge: 'rear' }],
        room: 110,
      }),
    },
  ],
  [
    'activation',
    'Activation Phase',
    {
      also: ['activate', 'activates', 'activated', 'activation'],
      says: [
        'Each ship flies once and may act, lowest initiative first.',
        'It reveals its dial, executes the maneuver, then may perform one action.',
        'Bombs go off when all have flown.',
      ],
      see: ['round', 'maneuver', 'action', 'dial', 'initiative', 'bomb', 'difficulty', 'revealed'],
      shows: order('activation'),
    },
  ],
  [
    'revealed',
    'Revealing a dial',
    {
      also: ['reveal', 'reveals', 'reveal dial'],
      says: [
        'First step of an activation: the dial is turned up for all to see.',
        'From then on only cards, stress, ion or a lack of Force change what is flown.',
        'A red maneuver of a stressed ship, or a purple one without Force, becomes a white 2 straight.',
        'An ionized ship flies its ion maneuver whatever the dial shows.',
      ],
      see: ['activation', 'dial', 'red-maneuver', 'purple-maneuver', 'ion'],
      shows: scene('Revealed: a red Koiogran turn. Stressed by now, the ship would fly the white 2 straight.', {
        ships: { A1: ['xwing', 457, 330] },
        tokens: { A1: ['stress'] },
        lens: [{ see: 'fly', ship: 'A1', ways: ['4KR', '2FW'] }],
        room: 170,
      }),
    },
  ],
  [
    'engagement',
    'Engagement Phase',
    {
      also: ['engage', 'engages', 'engagement'],
      says: [
        'Each ship may attack once, highest initiative first.',
        'A ship that has no target, or is disarmed, still engages; it only does not shoot.',
        'Ships of the same initiative fire as if at once.',
      ],
      see: ['round', 'attack', 'initiative', 'simultaneous-fire', 'disarm'],
      shows: scene('A1 (3) may shoot before B1 (1).', {
        ships: { A1: ['xwing', 420, 350], B1: ['tie', 460, 520, 180] },
        lens: [{ see: 'shot', from: 'A1', to: 'B1' }],
        room: 60,
      }),
    },
  ],
  [
    'end-phase',
    'End Phase',
    {
      also: ['end phase'],
      says: [
        'From round 2 on the mission scores first.',
        'Then round tokens leave: green ones, then orange ones. Diamond ones stay.',
        'Last, cards with an arrow get back a charge or a Force. Then it is checked who has won.',
      ],
      see: ['round', 'round-tokens', 'recurring', 'winning', 'mission-points'],
      shows: order('end'),
    },
  ],
  [
    'round-tokens',
    'Round tokens',
    {
      also: ['circular tokens', 'green token', 'green tokens', 'orange token', 'orange tokens'],
      says: [
        'Round tokens last one round: they leave in the End Phase.',
        'Green ones help, orange ones hinder.',
        'So a focus token that is not spent is lost, and a disarmed ship may shoot again next round.',
      ],
      see: [
        'end-phase',
        'token',
        'focus',
        'evade',
        'calculate',
        'reinforce',
        'disarm',
        'jam',
        'tractor',
        'lasting-tokens',
      ],
      shows: pieces(
        'All of these are gone after the End Phase.',
        ['focus', 'Focus'],
        ['evade', 'Evade'],
        ['calculate', 'Calculate'],
        ['reinforceFore', 'Reinforce'],
        ['disarm', 'Disarm'],
        ['jam', 'Jam'],
        ['tractor', 'Tractor'],
      ),
    },
  ],
  [
    'game-length',
    'Twelve rounds',
    {
      also: ['last round', 'twelfth round'],
      says: [
        'The game ends with the twelfth round at the latest.',
        'Players may agree on fewer, or on a draw; either may concede.',
        'A clock, if you want one, is for your own table: the rules know none.',
      ],
      see: ['winning', 'round', 'mission-points'],
      shows: order('round'),
    },
  ],
]);
