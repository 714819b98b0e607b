import { expect, test } from 'vitest';
import { at, gain, otherFriend } from '../../../../../src/engine/content/words';
import { cardsNow } from '../../../../../src/engine/surface/cardsNow';
import { inDuel } from '../../../../support/card';
import { engine } from '../../../../support/engine';

type Told = NonNullable<Parameters<typeof inDuel>[1]>;
const ROLLS = 'hit hit hit / blank blank blank';

test.each<{ readonly card: string; readonly more: Told }>([
  { card: 'bloodcrow-title', more: { range: 1 } },
  { card: 'bloodcrow-title', more: { range: 1, on: 'defender' } },
  { card: 'precursor-title', more: { attacker: { shields: 1 } } },
  { card: 'spectreofnayr-title', more: { attacker: { tokens: { focus: 1 } } } },
  { card: 'hosnianlament-title', more: { on: 'defender', defender: { pilot: 'rebelscout', at: [457, 500] } } },
])('$card: energy is neither spent nor recovered, for no ship of this game has any', ({ card, more }) => {
  const { game, offered, attack } = inDuel(`upgrade:${card}`, { rolls: ROLLS, ...more });
  attack();
  expect(offered()).toEqual([]);
  expect(game.events('shieldLost').filter(({ ship }) => ship === 'ship:A1')).toEqual([]);
});

test('Blood Crow: the price is told', () => {
  const { game } = inDuel('upgrade:bloodcrow-title', {
    range: 1,
    attacker: { tokens: { focus: 1 } },
    rolls: 'focus blank blank blank',
  }).attack();
  const [found] = cardsNow({ state: game.state, rules: engine.rules }, game.ship('A1')).filter(
    ({ source }) => source === 'upgrade:bloodcrow-title',
  );
  expect(found?.abilities[0]?.stand).toMatchObject({ reason: { kind: 'cannotPay', what: 'energy' } });
});

/** Whether a price that could be paid would be asked for. */
const counted = (rolls: string) => {
  const made = at('after:attack', {
    name: 'made up',
    as: 'defender',
    who: otherFriend(0, 2),
    while: 'twice',
    must: ({ self }) => [gain(self, 'strain')],
  });
  const { game } = inDuel('upgrade:hosnianlament-title', {
    on: 'enemy',
    third: { at: [520, 560], heading: 0 },
    defender: { pilot: 'rebelscout' },
    rolls,
    abilities: { 'upgrade:hosnianlament-title': [made] },
  }).attack();
  return game.tokens('B2');
};

test('Hosnian Lament: two damage in one attack are enough', () => expect(counted(ROLLS)).toEqual({ strain: 1 }));
test('Hosnian Lament: one is not', () => {
  expect(counted('hit blank blank / blank blank blank')).toEqual({});
});
