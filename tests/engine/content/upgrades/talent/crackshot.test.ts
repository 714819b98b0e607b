import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const ROLLS = 'hit blank blank / evade blank blank';

test('Crack Shot: in the bullseye a charge cancels an evade before results are neutralized', () => {
  const { game } = inDuel('upgrade:crackshot', { rolls: ROLLS }).attack().use();
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  expect(game.last('resultsNeutralized')!.hit).toBe(true);
});

test('Crack Shot: left alone, the evade cancels the hit and the charge stays', () => {
  const { game } = inDuel('upgrade:crackshot', { rolls: ROLLS }).attack().leave();
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
  expect(game.last('resultsNeutralized')!.hit).toBe(false);
});

test('Crack Shot: not beside the bullseye, not without an evade', () => {
  expect(
    inDuel('upgrade:crackshot', { rolls: ROLLS, defender: { at: [500, 500] } })
      .attack()
      .offered(),
  ).toEqual([]);
  expect(inDuel('upgrade:crackshot', { rolls: 'hit blank blank / blank blank blank' }).attack().offered()).toEqual([]);
});
