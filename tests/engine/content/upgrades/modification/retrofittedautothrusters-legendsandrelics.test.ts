import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:retrofittedautothrusters-legendsandrelics';
const flown = (dial: '3TW' | '3BW' | '3ER' | '3LR' | '2BB' | '3FW' | '4KR') =>
  flying(CARD, { pilot: 'bluesquadronescort', dial, at: [457, 400] });

test.each(['3TW', '3BW', '3LR', '3ER'] as const)('Retrofitted Autothrusters: %s is followed by a roll', dial => {
  const told = flown(dial);
  expect(told.offered()).toEqual(['action:barrelRoll:white']);
  told.use();
  told.game.choose('p1', 'roll:left:middle');
  expect(told.game.ship('A1').upgrades[0]!.charges).toBe(1);
  expect(told.game.last('shipMoved')).toMatchObject({ how: 'barrelRoll' });
});
test.each(['2BB', '3FW', '4KR'] as const)('Retrofitted Autothrusters: %s is not', dial =>
  expect(flown(dial).offered()).toEqual([]),
);
