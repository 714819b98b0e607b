import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { acting } from '../../../../support/flying';
import { towing } from '../../../../support/towing';

const CARD = 'upgrade:cloakingdevice';

test('Cloaking Device: a charge for a cloak action', () => {
  const { game } = acting(CARD, { pilot: 'wedgeantilles' }, `action:card:${CARD}:white`);
  expect(game.events('actionPerformed').map(({ action }) => action)).toContain('cloak');
  expect(game.tokens('A1')).toMatchObject({ cloak: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});
const planning = (cloak: number, face: 'focus' | 'hit') =>
  inStory(CARD, {
    phase: 'planning',
    p1: [{ pilot: 'wedgeantilles', at: [457, 300], tokens: { cloak } }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    dice: [face],
  }).game;
test('Cloaking Device: on a focus it decloaks or loses the token', () => {
  expect(planning(1, 'focus').choose('p1', 'token:cloak').tokens('A1')).toEqual({});
  const away = planning(1, 'focus');
  expect(away.offers('p1')).not.toContain('pass');
  away.choose('p1', away.offers('p1')[0]!);
  expect(away.tokens('A1')).toEqual({});
  expect(away.last('shipMoved')).toMatchObject({ how: 'decloak' });
});
test('Cloaking Device: on another face nothing; no die uncloaked', () => {
  expect(planning(1, 'hit').tokens('A1')).toEqual({ cloak: 1 });
  expect(planning(0, 'focus').happened()).not.toContain('diceRolled');
});
test('Cloaking Device: not where a cloak action is forbidden, as with a cache in tow', () => {
  const offers = towing({ upgrades: ['cloakingdevice'] })
    .passUntil('chooseAction')
    .offers('p1');
  expect(offers).toContain('action:focus:white');
  expect(offers.some(key => key.includes(CARD))).toBe(false);
});
