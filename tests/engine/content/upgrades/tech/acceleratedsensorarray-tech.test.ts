import { expect, test } from 'vitest';
import { about, inStory } from '../../../../support/card';

const CARD = 'upgrade:acceleratedsensorarray-tech';
/** A1 flies, then attacks B1. */
const attackAfter = (dial: '2FB' | '3FW' | '4KR', y: number) => {
  const told = inStory(CARD, {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial }],
    p2: [{ pilot: 'academypilot', at: [457, y], heading: 0, dial: '1TW', tokens: { disarm: 1 } }],
    dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
  });
  const { game } = told;
  game.passUntil('chooseAttack');
  game.choose('p1', game.offers('p1')[0]!);
  return about(CARD, game);
};

test('Accelerated Sensor Array: at speed 3, one die', () => {
  const { game } = attackAfter('3FW', 600).use();
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
});
test('Accelerated Sensor Array: an advanced maneuver, up to two', () => {
  const { game } = attackAfter('4KR', 240).use();
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 2 });
  game.pick('p1', ['die:0', 'die:1']);
  expect(game.dice('attack').slice(0, 2)).not.toEqual(['blank', 'blank']);
});
test('Accelerated Sensor Array: at speed 2, none', () => expect(attackAfter('2FB', 600).offered()).toEqual([]));
