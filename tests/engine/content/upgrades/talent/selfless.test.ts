import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARDS = ['upgrade:selfless', 'upgrade:selfless-talent'] as const;

describe.each(CARDS)('%s', card => {
  /** A1 attacks B1; B2 beside it carries the card. */
  const shot = (at: readonly [number, number], rolls = 'crit crit blank / blank blank blank') =>
    inDuel(card, { on: 'enemy', third: { at }, rolls, deck: { p2: ['structuraldamage'] } }).attack();

  test('suffers a crit to cancel one, for a friend at range 0-1', () => {
    const { game } = shot([500, 520]).use();
    expect(game.damage('B2')).toEqual(['structuraldamage']);
    expect(game.last('resultsNeutralized')!.attack).toEqual(['crit']);
  });
  test('not for a hit, not at range 2, not outside the attack arc', () => {
    expect(shot([500, 520], 'hit hit blank / blank blank blank').offered()).toEqual([]);
    expect(shot([680, 520]).offered()).toEqual([]);
    expect(
      inDuel(card, { on: 'enemy', range: 1, third: { at: [540, 320] }, rolls: 'crit crit blank blank / blank' })
        .attack()
        .offered(),
    ).toEqual([]);
  });
});
