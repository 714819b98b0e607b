import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inDuel } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:passivesensors';
const spent = [{ do: 'loseCharge', ship: 'ship:A1', card: CARD } as const];

test('Passive Sensors: its action spends the charge, in the Perform Action step', () => {
  const { game } = flying(CARD, { pilot: 'bluesquadronescort' }).until('chooseAction');
  game.choose('p1', `action:card:${CARD}:white`);
  expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: `card:${CARD}` });
  expect(game.events('chargeSpent')).toMatchObject([{ ship: 'ship:A1', card: CARD }]);
});
test('Passive Sensors: not as an action granted elsewhere', () => {
  const game = acting(
    { pilot: 'bluesquadronescort', at: [457, 300], upgrades: ['passivesensors'] },
    { grant: { why: 'card' } },
  );
  expect(game.offers('p1')).toContain('action:focus:white');
  expect(game.offers('p1').filter(key => key.includes('passivesensors'))).toEqual([]);
});
test('Passive Sensors: without the charge, a calculate or lock action before engaging', () => {
  const told = inDuel(CARD, { first: spent });
  expect(told.offered()).toEqual(['action:calculate:white', 'action:lock:white']);
  expect(told.use('calculate:white').game.tokens('A1')).toEqual({ calculate: 1 });
  expect(inDuel(CARD).offered()).toEqual([]);
});
test('Passive Sensors: without the charge it cannot be coordinated', () => {
  const coordinating = (first: typeof spent | readonly never[]) =>
    acting(
      [
        { pilot: 'bluesquadronescort', at: [457, 430], upgrades: ['passivesensors'] },
        { pilot: 'bluesquadronescort', at: [457, 300] },
      ],
      { who: 'A2', first, grant: { why: 'card', only: ['coordinate'] } },
    ).offers('p1');
  expect(coordinating([])).toEqual(['action:coordinate:white', 'pass']);
  expect(coordinating(spent)).toEqual([]);
});
