import { expect, test } from 'vitest';
import { templateFor } from '../../../src/board/overlays/templates';
import type { Decision } from '../../../src/engine/core/decision';
import type { GameState } from '../../../src/engine/core/state';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

/** The template of an answer, offered or not. */
function shown(state: GameState, decision: Decision, key: string) {
  const all = [...decision.options, ...engine.explain(state, decision)];
  const { subject } = all.find(one => one.key === key)!;
  return templateFor({ state, rules: engine.rules }, decision, key, subject);
}

test('a maneuver of the dial lays its template before the base, and its way ends where the ship would', () => {
  const game = scenario({
    phase: 'planning',
    p1: [{ pilot: 'academypilot', at: [400, 200] }],
    p2: [{ pilot: 'academypilot', at: [400, 800], heading: 180 }],
  });
  const decision = game.state.pending.find(({ player }) => player === 'p1')!;
  const key = decision.options.find(({ key: one }) => one.startsWith('dial:ship:A1:3F'))!.key;
  const { placed, way } = shown(game.state, decision, key)!;
  expect(placed.start).toEqual({ x: 400, y: 220, heading: 0 });
  expect(placed.template.length).toBe(120);
  expect(way[0]).toMatchObject({ x: 400, y: 200 });
  expect(way.at(-1)).toMatchObject({ x: 400, y: 360 });
});

test('a barrel roll lays its template at the side, a boost before the base; answers without one lay none', () => {
  const game = scenario({
    p1: [{ pilot: 'academypilot', at: [400, 200], dial: '2FB' }],
    p2: [{ pilot: 'academypilot', at: [400, 800], heading: 180 }],
  }).passUntil('chooseAction');
  expect(shown(game.state, game.state.pending[0]!, 'action:focus:white')).toBeNull();
  game.choose('p1', 'action:barrelRoll:white');
  const { x, y } = game.ship('A1').pose;
  const roll = game.state.pending[0]!;
  expect(shown(game.state, roll, 'roll:left:forward')!.placed.start).toEqual({ x: x - 20, y, heading: 270 });
  expect(shown(game.state, roll, 'roll:right:back')!.placed.start).toEqual({ x: x + 20, y, heading: 90 });
});

test('a bomb is dropped by the template behind the base; to keep it lays none', () => {
  const game = scenario({
    phase: 'system',
    p1: [{ pilot: 'scimitarsquadronpilot', at: [400, 400], upgrades: ['protonbombs'] }],
    p2: [{ pilot: 'academypilot', at: [400, 800], heading: 180 }],
  }).passUntil('placeDevice');
  const decision = game.state.pending[0]!;
  const { placed, way } = shown(game.state, decision, 'drop:device:protonbomb:1straight')!;
  expect(placed.start).toEqual({ x: 400, y: 380, heading: 180 });
  expect(placed.end.y).toBe(340);
  expect(way).toEqual([]);
  expect(shown(game.state, decision, 'pass')).toBeNull();
});

test('the end of a Tallon roll is chosen beside its turn template', () => {
  const game = scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [400, 200], dial: '3ER' }],
    p2: [{ pilot: 'academypilot', at: [400, 800], heading: 180 }],
  }).passUntil('chooseLanding');
  const decision = game.state.pending[0]!;
  const { placed } = shown(game.state, decision, decision.options[0]!.key)!;
  expect(placed.start).toEqual({ x: 400, y: 220, heading: 0 });
  expect([placed.template.side, placed.template.turn]).toEqual(['left', -90]);
});
