import { expect, test } from 'vitest';
import { attackLines, lineChoices, measuredAttack } from '../../../src/board/overlays/attackLines';
import { lockLines, reasonDrawing, targetLines } from '../../../src/board/overlays/targetLines';
import { engine } from '../../support/engine';
import { type Story, scenario } from '../../support/scenario';

const NOBODY = { keys: [], pieces: [] };

/** A story at its first question of this kind. */
function at(kind: string, story: Story) {
  const game = scenario(story).passUntil(kind);
  const table = { state: game.state, rules: engine.rules };
  const decision = game.state.pending[0]!;
  return { game, table, decision, missing: engine.explain(game.state, decision) };
}

/** Academy pilots: one attacker, an enemy ahead at range 2, one behind a rock at range 3, one far off, one behind. */
const SKIRMISH: Story = {
  phase: 'engagement',
  p1: [{ pilot: 'academypilot', at: [400, 200] }],
  p2: [
    { pilot: 'academypilot', at: [400, 390], heading: 180 },
    { pilot: 'academypilot', at: [250, 450], heading: 180 },
    { pilot: 'academypilot', at: [400, 800], heading: 180 },
    { pilot: 'academypilot', at: [400, 60], heading: 0 },
  ],
  rocks: [{ is: 'coreasteroid0', at: [325, 325] }],
};

test('lines to every enemy: free, obstructed with the rock outlined, blocked faint and without words', () => {
  const { table, decision, missing } = at('chooseAttack', SKIRMISH);
  const { lines, outlined } = attackLines(table, decision, missing, NOBODY, true);
  expect(lines.map(({ look, label, strong }) => ({ look, label, strong }))).toEqual([
    { look: 'free', label: 'Range 2', strong: false },
    { look: 'obstructed', label: 'Range 3', strong: false },
    { look: 'blocked', label: null, strong: false },
    { look: 'blocked', label: null, strong: false },
  ]);
  expect(outlined).toEqual(['rock:1']);
});

test('without that help there is only the line to the one pointed at', () => {
  const { table, decision, missing } = at('chooseAttack', SKIRMISH);
  expect(attackLines(table, decision, missing, NOBODY, false).lines).toEqual([]);
  const pointed = attackLines(table, decision, missing, { keys: [decision.options[0]!.key], pieces: [] }, false);
  expect(pointed.lines.map(({ label, strong }) => ({ label, strong }))).toEqual([{ label: 'Range 2', strong: true }]);
});

test('why not: too far shows its measured line, behind shows the arc that was missed', () => {
  const { table, decision, missing } = at('chooseAttack', SKIRMISH);
  const far = reasonDrawing(table, decision, missing, { keys: ['target:ship:B3:primary:0'], pieces: [] });
  expect(far.lines).toMatchObject([{ look: 'blocked', strong: true, label: 'Range 6' }]);
  expect(far.wedges).toEqual([]);
  const behind = reasonDrawing(table, decision, missing, { keys: [], pieces: ['ship:B4'] });
  expect(behind.lines).toMatchObject([{ label: 'Not in arc' }]);
  expect(behind.wedges).toEqual([{ unit: 'ship:A1', arc: 'front' }]);
});

test('a ship that can be attacked has no reason drawn when it is pointed at', () => {
  const { table, decision, missing } = at('chooseAttack', SKIRMISH);
  expect(reasonDrawing(table, decision, missing, { keys: [], pieces: ['ship:B1'] }).lines).toEqual([]);
});

test('the measured line of an attack stays while its dice are changed, and goes with it', () => {
  const { game, table } = at('chooseAttack', { ...SKIRMISH, dice: ['focus', 'focus'] });
  expect(measuredAttack(table).lines).toEqual([]);
  const tokens = { focus: 1 };
  const focused = at('chooseAttack', {
    ...SKIRMISH,
    p1: [{ ...SKIRMISH.p1[0]!, tokens }],
    dice: ['focus', 'focus', 'blank'],
  }).game.choose('p1', 'target:ship:B2:primary:0');
  expect(focused.asked('p1')).toBe('modifyDice');
  const under = measuredAttack({ state: focused.state, rules: engine.rules });
  expect(under.lines).toMatchObject([
    { key: 'attack', look: 'obstructed', label: 'Range 3, obstructed', strong: true },
  ]);
  expect(under.outlined).toEqual(['rock:1']);
  game.choose('p1', 'target:ship:B1:primary:0').passUntil('chooseAttack');
  expect(measuredAttack({ state: game.state, rules: engine.rules }).lines).toEqual([]);
});

test('of equally short lines the free one and the obstructed one are both drawn', () => {
  const { game } = at('chooseAttack', {
    phase: 'engagement',
    p1: [{ pilot: 'academypilot', at: [400, 200] }],
    p2: [{ pilot: 'academypilot', at: [400, 440], heading: 180 }],
    rocks: [{ is: 'coreasteroid0', at: [440, 320] }],
  });
  game.choose('p1', 'target:ship:B1:primary:0');
  expect(game.asked('p1')).toBe('chooseLine');
  const table = { state: game.state, rules: engine.rules };
  const { lines, outlined } = lineChoices(table, game.state.pending[0]!, NOBODY);
  expect(lines.map(({ look }) => look).sort()).toEqual(['free', 'obstructed']);
  expect(lines[0]!.from.x).not.toBeCloseTo(lines[1]!.from.x, 1);
  expect(outlined).toEqual(['rock:1']);
});

test('an obstructed line is broken where it runs over the rock, and nowhere else', () => {
  const { table, decision, missing } = at('chooseAttack', SKIRMISH);
  const [free, obstructed] = attackLines(table, decision, missing, NOBODY, true).lines;
  expect(free!.broken).toEqual([]);
  const [[start, end]] = obstructed!.broken as [readonly [number, number]];
  expect(obstructed!.broken).toHaveLength(1);
  expect(start).toBeGreaterThan(0.1);
  expect(end).toBeLessThan(0.9);
  expect(end - start).toBeGreaterThan(0.1);
});

test('a lock has a line to enemies in reach, and none to what is too far until it is pointed at', () => {
  const { game } = at('chooseAction', {
    p1: [{ pilot: 'bluesquadronescort', at: [400, 200], dial: '2FB' }],
    p2: [
      { pilot: 'bluesquadronescort', at: [400, 560], heading: 180 },
      { pilot: 'bluesquadronescort', at: [400, 800], heading: 180 },
    ],
  });
  game.choose('p1', 'action:lock:white');
  const decision = game.state.pending[0]!;
  const table = { state: game.state, rules: engine.rules };
  const missing = engine.explain(game.state, decision);
  expect(targetLines(table, decision, NOBODY, true).lines.map(({ key }) => key)).toEqual(['ship:B1']);
  expect(targetLines(table, decision, NOBODY, false).lines).toEqual([]);
  const far = reasonDrawing(table, decision, missing, { keys: ['ship:B2'], pieces: [] });
  expect(far.lines).toMatchObject([{ look: 'blocked', label: expect.stringMatching(/^Range [4-9]$/) }]);
});

test('locks show when either end is pointed at', () => {
  const { table } = at('chooseAttack', {
    ...SKIRMISH,
    p1: [{ pilot: 'academypilot', at: [400, 200], locks: ['ship:B2'] }],
  });
  expect(lockLines(table, ['ship:A1']).lines).toMatchObject([{ look: 'lock', to: { x: 250, y: 450 } }]);
  expect(lockLines(table, ['ship:B2']).lines).toHaveLength(1);
  expect(lockLines(table, ['ship:B1']).lines).toEqual([]);
});
