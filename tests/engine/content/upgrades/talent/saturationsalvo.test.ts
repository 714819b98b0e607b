import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:saturationsalvo';
const shot = (card: string, spent: number) =>
  inDuel(CARD, {
    attacker: { upgrades: ['concussionmissiles'], locks: ['B1'] },
    range: 2,
    first: Array.from(
      { length: spent },
      () =>
        ({
          do: 'loseCharge',
          ship: 'ship:A1',
          card: 'upgrade:concussionmissiles',
        }) as const,
    ),
    rolls: 'hit hit blank / evade blank evade blank blank',
  }).attack(card);
const MISSILE = 'target:ship:B1:upgrade:concussionmissiles';
const charges = (game: ReturnType<typeof shot>['game']) =>
  game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:concussionmissiles')!.charges;

test('Saturation Salvo: another charge of the missile, and exactly two defense dice are rerolled', () => {
  const { game } = shot(MISSILE, 0).use();
  expect(charges(game)).toBe(1);
  expect(game.asked('p1')).toBe('rerollDice');
  expect(game.state.pending[0]!.ask).toMatchObject({ min: 2, max: 2 });
  game.pick('p1', ['die:0', 'die:2']);
  expect(game.last('diceRerolled')).toMatchObject({ kind: 'defense', after: ['blank', 'blank', 'blank'] });
});
test('Saturation Salvo: not with the last charge gone, not in a primary attack', () => {
  expect(shot(MISSILE, 2).offered()).toEqual([]);
  expect(shot('target:ship:B1:primary:0', 0).offered()).toEqual([]);
});
