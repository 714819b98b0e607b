import { chapter, icons, order, scene } from '../entry';

export const MISSIONS = chapter('missions', [
  [
    'mission',
    'Mission',
    {
      also: ['missions', 'scenario', 'scenarios'],
      says: [
        'What a game is about: its markers, its points, and how they are won.',
        'There are four for 20 points and five for 50.',
        'From round 2 on the mission scores at the start of each End Phase.',
      ],
      see: [
        'mission-points',
        'mission-marker',
        'winning',
        'chance-engagement',
        'satellite-array',
        'salvage',
        'scramble',
        'ancient-knowledge',
        'setup',
      ],
      shows: scene('One satellite in the middle.', {
        ships: { A1: ['xwing', 380, 380], B1: ['tie', 540, 560, 200] },
        mission: { is: 'chanceengagement', at: [457, 457] },
        lens: [{ see: 'range', from: 'A1', to: 'M1' }],
        room: 70,
      }),
    },
  ],
  [
    'mission-points',
    'Mission points',
    {
      also: ['points', 'mission point', 'score', 'scores', 'victory'],
      says: [
        'Earned by what the mission asks for, and by enemy ships that are lost.',
        'The other player’s deficit is yours from the start.',
        'Nothing takes points away again.',
      ],
      see: ['mission', 'winning', 'half-points', 'deficit', 'destroyed', 'squad-points', 'end-phase', 'game-length'],
      shows: icons('Counted above the table.', ['target', 'Points of each side']),
    },
  ],
  [
    'winning',
    'Winning',
    {
      also: ['wins', 'win the game', 'victory conditions'],
      says: [
        'After each End Phase: whoever alone has ships left wins at once.',
        'At 20 points (50 in the larger game), and ahead, the game ends and you win.',
        'After twelve rounds the higher score wins. Equal scores are a draw.',
      ],
      see: ['mission-points', 'game-length', 'end-phase', 'mission', 'round'],
      shows: order('end'),
    },
  ],
  [
    'half-points',
    'Half points',
    {
      also: ['half health', 'half its health'],
      says: [
        'The first time hull and shields left are half or less, half the ship’s points are scored, rounded down.',
        'The rest comes when it is lost.',
        'In the game for 20 points only Chance Engagement has it, in the one for 50 every mission.',
      ],
      see: ['mission-points', 'destroyed', 'shields', 'squad-points', 'chance-engagement'],
      shows: icons('Half of hull and shields.', ['shieldLost', 'Shields lost'], ['hullLost', 'Hull lost']),
    },
  ],
  [
    'deficit',
    'Deficit',
    {
      says: [
        'Squad points that a player has not used, up to the limit.',
        'The other player begins with that many mission points.',
      ],
      see: ['squad', 'mission-points'],
      shows: icons('18 of 20 used: two points for the other side.', ['squad', 'Squad']),
    },
  ],
  [
    'mission-marker',
    'Markers of a mission',
    {
      also: [
        'scenario feature',
        'scenario features',
        'marker',
        'markers',
        'satellite',
        'satellites',
        'supply cache',
        'supply caches',
        'data cache',
        'data caches',
      ],
      says: [
        'Satellites, supply caches and data caches that the mission lays out.',
        'Ships fly across them freely, and they obstruct nothing.',
        'What a ship does with them depends on the mission.',
      ],
      see: ['mission', 'object', 'scenario-action', 'place-obstacles'],
      shows: scene('Range is measured to its edge.', {
        ships: { A1: ['xwing', 400, 330] },
        mission: { is: 'chanceengagement', at: [470, 470] },
        lens: [{ see: 'range', from: 'A1', to: 'M1' }],
        room: 70,
      }),
    },
  ],
  [
    'scenario-action',
    'Actions of a mission',
    {
      also: ['scenario action', 'scenario actions', 'mission action'],
      says: [
        'White actions that every ship has from round 2 on: tow, scramble or transmit.',
        'Only in the Perform Action step of a ship’s own activation.',
        'The marker must be at range 0–1.',
      ],
      see: ['mission-marker', 'action', 'salvage', 'scramble', 'ancient-knowledge'],
      shows: icons(
        'One for each mission that has it.',
        ['tow', 'Tow'],
        ['scramble', 'Scramble'],
        ['transmit', 'Transmit'],
      ),
    },
  ],
  [
    'chance-engagement',
    'Chance Engagement',
    {
      says: [
        'One satellite in the middle.',
        'A player with a ship at range 0–2 of it scores 1 in the End Phase, and 1 more if the other has none there.',
        'In the game for 50 points it is 2 and 2.',
      ],
      see: ['mission', 'half-points'],
      shows: scene('A1 contests the satellite as long as it is at range 0–2.', {
        ships: { A1: ['xwing', 380, 320], B1: ['tie', 600, 700, 200] },
        mission: { is: 'chanceengagement', at: [457, 457] },
        lens: [
          { see: 'range', from: 'A1', to: 'M1' },
          { see: 'range', from: 'B1', to: 'M1' },
        ],
        room: 60,
      }),
    },
  ],
  [
    'satellite-array',
    'Assault at the Satellite Array',
    {
      also: ['satellite array'],
      says: [
        'Five satellites. Whoever has more ships at range 0–1 of one controls it.',
        'Medium and large ships count as two.',
        'Each one controlled is a point in the End Phase; in the game for 50 points any at all is 2, more than the other side 4.',
      ],
      see: ['mission', 'ship-size'],
      shows: scene('Two against one within range 1: the side of A controls it. Drag a ship away.', {
        ships: { A1: ['xwing', 400, 400], A2: ['awing', 400, 470], B1: ['tie', 540, 470, 270] },
        mission: { is: 'assaultatthesatellitearray', at: [470, 440] },
        lens: [
          { see: 'range', from: 'A1', to: 'M1' },
          { see: 'range', from: 'A2', to: 'M1' },
          { see: 'range', from: 'B1', to: 'M1' },
        ],
        room: 60,
      }),
    },
  ],
  [
    'salvage',
    'Salvage Mission',
    {
      also: ['tow', 'tows', 'towing', 'jettison', 'jettisons'],
      says: [
        'Five supply caches. A ship that tows one carries it; each in tow scores 1 in the End Phase, for 50 points 2 for any, 4 for more than the other side.',
        'A towing ship performs no barrel roll, boost, SLAM or cloak.',
        'A critical damage or its loss throws the cache off; its player may do so after flying. The other side lays it down at range 1.',
      ],
      see: ['mission', 'scenario-action'],
      shows: scene('Close enough to tow?', {
        ships: { A1: ['ywing', 400, 380] },
        mission: { is: 'salvagemission', at: [470, 470] },
        lens: [{ see: 'range', from: 'A1', to: 'M1' }],
        room: 80,
      }),
    },
  ],
  [
    'scramble',
    'Scramble the Transmissions',
    {
      also: ['scrambles', 'scrambled'],
      says: [
        'Three satellites. The scramble action puts your marker on one, in place of the other side’s.',
        'It stays yours when you fly on.',
        'Each one that bears your marker scores in the End Phase; for 50 points 2 for any, 4 for more than the other side.',
      ],
      see: ['mission', 'scenario-action'],
      shows: scene('Close enough to scramble?', {
        ships: { A1: ['xwing', 380, 380] },
        mission: { is: 'scramblethetransmissions', at: [470, 470] },
        lens: [{ see: 'range', from: 'A1', to: 'M1' }],
        room: 80,
      }),
    },
  ],
  [
    'ancient-knowledge',
    'Ancient Knowledge',
    {
      also: ['transmit', 'transmits'],
      says: [
        'Three data caches, each with a charge. The transmit action spends it, and the ship knows.',
        'Ships that know score in the End Phase: 2 for any, 4 for more than the other side; then one forgets.',
        'Knowledge may be given up to change one result, to a hit in attack or an evade in defense.',
      ],
      see: ['mission', 'scenario-action', 'condition'],
      shows: scene('Close enough to learn?', {
        ships: { A1: ['xwing', 380, 380] },
        mission: { is: 'ancientknowledge', at: [470, 470] },
        lens: [{ see: 'range', from: 'A1', to: 'M1' }],
        room: 80,
      }),
    },
  ],
]);
