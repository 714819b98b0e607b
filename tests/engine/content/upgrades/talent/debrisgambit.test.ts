import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:debrisgambit';
const evades = (y: number) =>
  flying(CARD, { pilot: 'wedgeantilles' }, { rocks: [{ is: 'coreasteroid1', at: [457, y] }] })
    .until('chooseAction')
    .game.offers('p1')
    .filter(key => key.includes('evade'));

test('Debris Gambit: white with an obstacle at range 1', () => expect(evades(520)).toEqual(['action:evade:white']));
test('Debris Gambit: red without', () => expect(evades(700)).toEqual(['action:evade:red']));

/** A card grants what it names, or treats as red whatever the ship has. */
const granted = (only: readonly 'evade'[] | null, y: number) => {
  const pilot = { pilot: 'wedgeantilles', at: [457, 300], upgrades: ['debrisgambit'] } as const;
  const rocks = [{ is: 'coreasteroid1', at: [457, y] }] as const;
  return acting(pilot, { rocks, grant: { why: 'card', only, as: 'red' } })
    .offers('p1')
    .filter(key => key.includes('evade'));
};

test('Debris Gambit: “a red evade” that another card grants is white too', () => {
  expect(granted(['evade'], 420)).toEqual(['action:evade:white']);
  expect(granted(['evade'], 700)).toEqual(['action:evade:red']);
});
test('Debris Gambit: not an evade that another card has it treat as red, which is the harder of the two', () =>
  expect(granted(null, 420)).toEqual(['action:evade:red']));
