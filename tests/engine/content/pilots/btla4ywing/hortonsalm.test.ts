import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const at = (x: number) => ({
  third: { pilot: 'bluesquadronescort', at: [x, 500] as const },
  rolls: 'blank blank / evade evade evade',
});

test.each(['pilot:hortonsalm', 'pilot:hortonsalm-swz106'])(
  '%s rerolls a die for a friend at range 1 of the defender',
  salm => {
    const { game } = inDuel(salm, { range: 2, ...at(520) })
      .attack()
      .use();
    expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
  },
);

test('Horton Salm: not for himself, not for a friend further away', () => {
  expect(inDuel('pilot:hortonsalm', { range: 1, rolls: 'blank blank blank / evade' }).attack().offered()).toEqual([]);
  expect(
    inDuel('pilot:hortonsalm', { range: 2, ...at(640) })
      .attack()
      .offered(),
  ).toEqual([]);
});
