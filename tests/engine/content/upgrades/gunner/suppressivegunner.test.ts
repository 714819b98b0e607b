import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string) => inDuel('upgrade:suppressivegunner', { rolls }).attack();

test('Suppressive Gunner: a focus result is spent, and the defender is depleted', () => {
  const { game } = shot('focus hit blank / evade blank blank').use();
  expect(game.offers('p2')).toEqual(['suffer', 'pass']);
  game.choose('p2', 'pass');
  expect(game.about('B1', 'tokenGained')).toMatchObject({ token: 'deplete' });
  expect(game.events('diceCanceled')[0]).toMatchObject({ faces: ['focus'] });
  expect(game.events('damageSuffered')).toEqual([]);
});

test('Suppressive Gunner: unless it suffers a hit', () => {
  const { game } = shot('focus blank blank / blank blank blank').use();
  game.choose('p2', 'suffer');
  expect(game.about('B1', 'damageSuffered')).toMatchObject({ damage: 'hit' });
  expect(game.events('tokenGained')).toEqual([]);
});

test('Suppressive Gunner: not without a focus result', () => {
  expect(shot('hit hit blank / blank blank blank').offered()).toEqual([]);
});
