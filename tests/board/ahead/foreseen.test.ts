import { expect, test } from 'vitest';
import { foreseen } from '../../../src/board/ahead/foreseen';
import { rowAhead } from '../../../src/board/ahead/rows';
import { placesOf } from '../../../src/board/ghosts';
import { templateFor } from '../../../src/board/overlays/templates';
import { layBeside } from '../../../src/board/pieces/beside';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const game = () =>
  scenario({
    phase: 'activation',
    p1: [{ pilot: 'greensquadronpilot', at: [457, 300], dial: '2FB', tokens: { evade: 1 } }],
    p2: [{ pilot: 'darthvader', at: [457, 760], heading: 180, dial: '2FB' }],
  }).passUntil('chooseAction');

function pointAt(key: string) {
  const { state } = game();
  return { state, then: foreseen(engine, state, state.pending[0]!, key) };
}

test('pointing at a boost shows where it could end, before it is chosen', () => {
  const { state, then } = pointAt('action:boost:white');
  expect(then?.decision?.topic.kind).toBe('boost');
  const places = placesOf({ state: then!.game, rules: engine.rules }, then!.decision!, []);
  expect(places.filter(({ option }) => option)).toHaveLength(3);
  expect(state.pending[0]!.topic.kind).toBe('chooseAction');
});

test('with the first place that is free lies the template that leads there', () => {
  const { then } = pointAt('action:boost:white');
  const table = { state: then!.game, rules: engine.rules };
  const first = placesOf(table, then!.decision!, []).find(({ option }) => option)!;
  const template = templateFor(table, then!.decision!, first.optionKey, first.option!.subject);
  expect(template?.placed.template.length).toBeGreaterThan(0);
  expect(template!.way.at(-1)!.x).toBeCloseTo(first.pose.x, 6);
  expect(template!.way.at(-1)!.y).toBeCloseTo(first.pose.y, 6);
});

test('pointing at a focus shows the token where it will lie, beside those that lie there', () => {
  const { state, then } = pointAt('action:focus:white');
  const laid = layBeside(then!.game, engine.rules.profilesOf(state.setup), 8, new Map()).get('ship:A1')!;
  const row = rowAhead(state, then!.game, 'ship:A1', laid)!;
  expect(row.map(one => [one.kind === 'token' && one.piece, one.isNew])).toEqual([
    ['focus', true],
    ['evade', false],
  ]);
  expect(
    rowAhead(
      state,
      state,
      'ship:A1',
      layBeside(state, engine.rules.profilesOf(state.setup), 8, new Map()).get('ship:A1')!,
    ),
  ).toBeNull();
});

test('nothing is foreseen of a question that is not an action, nor of an answer that is not offered', () => {
  const { state } = game();
  expect(foreseen(engine, state, state.pending[0]!, 'action:cloak:white')).toBeNull();
  const dials = scenario({
    phase: 'planning',
    p1: [{ pilot: 'academypilot', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [457, 800] }],
  });
  const [asked] = dials.state.pending;
  expect(foreseen(engine, dials.state, asked!, asked!.options[0]!.key)).toBeNull();
});
