import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const ROLLS = 'focus focus blank / blank blank blank';
const shot = (card: string, attacker: Partial<Placed>, weapon?: string) =>
  inDuel(card, { attacker, rolls: `${ROLLS} focus`, range: 2 }).attack(weapon);
const CANNON = 'target:ship:B1:upgrade:ioncannonturret';
const ARMED = { upgrades: ['ioncannonturret'], turret: 'front' } as const;

describe.each([
  ['upgrade:fanatical', { shields: 0 }, { damage: ['-stunnedpilot'] }],
  ['upgrade:fanatical-talent', { shields: 0 }, { damage: ['-stunnedpilot'] }],
  ['upgrade:fanatic-talent', { damage: ['-stunnedpilot'] }, { shields: 0 }],
] as const)('%s', (card, met, unmet) => {
  test('one focus, and only one, becomes a hit', () => {
    const { game } = shot(card, met).use();
    expect(game.last('diceChanged')!.after).toEqual(['hit', 'focus', 'blank']);
  });
  test('not otherwise', () => expect(shot(card, unmet).offered()).toEqual([]));
  test('a special attack only where the card says "attack"', () => {
    expect(shot(card, { ...met, ...ARMED }, CANNON).offered()).toHaveLength(
      card === 'upgrade:fanatical-talent' ? 1 : 0,
    );
  });
});
