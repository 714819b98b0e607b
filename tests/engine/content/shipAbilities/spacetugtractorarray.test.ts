import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:spacetugtractorarray';
const tug = (at: readonly [number, number]) =>
  flying(CARD, { pilot: 'constablezuvio', dial: '1FW' }, { p2: [{ pilot: 'soontirfel', at, dial: '2FB' }] }).until(
    'chooseAction',
  );

test('Spacetug Tractor Array: two tractor tokens in the bullseye, one beside it', () => {
  const ahead = tug([457, 470]);
  ahead.game.choose('p1', `action:card:${CARD}:white`);
  ahead.game.choose('p1', 'pass');
  expect(ahead.game.events('tokenGained').map(({ token }) => token)).toEqual(['tractor', 'tractor']);
  const aside = tug([510, 470]);
  aside.game.choose('p1', `action:card:${CARD}:white`);
  expect(aside.game.events('tokenGained').map(({ token }) => token)).toEqual(['tractor']);
});

test('Spacetug Tractor Array: nobody in the front arc at range 1', () => {
  expect(tug([457, 600]).game.offers('p1')).not.toContain(`action:card:${CARD}:white`);
  expect(tug([540, 380]).game.offers('p1')).not.toContain(`action:card:${CARD}:white`);
});
