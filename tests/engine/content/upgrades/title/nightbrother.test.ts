import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:nightbrother';
const flown = (dial: '1FB' | '3FW', stress: number) =>
  flying(CARD, { pilot: 'shadowcollectiveoperator', dial, tokens: { stress } });

test('Nightbrother: stressed, with a white maneuver, two charges are a focus or an evade token', () => {
  const told = flown('3FW', 1);
  expect(told.offered()).toEqual([`use:${CARD}:focus`, `use:${CARD}:evade`]);
  const { game } = told.use('evade');
  expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'evade' });
  expect(game.events('chargeSpent')).toHaveLength(2);
});

test('Nightbrother: not with a blue maneuver', () => expect(flown('1FB', 1).offered()).toEqual([]));
test('Nightbrother: not without stress', () => expect(flown('3FW', 0).offered()).toEqual([]));
