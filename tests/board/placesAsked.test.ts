import { expect, test } from 'vitest';
import { onBoard } from '../../src/board/scale';
import { placesAsked, placesUnasked } from '../../src/board/useFollow';
import { gain } from '../../src/engine/content/words';
import { at } from '../../src/engine/core/ability';
import type { GameState } from '../../src/engine/core/state';
import { scenario } from '../support/scenario';

const wing = (x: number, y: number) => ({ pilot: 'redsquadronveteran', at: [x, y] }) as const;
const foe = (x: number, y: number) => ({ pilot: 'academypilot', at: [x, y], heading: 180 }) as const;

test('who engages next is asked with the enemies within a shot in sight, and no others', () => {
  const game = scenario({
    phase: 'engagement',
    p1: [wing(300, 300), wing(400, 300)],
    p2: [foe(300, 500), foe(860, 860)],
  });
  const { state } = game;
  expect(game.asked('p1')).toBe('chooseShip');
  const places = placesAsked(state, state.pending[0]!, 'all', []);
  expect(places).toContainEqual(onBoard({ x: 300, y: 500 }));
  expect(places).not.toContainEqual(onBoard({ x: 860, y: 860 }));
});

test('what comes first of several is asked with the ships in sight whose abilities they are, and no others', () => {
  const focuses = at('start:engagement', { must: ({ self }) => [gain(self, 'focus')] });
  const game = scenario({
    phase: 'engagement',
    p1: [wing(300, 300), { ...wing(60, 60), pilot: 'wedgeantilles' }, { ...wing(500, 300), pilot: 'lukeskywalker' }],
    p2: [foe(860, 860)],
    abilities: { 'pilot:wedgeantilles': [focuses], 'pilot:lukeskywalker': [focuses] },
  });
  const { state } = game;
  expect(game.asked('p1')).toBe('orderAbilities');
  const places = placesAsked(state, state.pending[0]!, 'all', []);
  expect(places).toEqual([onBoard({ x: 60, y: 60 }), onBoard({ x: 500, y: 300 })]);
});

test('an action is asked with room for where it may lead', () => {
  const { state } = scenario({
    phase: 'activation',
    p1: [{ ...wing(300, 300), dial: '1FB' }],
    p2: [{ ...foe(860, 860), dial: '1FB' }],
  }).passUntil('chooseAction');
  const { topic } = state.pending[0]!;
  const xs = placesAsked(state, state.pending[0]!, 'all', []).map(({ x }) => x);
  const { x } = onBoard(state.ships[topic.kind === 'chooseAction' ? topic.ship : 'ship:A1']!.pose);
  // A small base beside its roll template: 80 mm from middle to middle.
  expect(Math.min(...xs)).toBeLessThan(x - 80);
  expect(Math.max(...xs)).toBeGreaterThan(x + 80);
});

test('an action is asked with the enemies in sight that it may lock or be shot by, and no others', () => {
  const { state } = scenario({
    phase: 'activation',
    p1: [{ ...wing(300, 300), dial: '1FB' }],
    p2: [
      { ...foe(300, 600), dial: '1FB' },
      { ...foe(860, 860), dial: '1FB' },
    ],
  }).passUntil('chooseAction');
  const [decision] = state.pending;
  expect(decision!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:B1' });
  const places = placesAsked(state, decision!, 'all', []);
  expect(places).toContainEqual(onBoard(state.ships['ship:A1']!.pose));
  const far = placesAsked({ ...state, ships: farAway(state) }, decision!, 'all', []);
  expect(far).not.toContainEqual(onBoard({ x: 860, y: 60 }));
});

/** A1 stands elsewhere. */
const farAway = ({ ships }: GameState): GameState['ships'] => ({
  ...ships,
  'ship:A1': { ...ships['ship:A1']!, pose: { x: 860, y: 60, heading: 0 } },
});

test('a lock is asked with the enemies in sight, not with every friend and rock in reach', () => {
  const game = scenario({
    phase: 'activation',
    p1: [
      { ...wing(300, 300), dial: '1FB' },
      { ...wing(100, 200), dial: '1FB' },
    ],
    p2: [{ ...foe(300, 560), pilot: 'darthvader', dial: '1FB' }],
  }).passUntil('chooseAction');
  game.choose('p1', 'action:lock:white');
  const { state } = game;
  const places = placesAsked(state, state.pending[0]!, 'all', []);
  const at = (id: 'ship:A2' | 'ship:B1') => onBoard(state.ships[id]!.pose);
  const asked = state.pending[0]!.topic;
  expect(asked).toMatchObject({ kind: 'lock', ship: 'ship:A1' });
  expect(places).toContainEqual(at('ship:B1'));
  expect(places).not.toContainEqual(at('ship:A2'));
});

test('behind the curtain, while all set their dials, every ship is looked at', () => {
  const { state } = scenario({ phase: 'planning', p1: [wing(300, 300), wing(500, 300)], p2: [foe(860, 860)] });
  expect(state.pending.map(({ topic }) => topic.kind)).toEqual(['setDials', 'setDials']);
  expect(placesUnasked(state)).toEqual(Object.values(state.ships).map(({ pose }) => onBoard(pose)));
});

test('at the end all ships that are left are looked at, and not before', () => {
  const { state } = scenario({
    phase: 'activation',
    p1: [{ ...wing(300, 300), dial: '1FB' }, wing(500, 300)],
    p2: [{ ...foe(860, 860), dial: '1FB' }],
  }).passUntil('chooseAction');
  const { 'ship:A2': lost, ...left } = state.ships;
  const outcome = { winner: 'p1', reason: 'conceded' } as const;
  const ships = { ...left, 'ship:A2': { ...lost!, where: 'removed' } } as const;
  expect(placesUnasked({ ...state, ships, outcome })).toEqual(Object.values(left).map(({ pose }) => onBoard(pose)));
  expect(placesUnasked(state)).toEqual([]);
});
