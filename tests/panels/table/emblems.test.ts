import { expect, test } from 'vitest';
import damage from '../../../data/damage.json';
import { EMBLEMS, emblemOf } from '../../../src/panels/table/stage/emblems';

test('every damage card has an emblem of its own, and nothing else has', () => {
  expect(Object.keys(EMBLEMS).toSorted()).toEqual(damage.map(({ id }) => id).toSorted());
  expect(new Set(Object.values(EMBLEMS)).size).toBe(damage.length);
  expect(emblemOf('damage:unknown')).toBe('critDamage');
});
