import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:chissengineering';
const TIE = { pilot: 'coloneljendon-battleoverendor' };
const near = { p2: [{ pilot: 'academypilot', at: [457, 700], dial: '2FB' }] } as const;

test('Chiss Engineering: after a speed 3 maneuver a lock action; not after speed 2', () => {
  // Another card of the loadout has the same moment: which comes first is the player's.
  expect(
    flying(CARD, { ...TIE, dial: '3FB' }, near)
      .use()
      .offered(),
  ).toEqual(['action:lock:white']);
  expect(flying(CARD, { ...TIE, dial: '2FB' }, near).offered()).toEqual([]);
});

test('Chiss Engineering: a shield buys one more attack die', () => {
  const { game } = inDuel(CARD, { attacker: TIE }).attack().use();
  expect([game.events('diceRolled')[0]!.faces.length, game.events('shieldLost').length]).toEqual([4, 1]);
});

test('Chiss Engineering: not at range 1, which has the bonus already, and not while stressed', () => {
  expect(inDuel(CARD, { attacker: TIE, range: 1 }).attack().offered()).toEqual([]);
  expect(
    inDuel(CARD, { attacker: { ...TIE, tokens: { stress: 1 } } })
      .attack()
      .offered(),
  ).toEqual([]);
});

test('Chiss Engineering: not at range 0, where no die could be added', () => {
  expect(inDuel(CARD, { attacker: TIE, range: 0 }).attack().offered()).toEqual([]);
});
