import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const after = (action: string) => {
  const told = inStory('upgrade:targetingastromech-astromech', {
    phase: 'activation',
    p1: [{ pilot: 'graysquadronbomber', upgrades: ['ioncannonturret'], at: [457, 200], dial: '1FB', turret: 'front' }],
    p2: [{ pilot: 'wedgeantilles', at: [457, 420], dial: '2FB' }],
  }).until('chooseAction');
  told.game.choose('p1', action);
  if (action.includes('lock')) told.game.choose('p1', 'ship:B1');
  return told;
};

test('Targeting Astromech: after a lock, a red rotate', () => {
  const { game } = after('action:lock:white').use();
  game.choose('p1', 'arc:right');
  expect([game.ship('A1').turret, game.tokens('A1')]).toEqual(['right', { stress: 1 }]);
});

test('Targeting Astromech: not after a focus', () => expect(after('action:focus:white').offered()).toEqual([]));
