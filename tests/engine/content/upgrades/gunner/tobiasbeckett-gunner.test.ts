import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (stress: number, again = 'crit hit') =>
  inDuel('upgrade:tobiasbeckett-gunner', {
    attacker: { tokens: { stress } },
    rolls: `blank blank crit ${again} / evade evade evade`,
  }).attack();

test('Tobias Beckett: stressed, up to two dice; a crit among them is one crit for him', () => {
  const { game } = shot(1).use();
  expect(game.state.pending[0]!.ask).toMatchObject({ max: 2 });
  game.pick('p1', ['die:0', 'die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['crit', 'hit', 'crit']);
  expect(game.events('damageSuffered').filter(({ ship }) => ship === 'ship:A1')).toMatchObject([{ damage: 'crit' }]);
});

test('Tobias Beckett: a crit that was not rerolled does no harm; two are no worse than one', () => {
  const { game } = shot(1, 'hit hit').use();
  game.pick('p1', ['die:0', 'die:1']);
  expect(game.about('A1', 'damageSuffered')).toBeUndefined();
  const twice = shot(1, 'crit crit').use().game.pick('p1', ['die:0', 'die:1']);
  expect(twice.events('damageSuffered').filter(({ ship }) => ship === 'ship:A1')).toHaveLength(1);
});

test('Tobias Beckett: not without stress', () => expect(shot(0).offered()).toEqual([]));
