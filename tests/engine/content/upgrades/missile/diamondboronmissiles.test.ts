import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

/** B1 is an X-wing with agility 2; B2 beside it. */
const fire = (b2: Partial<Placed>, rolls: string, charges = 3) =>
  inDuel('upgrade:diamondboronmissiles', {
    attacker: { locks: ['B1'], force: 0 },
    defender: { pilot: 'bluesquadronescort', heading: 180 },
    enemies: [{ pilot: 'bluesquadronescort', at: [520, 500], heading: 180, ...b2 }],
    first: Array.from({ length: 3 - charges }, () => ({
      do: 'spendCharge' as const,
      ship: 'ship:A1' as const,
      card: 'upgrade:diamondboronmissiles' as const,
    })),
    rolls,
  }).attack('target:ship:B1:upgrade:diamondboronmissiles');

const HIT = 'hit blank blank / blank blank / crit hit';
const rollers = (told: ReturnType<typeof fire>) =>
  told
    .until()
    .game.events('diceRolled')
    .flatMap(({ ship, purpose }) => (purpose.kind === 'card' ? [ship] : []));

test('for a charge the defender and a ship beside it each roll for damage', () => {
  const told = fire({}, HIT).use();
  expect(rollers(told)).toEqual(['ship:B1', 'ship:B2']);
  const suffered = told.game.events('damageSuffered').map(({ ship, damage }) => `${ship} ${damage}`);
  expect(suffered).toEqual(['ship:B1 crit', 'ship:B2 hit', 'ship:B1 hit']);
  expect(told.game.ship('A1').upgrades[0]!.charges).toBe(1);
});

test('a nimbler ship is spared, and one at range 2', () => {
  expect(rollers(fire({ pilot: 'academypilot' }, HIT).use())).toEqual(['ship:B1']);
  expect(rollers(fire({ at: [457, 680] }, HIT).use())).toEqual(['ship:B1']);
});

test('not after a miss, nor without a charge', () => {
  expect(fire({}, 'blank blank blank / blank blank').offered()).toEqual([]);
  expect(fire({}, HIT, 1).offered()).toEqual([]);
});
