import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (tokens: object, friend: readonly [number, number] = [457, 150]) => {
  const told = inDuel('upgrade:dt798', {
    defender: { tokens },
    wingmen: [{ pilot: 'bluesquadronescort', at: friend }],
    rolls: 'blank blank blank hit hit / blank blank blank',
  });
  return told;
};

test('DT-798: strains a friend in the firing arc, and rerolls for each marked ship in the attack arc', () => {
  const told = shot({ ion: 1, stress: 2 }, [520, 420]).use('ship:A2');
  expect(told.game.tokens('A2')).toEqual({ strain: 1 });
  const { game } = told.attack().use();
  expect(game.state.pending[0]!.ask).toMatchObject({ max: 2 });
});

test('DT-798: no reroll without such tokens, a lock is not enough; nobody behind is strained', () => {
  expect(shot({ focus: 1 }).attack().offered()).toEqual([]);
});
