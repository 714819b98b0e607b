import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:adaptivesfoils';
const POE = { pilot: 'jaycristubbs-evacuationofdqar' };

test('Adaptive S-Foils: a barrel roll depletes, a focus does not', () => {
  const { game } = acting(CARD, POE, 'action:barrelRoll:white');
  game.choose('p1', 'roll:left:middle');
  expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'deplete' });
  expect(acting(CARD, POE, 'action:focus:white').game.about('A1', 'tokenGained')).toMatchObject({ token: 'focus' });
});

test('Adaptive S-Foils: before rolling at the bullseye the token may go, and all dice are rolled', () => {
  const attacker = { ...POE, tokens: { deplete: 1 } } as const;
  const { game } = inDuel(CARD, { attacker }).attack().use();
  expect(game.events('diceRolled')[0]!.faces).toHaveLength(3);
  expect(
    inDuel(CARD, { attacker, defender: { at: [520, 500] } })
      .attack()
      .offered(),
  ).toEqual([]);
});
