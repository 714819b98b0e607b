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

const lehuse = (locks: readonly string[], third: readonly string[] = [], at: readonly [number, number] = [300, 500]) =>
  inStory('pilot:lieutenantlehuse-evacuationofdqar', {
    phase: 'engagement',
    p1: [
      { pilot: 'lieutenantlehuse-evacuationofdqar', at: [300, 300] },
      { pilot: 'academypilot', at: [100, 100], locks },
      { pilot: 'academypilot', at: [200, 100], locks: third },
    ],
    p2: [{ pilot: 'wedgeantilles', at, heading: 90 }],
  });
test('Lieutenant LeHuse (D’Qar): takes over the lock of a friend', () => {
  const { game } = lehuse(['B1']).use();
  expect([game.ship('A1').locks, game.ship('A2').locks]).toEqual([['ship:B1'], []]);
});
test('Lieutenant LeHuse (D’Qar): of two friends one keeps it', () => {
  const told = lehuse(['B1'], ['B1']).use();
  told.game.choose('p1', 'break:ship:A3');
  expect([told.game.ship('A2').locks, told.game.ship('A3').locks]).toEqual([['ship:B1'], []]);
});
test('Lieutenant LeHuse (D’Qar): nothing that no friend has locked, or beyond range 3', () => {
  expect(lehuse([]).offered()).toEqual([]);
  expect(lehuse(['B1'], [], [300, 800]).offered()).toEqual([]);
});

const theta = (turret: 'front' | 'rear', more: object = {}) =>
  inDuel('pilot:theta4-evacuationofdqar', {
    on: 'enemy',
    third: { at: [490, 560], turret, ...more },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();
test('Theta 4: a charge and one of its missiles, and two dice are rerolled', () => {
  const { game } = theta('front').use();
  expect(game.state.pending[0]).toMatchObject({ player: 'p2', ask: { kind: 'some', min: 2, max: 2 } });
  game.pick('p2', ['die:0', 'die:2']);
  expect(game.last('diceRerolled')).toMatchObject({ kind: 'attack', dice: [0, 2] });
  const { charges, upgrades } = game.ship('B2');
  expect([charges, upgrades.find(({ card }) => card === 'upgrade:barragerockets')!.charges]).toEqual([0, 4]);
});
test('Theta 4: not out of the turret arc, nor without its charge', () => {
  expect(theta('rear').offered()).toEqual([]);
  expect(theta('front', { charges: 0 }).offered()).toEqual([]);
});

const phasma = (rolls: string, ...wingmen: readonly (readonly [number, number])[]) =>
  inDuel('pilot:captainphasma', {
    on: 'defender',
    defender: { shields: 3 },
    enemies: wingmen.map(at => ({ pilot: 'academypilot', at })),
    rolls,
  }).attack();
test('Captain Phasma: another friend must suffer one of the results', () => {
  const { game } = phasma('hit hit blank / blank blank blank', [520, 500]).until();
  expect(game.ship('B2').damage).toHaveLength(1);
  expect(game.ship('B1').shields).toBe(2);
});
test('Captain Phasma: who and which is a choice without a no', () => {
  const told = phasma('hit crit blank / blank blank blank', [520, 500], [400, 500]);
  expect(told.offered()).toHaveLength(4);
  expect(told.game.offers('p2')).toHaveLength(4);
  const { game } = told.use('crit+ship:B3').until();
  expect([game.ship('B2').damage.length, game.ship('B3').damage.length, game.ship('B1').shields]).toEqual([0, 1, 2]);
});
test('Captain Phasma: nobody at range 0-1, or nothing left to cancel', () => {
  expect(phasma('hit hit blank / blank blank blank', [800, 800]).until().game.ship('B1').shields).toBe(1);
  expect(phasma('hit blank blank / evade blank blank', [520, 500]).until().game.ship('B2').damage).toEqual([]);
});
