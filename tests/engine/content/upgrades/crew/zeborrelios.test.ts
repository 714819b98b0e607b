import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const offered = (on: 'attacker' | 'defender' | 'wingman') => {
  const { game } = inDuel('upgrade:zeborrelios', {
    on,
    range: 0,
    attacker: { pilot: 'outerrimsmuggler', tokens: { focus: 1, calculate: 1 } },
    rolls: 'focus hit blank / blank blank blank',
  });
  game.choose('p1', game.offers('p1').find(key => key.startsWith('target:'))!);
  return game.state.pending[0]?.topic.kind === 'modifyDice' ? game.offers('p1') : [];
};

test('Zeb Orrelios: at range 0 the attacker may spend its focus, and nothing else, with him on either side', () => {
  expect(offered('attacker')).toEqual(['mod:focus', 'pass']);
  expect(offered('defender')).toEqual(['mod:focus', 'pass']);
});

test('Zeb Orrelios: not where he only looks on', () => {
  expect(offered('wingman')).toEqual([]);
});
