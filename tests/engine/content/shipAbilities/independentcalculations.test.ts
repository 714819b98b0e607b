import { expect, test } from 'vitest';
import { profileOf } from '../../../../src/engine/look/ships';
import { acting } from '../../../support/actions';
import { about, inDuel } from '../../../support/card';
import { engine } from '../../../support/engine';

const droid = { pilot: 'tradefederationdrone', at: [457, 300], upgrades: ['independentcalculations'] } as const;
const calculating = (color: 'white' | 'red') =>
  about(
    'shipAbility:independentcalculations',
    acting(droid, { grant: { why: 'card', only: ['calculate'], as: color } }).choose('p1', `action:calculate:${color}`),
  );

test('Independent Calculations stand in for Networked Calculations', () => {
  const game = acting(droid);
  const { shipAbility } = profileOf({ state: game.state, rules: engine.rules }, game.ship('A1'));
  expect(shipAbility).toBe('Independent Calculations');
});
test('Independent Calculations: a white calculate may be made red for one more token', () => {
  expect(calculating('white').use().game.tokens('A1')).toEqual({ calculate: 2, stress: 1 });
  expect(calculating('white').leave().game.tokens('A1')).toEqual({ calculate: 1 });
  expect(calculating('red').offered()).toEqual([]);
});
test('Independent Calculations: a networked friend beside it cannot spend its token', () => {
  const beside = (upgrades: readonly string[]) => {
    const told = inDuel('shipAbility:networkedcalculations', {
      attacker: { pilot: 'tradefederationdrone' },
      third: { pilot: 'tradefederationdrone', at: [520, 300], tokens: { calculate: 1 }, upgrades },
      rolls: 'focus focus / blank blank blank',
    });
    told.game.choose('p1', 'ship:A1');
    return told.attack();
  };
  expect(beside([]).offered()).toHaveLength(1);
  expect(beside(['independentcalculations']).offered()).toEqual([]);
});
