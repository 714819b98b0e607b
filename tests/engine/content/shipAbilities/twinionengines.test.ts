import { expect, test } from 'vitest';
import { content } from '../../../../src/engine/content';

test('Twin Ion Engines: squads know, and nothing is left to do in play', () => {
  expect(content['shipAbility:twinionengines']).toEqual([]);
});

test('Twin Ion Engines: what does something in play has abilities', () => {
  expect(content['shipAbility:autothrusters']).not.toEqual([]);
});
