import { expect, test } from 'vitest';
import { atSetup } from '../../../../support/conditions';
import { scenario } from '../../../../support/scenario';

const SHIP = { pilot: 'wedgeantilles', upgrades: ['gnkgonkdroid'], at: [400, 200], dial: '2FB' } as const;
const p2 = [{ pilot: 'academypilot', at: [800, 800] }] as const;
const charges = (game: ReturnType<typeof scenario>) => game.ship('A1').upgrades[0]!.charges;
const acting = (charged: boolean, shields: number) =>
  scenario({
    p1: [{ ...SHIP, shields }],
    p2,
    first: charged ? [] : [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:gnkgonkdroid' }],
  }).passUntil('chooseAction');
const [RECHARGE, SHIELD] = ['recharge', 'shield'].map(name => `action:card:upgrade:gnkgonkdroid:${name}:white`);

test('GNK Droid: begins without its charge, and an action recovers it', () => {
  expect(charges(atSetup('before', { p1: [SHIP], p2 }))).toBe(0);
  const game = acting(false, 1);
  expect(game.offers('p1')).not.toContain(SHIELD);
  expect(charges(game.choose('p1', RECHARGE!))).toBe(1);
});

test('GNK Droid: another action spends it on a shield', () => {
  const game = acting(true, 1);
  expect(game.offers('p1')).not.toContain(RECHARGE);
  game.choose('p1', SHIELD!);
  expect([charges(game), game.ship('A1').shields]).toEqual([0, 2]);
});

test('GNK Droid: no shield to recover, no such action', () => {
  expect(acting(true, 2).offers('p1')).not.toContain(SHIELD);
});
