import { describe, expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const slammed = (card: string) => {
  const told = flying(card, { pilot: 'bluesquadronrookie', dial: '2FB' }).until('chooseAction');
  told.game.choose('p1', 'action:slam:white', 'maneuver:2FB');
  return told;
};
const charges = ({ game }: ReturnType<typeof slammed>, card: string) =>
  game.ship('A1').upgrades.find(one => one.card === card)?.charges;

describe('Black One', () => {
  const CARD = 'upgrade:blackone';

  test('a SLAM costs the charge, and an ion token then removes the disarm token', () => {
    const told = slammed(CARD).use();
    expect([charges(told, CARD), told.game.tokens('A1')]).toEqual([0, { ion: 1 }]);
  });

  test('or not', () => {
    const told = slammed(CARD).leave();
    const gained = told.game.events('tokenGained').map(({ token }) => token);
    expect([charges(told, CARD), gained]).toEqual([0, ['disarm']]);
  });

  test('without the charge there is no SLAM', () => {
    const told = flying(CARD, { pilot: 'bluesquadronrookie', dial: '2FB' }, { first: [lost(CARD)] });
    expect(told.until('chooseAction').game.offers('p1')).not.toContain('action:slam:white');
  });
});

const lost = (card: string) => ({ do: 'loseCharge', ship: 'ship:A1', card: card as `upgrade:${string}` }) as const;

describe('Black One of a standard loadout', () => {
  const CARD = 'upgrade:blackone-title';

  test.each([
    { first: [], slams: true },
    { first: [lost(CARD), lost(CARD)], slams: false },
  ])('as long as a charge is left: $slams', ({ first, slams }) => {
    const told = flying(CARD, { pilot: 'jarekyeager', dial: '2FB' }, { first });
    expect(told.until('chooseAction').game.offers('p1').includes('action:slam:white')).toBe(slams);
  });

  test('each SLAM costs one of the two, and nothing is traded for it', () => {
    const told = flying(CARD, { pilot: 'jarekyeager', dial: '2FB' }).until('chooseAction');
    told.game.choose('p1', 'action:slam:white');
    told.game.choose('p1', told.game.offers('p1')[0]!);
    expect(charges(told, CARD)).toBe(1);
    expect(told.offered()).toEqual([]);
  });
});
