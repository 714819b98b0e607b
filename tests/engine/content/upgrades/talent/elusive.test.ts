import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

test('Elusive: a charge rerolls one defense die', () => {
  const { game } = inDuel('upgrade:elusive', { on: 'defender', rolls: 'hit hit hit / blank blank blank evade' })
    .attack()
    .use();
  game.pick('p2', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank', 'blank']);
  expect(game.ship('B1').upgrades[0]!.charges).toBe(0);
});

const flown = (dial: '3KR' | '2FB') =>
  inStory('upgrade:elusive', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [400, 200], dial }],
    p2: [{ pilot: 'redsquadronveteran', at: [800, 800], heading: 180, dial: '2FW' }],
    first: [{ do: 'spendCharge', ship: 'ship:A1', card: 'upgrade:elusive' }],
  })
    .until('chooseAction')
    .game.ship('A1').upgrades[0]!.charges;

test('Elusive: a red maneuver brings the charge back', () => expect(flown('3KR')).toBe(1));
test('Elusive: a blue one does not', () => expect(flown('2FB')).toBe(0));
test('Elusive: not while attacking', () => {
  expect(inDuel('upgrade:elusive', { rolls: 'blank blank blank / blank' }).attack().offered()).toEqual([]);
});
