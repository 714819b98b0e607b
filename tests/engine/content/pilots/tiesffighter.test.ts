import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';

const turned = (turret: 'rear' | 'front') => {
  const told = inDuel('pilot:backdraft', { attacker: { heading: turret === 'rear' ? 180 : 0, turret } });
  const key = told.game.offers('p1').find(one => one === 'target:ship:B1:primary:1')!;
  return rolled(told.attack(key).until().game, 'attack');
};
test('“Backdraft”: the turret has one more die to the rear, and none more to the front', () => {
  expect(turned('rear') - turned('front')).toBe(1);
});

const hurt = (shields: number, charges = 1) =>
  inDuel('pilot:quickdraw', {
    on: 'defender',
    defender: { shields, charges },
    rolls: 'hit blank blank / blank blank / hit hit hit hit / blank blank blank',
  }).attack();
test('“Quickdraw”: a lost shield and a charge are a bonus primary attack', () => {
  const { game } = hurt(1).use();
  expect(game.last('attackDeclared')).toMatchObject({ attacker: 'ship:B1', defender: 'ship:A1', bonus: true });
  expect(game.ship('B1').charges).toBe(0);
});
test('“Quickdraw”: not where the hull was hit, not without a charge', () => {
  expect(hurt(0).offered()).toEqual([]);
  expect(hurt(1, 0).offered()).toEqual([]);
});

const lent = (locks: readonly string[]) =>
  inDuel('pilot:lieutenantlehuse', { third: { locks }, rolls: 'blank blank / blank blank blank / hit hit' }).attack();
test('Lieutenant LeHuse: a friend’s lock on the defender rerolls any dice', () => {
  const told = lent(['ship:B1']).use();
  expect(told.game.ship('A2').locks).toEqual([]);
  const { topic, player } = told.game.state.pending[0]!;
  expect(topic.kind).toBe('rerollDice');
  told.game.pick(player, ['die:0', 'die:1']);
  expect(told.game.last('diceRerolled')!.dice).toEqual([0, 1]);
});
test('Lieutenant LeHuse: not without such a lock', () => {
  expect(lent([]).offered()).toEqual([]);
});

const start = (tokens: object, charges = 2) =>
  inStory('pilot:theta3-evacuationofdqar', {
    phase: 'engagement',
    p1: [{ pilot: 'academypilot', at: [300, 300], tokens, charges }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  });
test('Theta-3: without a green token a charge is an evade token', () => {
  const { game } = start({ stress: 1 }).use();
  expect(game.events('tokenGained')).toContainEqual(expect.objectContaining({ ship: 'ship:A1', token: 'evade' }));
  expect(game.ship('A1').charges).toBe(1);
});
test('Theta-3: not with a green token, nor without a charge', () => {
  expect(start({ focus: 1 }).offered()).toEqual([]);
  expect(start({}, 0).offered()).toEqual([]);
});
