import { expect, test } from 'vitest';
import { content } from '../../../../src/engine/content';
import { engine } from '../../../support/engine';

test('Weapon Hardpoint: a slot that squads know, and nothing in play', () => {
  expect(engine.rules.catalog.pilot('pilot:cartelspacer').amg20!.slots).toContain('weaponHardpoint');
  expect(content['shipAbility:weaponhardpoint']).toEqual([]);
});

test('Weapon Hardpoint: not on a ship without it', () => {
  expect(engine.rules.catalog.pilot('pilot:academypilot').amg20!.slots).not.toContain('weaponHardpoint');
});
