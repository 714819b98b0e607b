import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const defended = (rolls: string, tokens: Record<string, number>, locks: readonly string[] = []) =>
  inDuel('upgrade:chaffparticles-modification', {
    on: 'defender',
    defender: { tokens },
    attacker: { locks },
    rolls,
  }).attack();

test('Chaff Particles: even after a miss a focus result takes a stress token with it', () => {
  const { game } = defended('blank blank blank / focus blank blank', { stress: 1 }).use();
  expect(game.tokens('B1')).toEqual({});
});
test('Chaff Particles: of several, which is the player’s choice; locks are among them', () => {
  const { game } = defended('hit blank blank / focus blank blank', { tractor: 0, jam: 1, ion: 1 }, ['B1']).use();
  expect(game.offers('p2')).toEqual(['ion', 'lock:ship:A1', 'jam']);
  game.choose('p2', 'lock:ship:A1');
  expect(game.ship('A1').locks).toEqual([]);
});
test('Chaff Particles: not with an evade, nor with nothing to remove', () => {
  expect(defended('hit blank blank / evade blank blank', { stress: 1 }).offered()).toEqual([]);
  expect(defended('hit blank blank / focus blank blank', { evade: 1 }).offered()).toEqual([]);
});
