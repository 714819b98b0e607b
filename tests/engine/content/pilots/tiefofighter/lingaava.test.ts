import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../../support/conditions';

const at = (x: number) => [x, 100] as const;
const story = {
  p1: [
    { pilot: 'lingaava', at: at(100) },
    { pilot: 'epsilonsquadroncadet', at: at(200) },
    { pilot: 'epsilonsquadroncadet', at: at(300), upgrades: ['afterburners'] },
    { pilot: 'zetasquadronsurvivor', at: at(400) },
    { pilot: 'epsilonsquadroncadet', at: at(500) },
  ],
  p2: [{ pilot: 'bluesquadronescort', at: [200, 800] as const }],
};

test('Lin Gaava: herself, and up to two others without modifications', () => {
  expect(conditionsOf(atSetup('before', story), 'A1')).toEqual(['primedforspeed']);
  const game = atSetup('after', story);
  expect(game.offers('p1').map(key => key.slice(-2))).toEqual(['A2', 'A4', 'A5', 'ss']);
  game.choose('p1', 'use:pilot:lingaava:ship:A4');
  expect(game.offers('p1').map(key => key.slice(-2))).toEqual(['A2', 'A5', 'ss']);
  game.choose('p1', 'use:pilot:lingaava:ship:A2');
  expect(game.offers('p1')).toEqual([]);
});

test('Lin Gaava: or none', () => {
  const game = atSetup('after', story).choose('p1', 'pass');
  expect(game.events('conditionAssigned')).toEqual([]);
});

test('Lin Gaava: Deuterium Power Cells, tech and modification in one, are a modification', () => {
  const [lin, other, ...rest] = story.p1;
  const told = (upgrades: readonly string[]) =>
    atSetup('after', { ...story, p1: [lin!, { ...other!, upgrades }, ...rest] })
      .offers('p1')
      .some(key => key.endsWith('A2'));
  expect([told(['deuteriumpowercells']), told(['advancedoptics'])]).toEqual([false, true]);
});
