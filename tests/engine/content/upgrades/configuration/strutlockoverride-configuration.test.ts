import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:strutlockoverride-configuration';
const fly = (at: readonly [number, number]) =>
  flying(CARD, { pilot: 'tradefederationdrone' }, { rocks: [{ is: 'coreasteroid0', at }], dice: ['blank'] });

test('Strut-Lock Override: for a charge an asteroid under the template does nothing', () => {
  const { game } = fly([457, 360]).use().until('chooseAction');
  expect([game.ship('A1').damage, game.ship('A1').upgrades.find(({ card }) => card === CARD)?.charges]).toEqual([
    [],
    1,
  ]);
  expect(fly([457, 360]).leave().until('chooseAction').game.ship('A1').damage).toHaveLength(1);
});

test('Strut-Lock Override: one that it ends on does what it does', () => {
  const { game } = fly([457, 450]).use();
  expect(game.ship('A1').damage).toHaveLength(1);
});
