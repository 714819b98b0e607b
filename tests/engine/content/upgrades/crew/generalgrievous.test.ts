import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const CARD = 'upgrade:generalgrievous';
const shot = (rolls: string, spent = 0) =>
  inDuel(CARD, {
    on: 'defender',
    rolls,
    first: Array.from({ length: spent }, () => ({ do: 'spendCharge', ship: 'ship:B1', card: CARD })),
  }).attack();

test('General Grievous (crew): with two results left after neutralizing, a charge cancels one, as he likes', () => {
  const { game } = shot('hit crit hit / evade blank blank').use();
  game.pick('p2', [game.offers('p2').find(key => key === 'die:1') ?? game.offers('p2')[0]!]);
  expect(game.last('diceCanceled')!.after).toHaveLength(1);
  expect(game.ship('B1').upgrades[0]!.charges).toBe(0);
});

test('General Grievous (crew): not with one left, nor uncharged', () => {
  expect(shot('hit blank hit / evade blank blank').offered()).toEqual([]);
  expect(shot('hit hit hit / blank blank blank', 1).offered()).toEqual([]);
});

test('General Grievous (crew): a destroyed friend brings the charge back, an enemy does not', () => {
  const charges = (ship: 'A2' | 'B1') =>
    inStory(CARD, {
      phase: 'end',
      p1: [
        { pilot: 'wedgeantilles', at: [400, 200] },
        { pilot: 'wedgeantilles', at: [600, 200] },
      ],
      p2: [
        { pilot: 'academypilot', at: [400, 800] },
        { pilot: 'academypilot', at: [600, 800] },
      ],
      first: [
        { do: 'spendCharge', ship: 'ship:A1', card: CARD },
        { do: 'destroyShip', ship: `ship:${ship}` },
      ],
    }).game.ship('A1').upgrades[0]!.charges;
  expect([charges('A2'), charges('B1')]).toEqual([1, 0]);
});
