import { describe, expect, test } from 'vitest';
import { jamTargets } from '../../../../src/engine/rules/actions/possible';
import { acting, blocks } from '../../../support/actions';
import { engine } from '../../../support/engine';
import type { Placed } from '../../../support/scenario';

/** A medium ship: its sides are 30 from its middle. */
const jammer: Placed = { pilot: 'gandfindsman', at: [300, 300] };
const tie = (x: number, y: number, rest: Partial<Placed> = {}): Placed => ({
  pilot: 'academypilot',
  at: [x, y],
  ...rest,
});

describe('the jam action', () => {
  test('an enemy at range 1 on any side gains a jam token', () => {
    const game = acting(jammer, { p2: [tie(300, 200), tie(450, 300), tie(451, 300)] }).choose('p1', 'action:jam:white');
    expect(game.offers('p1')).toEqual(['ship:B1', 'ship:B2']);
    game.choose('p1', 'ship:B1');
    expect(game.tokens('B1')).toEqual({ jam: 1 });
    expect(game.last('actionPerformed')).toMatchObject({ action: 'jam' });
  });

  test('at range 2 only in the bullseye arc', () => {
    const game = acting(jammer, { p2: [tie(300, 520), tie(340, 520), tie(300, 80)] }).choose('p1', 'action:jam:white');
    expect(game.offers('p1')).toEqual(['ship:B1']);
  });

  test('not at range 0, not at range 3, never a friend', () => {
    const game = acting([jammer, tie(300, 200)], { p2: [tie(300, 350), tie(300, 600)] });
    expect(game.offers('p1')).not.toContain('action:jam:white');
    expect(blocks(game)).toMatchObject({ 'jam:white': 'noTarget' });
    const table = { state: game.state, rules: engine.rules };
    expect(jamTargets(table, game.ship('A1'))).toMatchObject([
      { target: 'ship:B1', blocked: { kind: 'outOfRange', measured: { range: 0 }, least: 1 } },
      { target: 'ship:B2', blocked: { kind: 'outOfRange', measured: { range: 3 }, most: 2 } },
    ]);
  });
});
