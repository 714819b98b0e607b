import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:automatedloaders-legendsandrelics';
const spent = (weapon = 'target:ship:B1:primary:0') =>
  inDuel(CARD, {
    attacker: { upgrades: ['protontorpedoes'], locks: ['B1'] },
    first: [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:protontorpedoes' }],
  }).attack(weapon);

test('Automated Loaders: after a primary attack, the charge for a reload', () => {
  const { game } = spent().use();
  expect(game.ship('A1').upgrades.map(({ charges }) => charges)).toEqual([2, 0]);
  expect(game.tokens('A1')).toEqual({ disarm: 1 });
});
test('Automated Loaders: not after an attack with the torpedo, nor with nothing to reload', () => {
  expect(spent('target:ship:B1:upgrade:protontorpedoes').offered()).toEqual([]);
  expect(
    inDuel(CARD, { attacker: { upgrades: ['protontorpedoes'] } })
      .attack()
      .offered(),
  ).toEqual([]);
});
