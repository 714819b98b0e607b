import { expect, test } from 'vitest';
import { pieceOf, piecesOf } from '../../src/board/pieceOf';
import { onBoard } from '../../src/board/scale';
import { placesAsked } from '../../src/board/useFollow';
import type { Subject } from '../../src/engine/core/decision';
import { inStory } from '../support/card';

const changing = (name: string): Subject => ({
  kind: 'modification',
  name,
  does: { kind: 'reroll', dice: 'attack', most: 1 },
  by: name.startsWith('ship:') ? { ship: 'ship:A2', source: 'pilot:howlrunner', name: 'attacker' } : null,
});

test('pointing at a way to change dice lights the ship whose card it is, and who else pays; at a token of its own nobody', () => {
  expect(piecesOf(changing('ship:A2:pilot:howlrunner:attacker'))).toEqual(['ship:A2']);
  expect(piecesOf(changing('ship:A2:pilot:howlrunner:attacker+ship:A3'))).toEqual(['ship:A2', 'ship:A3']);
  expect(piecesOf(changing('focus+ship:A4'))).toEqual(['ship:A4']);
  expect(piecesOf(changing('focus'))).toEqual([]);
});

test('any other answer lights the piece that it points at', () => {
  const ship: Subject = { kind: 'ship', ship: 'ship:A1' };
  expect(piecesOf(ship)).toEqual([pieceOf(ship)]);
  expect(piecesOf({ kind: 'pass' })).toEqual([]);
});

test('cards that may change places are asked with both ships in sight, and light them', () => {
  const { game } = inStory('upgrade:cikatrovizago', {
    phase: 'end',
    p1: [
      { pilot: 'trandoshanslaver', at: [400, 400], upgrades: ['riggedcargochute'] },
      { pilot: 'outerrimsmuggler', at: [520, 400], upgrades: ['deadmansswitch'] },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  }).until('mayUse');
  const [asked] = game.state.pending;
  expect(piecesOf(asked!.options[0]!.subject)).toEqual(['ship:A1', 'ship:A2']);
  const places = placesAsked(game.state, asked!, 'all', []);
  for (const [x, y] of [
    [400, 400],
    [520, 400],
  ] as const)
    expect(places).toContainEqual(onBoard({ x, y }));
});
