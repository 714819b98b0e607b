import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { duel, PRIMARY } from '../../../support/duel';

const BROKEN = [{ is: 'brokentrust', from: 'B1', by: 'pilot:agenttierny' }];
const shot = (dice: readonly ('hit' | 'crit' | 'blank')[], at: readonly [number, number] = [470, 420]) =>
  duel({
    range: 3,
    attacker: { conditions: BROKEN },
    wingmen: [{ pilot: 'jekporkins', at }],
    dice: [...dice, 'blank', 'blank', 'blank', 'blank'],
  })
    .choose('p1', PRIMARY)
    .passUntil('chooseAttack');

test('Broken Trust: an ally in the attack arc is stressed', () => {
  const game = shot(['blank', 'blank', 'blank']);
  expect(game.about('A2', 'tokenGained')).toMatchObject({ token: 'stress' });
  expect(conditionsOf(game, 'A1')).toEqual(['brokentrust']);
});

test('Broken Trust: not one outside it', () => {
  expect(shot(['blank', 'blank', 'blank'], [800, 200]).events('tokenGained')).toEqual([]);
});

test('Broken Trust: gone once the defender was dealt a faceup card', () => {
  expect(conditionsOf(shot(['crit', 'blank', 'blank']), 'A1')).toEqual([]);
  expect(conditionsOf(shot(['hit', 'blank', 'blank']), 'A1')).toEqual(['brokentrust']);
});

test('Broken Trust: what means friends does not mean it', () => {
  const hurt = (conditions: typeof BROKEN) =>
    duel({
      attacker: { pilot: 'bluesquadronescort' },
      defender: { conditions: conditions.map(one => ({ ...one, from: 'A1' })) },
      enemies: [{ pilot: 'idenversio', at: [500, 520] }],
      firstPlayer: 'p1',
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
    });
  const offered = (conditions: typeof BROKEN) => {
    const game = hurt(conditions).passUntil('chooseAttack');
    while (!game.offers('p1').includes(PRIMARY)) game.choose(game.state.pending[0]!.player, 'pass');
    return game.choose('p1', PRIMARY).passUntil('mayUse').asked('p2');
  };
  expect(offered([])).toBe('mayUse');
  expect(() => offered(BROKEN)).toThrow('never asked');
});
