import { type Boards, board } from './board';

/** Beside icons, tokens and steps of a move: the same on a table. */
export const FLYING: Boards = {
  bearing: board('The same speed by three bearings.', {
    ships: { A1: ['xwing', 457, 330], B1: ['tie', 560, 520, 200] },
    lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '2NB', '2YW'] }],
    room: 120,
  }),
  advanced: board('Each ends in another facing. Drag B1 into the way: then A1 backs up and does not turn.', {
    ships: { A1: ['xwing', 457, 330], B1: ['tie', 590, 520, 200] },
    lens: [{ see: 'fly', ship: 'A1', ways: ['4KR', '3PR', '3RR', '0OR', '1SR'] }],
    room: 110,
  }),
  activation: board('Fly A1, then see where it could roll to. Drag the rock.', {
    ships: { A1: ['xwing', 457, 300] },
    rocks: [['asteroid', 520, 460]],
    lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '3NW', '4KR'] }],
    room: 100,
  }),
  action: board('What a barrel roll would bring: drag the ship, and see who comes into its arc.', {
    ships: { A1: ['awing', 440, 360], B1: ['tie', 540, 520, 180] },
    lens: [
      { see: 'slip', ship: 'A1', by: 'roll' },
      { see: 'arcs', ship: 'A1', arcs: ['front'] },
    ],
    room: 90,
  }),
  'action-bar': board('Two of the five actions move an A-wing: all places for its boost and its roll.', {
    ships: { A1: ['awing', 440, 380], B1: ['tie', 530, 440, 180] },
    lens: [
      { see: 'slip', ship: 'A1', by: 'boost' },
      { see: 'slip', ship: 'A1', by: 'roll' },
    ],
    room: 90,
  }),
  linked: board('A1 has its focus token. Where could it roll to after that?', {
    ships: { A1: ['awing', 440, 400] },
    rocks: [['asteroid', 540, 420]],
    tokens: { A1: ['focus'] },
    lens: [{ see: 'slip', ship: 'A1', by: 'roll' }],
    room: 90,
  }),
  'red-action': board('A1 has boosted in red, and is stressed: only a blue maneuver helps.', {
    ships: { A1: ['awing', 457, 330] },
    tokens: { A1: ['stress'] },
    lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '3BW'] }],
    room: 130,
  }),
  'break-lock': board('A1 has locked B1. Through the gas it loses the lock; past the gas it does not.', {
    ships: { A1: ['xwing', 457, 300], B1: ['tie', 480, 590, 180] },
    rocks: [['gas', 457, 410]],
    locks: [['A1', 'B1']],
    lens: [{ see: 'fly', ship: 'A1', ways: ['4FW', '2YW'] }],
    room: 70,
  }),
  'lasting-tokens': board(
    'A blue maneuver takes away one stress, one strain and one deplete. A white one takes none.',
    {
      ships: { A1: ['xwing', 457, 330] },
      tokens: { A1: ['stress', 'strain', 'deplete'] },
      lens: [{ see: 'fly', ship: 'A1', ways: ['2FB', '3BW'] }],
      room: 130,
    },
  ),
  inflict: board('A1 was hit by an ion weapon: this is all that it can fly.', {
    ships: { A1: ['xwing', 457, 380], B1: ['tie', 470, 300] },
    tokens: { A1: ['ion'] },
    lens: [{ see: 'fly', ship: 'A1', ways: ['1FB', '1BB', '1NB'] }],
    room: 110,
  }),
  setup: board('A1 is to be placed at the near edge. Drag it.', {
    ships: { A1: ['xwing', 600, 60] },
    lens: [{ see: 'edge', ship: 'A1' }],
    room: 140,
  }),
  'scenario-action': board('The marker must be at range 0–1 of A1. Drag either.', {
    ships: { A1: ['xwing', 380, 380] },
    mission: { is: 'scramblethetransmissions', at: [480, 480] },
    lens: [{ see: 'range', from: 'A1', to: 'M1' }],
    room: 90,
  }),
};
