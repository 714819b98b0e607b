import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const stressed = (stress: number) =>
  flying('upgrade:primedthrusters', { pilot: 'epsilonsquadroncadet', tokens: { stress }, dial: '3FW' })
    .until('chooseAction')
    .game.state.pending.flatMap(({ topic, options }) =>
      topic.kind === 'chooseAction' ? options.map(({ key }) => key) : [],
    );

test('Primed Thrusters: with two stress tokens it rolls, and does nothing else', () => {
  expect(stressed(2)).toEqual(['action:barrelRoll:white', 'pass']);
});
test('Primed Thrusters: not with three', () => expect(stressed(3)).toEqual([]));
