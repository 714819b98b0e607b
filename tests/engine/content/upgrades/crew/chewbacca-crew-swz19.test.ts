import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { atSetup } from '../../../../support/conditions';
import { scenario } from '../../../../support/scenario';

const CARD = 'upgrade:chewbacca-crew-swz19';
const SHIP = { pilot: 'wedgeantilles', upgrades: ['chewbacca-crew-swz19'], at: [200, 100] } as const;
const charges = (game: { ship: (name: string) => { upgrades: readonly { charges: number }[] } }, ship = 'A1') =>
  game.ship(ship).upgrades[0]!.charges;

test('Chewbacca (Resistance crew): begins with a charge less', () => {
  expect(charges(atSetup('before', { p1: [SHIP], p2: [{ pilot: 'academypilot', at: [200, 800] }] }))).toBe(1);
});

test('Chewbacca (Resistance crew): recovers none before the first round', () => {
  const game = scenario({
    round: 0,
    p1: [SHIP, { pilot: 'colossusstationmechanic', at: [300, 100] }],
    p2: [{ pilot: 'academypilot', at: [200, 800] }],
    first: [
      { do: 'spendCharge', ship: 'ship:A1', card: CARD },
      { do: 'openWindow', moment: { at: 'after:setup' } },
    ],
    alone: true,
  });
  expect([game.ship('A2').damage.length, charges(game)]).toEqual([1, 1]);
});

const spent = (ship: string, count: number) =>
  Array.from({ length: count }, () => ({ do: 'spendCharge', ship: `ship:${ship}`, card: CARD }) as const);

test('Chewbacca (Resistance crew): recovers one as a friend at range 0-3 is dealt a card, not for a shield', () => {
  const hit = (shields: number, at: readonly [number, number] = [520, 520]) =>
    charges(
      inDuel(CARD, {
        on: 'enemy',
        third: { at },
        defender: { pilot: 'bluesquadronescort', shields },
        rolls: 'hit blank blank / blank blank blank',
        first: spent('B2', 2),
      })
        .attack()
        .until().game,
      'B2',
    );
  expect([hit(0), hit(2), hit(0, [60, 60])]).toEqual([1, 0, 0]);
});

test('Chewbacca (Resistance crew): two charges make a focus a crit; one does not', () => {
  const shot = (gone: number) =>
    inDuel(CARD, { rolls: 'focus focus blank / blank blank blank', first: spent('A1', gone) }).attack();
  const { game } = shot(0).use();
  expect(game.last('diceChanged')!.after).toEqual(['crit', 'focus', 'blank']);
  expect(charges(game)).toBe(0);
  expect(shot(1).offered()).toEqual([]);
});
