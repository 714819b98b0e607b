import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const rhymer = (x: number, weapon = 'upgrade:advprotontorpedoes') =>
  inDuel('pilot:majorrhymer-swz98', {
    range: 1,
    attacker: { locks: ['B1'] },
    defender: { at: [x, 440] },
    rolls: 'focus focus blank blank blank / blank blank blank',
  })
    .attack(`target:ship:B1:${weapon}`)
    .until()
    .game.events('diceChanged')
    .filter(({ by }) => by.includes('majorrhymer-swz98'));
test('Major Rhymer (swz98): a torpedo at who is in the bullseye turns one focus to a crit, by itself', () => {
  expect(rhymer(457).map(({ after }) => after)).toEqual([['crit', 'focus', 'blank', 'blank', 'blank']]);
});
test('Major Rhymer (swz98): not out of the bullseye, nor of a primary attack', () => {
  expect(rhymer(485)).toEqual([]);
  expect(rhymer(457, 'primary:0')).toEqual([]);
});

const scimitar = (at: readonly [number, number], charges = 1, locks: readonly string[] = []) =>
  inDuel('pilot:scimitar1-battleoverendor', {
    on: 'wingman',
    third: { at, charges, locks },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();
test('Scimitar 1: a charge locks whom a friend at range 0-3 has attacked', () => {
  const { game } = scimitar([520, 300]).use();
  expect([game.ship('A2').locks, game.ship('A2').charges]).toEqual([['ship:B1'], 0]);
});
test('Scimitar 1: not from afar, without a charge, nor whom it has locked', () => {
  expect(scimitar([457, 880]).offered()).toEqual([]);
  expect(scimitar([520, 300], 0).offered()).toEqual([]);
  expect(scimitar([520, 300], 1, ['B1']).offered()).toEqual([]);
});

const bombing = (charges: number) => {
  const told = inStory('pilot:scimitar3-battleoverendor', {
    phase: 'system',
    p1: [{ pilot: 'scimitar3-battleoverendor', at: [400, 400], dial: '2FW', charges }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FW' }],
  }).until('placeDevice');
  told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('drop:'))!);
  return told;
};
test('Scimitar 3: a charge after a bomb is a boost', () => {
  const told = bombing(1);
  expect(told.offered()).toEqual(['action:boost:white']);
  expect(told.use().game.ship('A1').charges).toBe(0);
  expect(bombing(0).offered()).toEqual([]);
});

const reach = (upgrade: string, range: 0 | 1 | 2 | 3, pilot = 'majorrhymer') =>
  inDuel(`pilot:${pilot}`, {
    range,
    attacker: { upgrades: [upgrade], locks: ['B1'], tokens: { focus: 1 } },
  })
    .game.offers('p1')
    .includes(`target:ship:B1:upgrade:${upgrade}`);
test('Major Rhymer: his torpedoes and missiles reach one range further and closer', () => {
  expect(reach('advprotontorpedoes', 0)).toBe(true);
  expect(reach('advprotontorpedoes', 2)).toBe(true);
  expect(reach('concussionmissiles', 1)).toBe(true);
  expect(reach('concussionmissiles', 1, 'captainjonus')).toBe(false);
});
test('Major Rhymer: not by two, and no other weapons', () => {
  expect(reach('advprotontorpedoes', 3)).toBe(false);
  expect(reach('concussionmissiles', 0)).toBe(false);
  expect(reach('ioncannon', 0)).toBe(false);
});

const deathfire = (upgrades: readonly string[]) =>
  inDuel('pilot:deathfire', {
    on: 'defender',
    defender: { upgrades, damage: ['-fuelleak', '-fuelleak', '-hullbreach', '-hullbreach', '-blindedpilot'] },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();
test('“Deathfire”: destroyed, it drops a device and attacks', () => {
  const told = deathfire(['protonbombs']);
  expect(told.offered()).toContain('drop:device:protonbomb:1straight');
  told.use('1straight');
  expect(told.offered()).toEqual(['target:ship:A1:primary:0']);
  const { game } = told.use().until();
  expect(game.events('attackPerformed')[1]).toMatchObject({ attacker: 'ship:B1', bonus: true });
  expect(game.events('devicePlaced')).toHaveLength(1);
});
test('“Deathfire”: either may be left; without a device only the attack', () => {
  const told = deathfire(['protonbombs']).leave();
  expect(told.offered()).toEqual(['target:ship:A1:primary:0']);
  expect(deathfire([]).offered()).toEqual(['target:ship:A1:primary:0']);
});

const fast = (dial: '3FB' | '2FB', charges = 2) =>
  inStory('pilot:deathfire-swz98', {
    phase: 'activation',
    p1: [{ pilot: 'deathfire-swz98', at: [400, 300], dial, charges }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FW' }],
  });
test('“Deathfire” (swz98): two charges lay a bomb by the 3 straight', () => {
  const told = fast('3FB');
  // Its nimble bombers drop by banks as well.
  expect(told.offered()).toEqual(
    ['drop', 'launch'].flatMap(how =>
      (how === 'drop' ? ['3straight', '3bankLeft', '3bankRight'] : ['3straight']).map(
        template => `${how}:device:protonbomb:${template}`,
      ),
    ),
  );
  const { game } = told.use('3straight');
  expect([game.ship('A1').charges, game.events('devicePlaced').length]).toEqual([0, 1]);
});
test('“Deathfire” (swz98): not at speed 2, nor for one charge', () => {
  expect(fast('2FB').offered()).toEqual([]);
  expect(fast('3FB', 1).offered()).toEqual([]);
});
test('“Deathfire” (swz98): not if it has laid a device this round', () => {
  const told = inStory('pilot:deathfire-swz98', {
    phase: 'system',
    p1: [{ pilot: 'deathfire-swz98', at: [400, 300], dial: '3FB' }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FW' }],
  }).until('placeDevice');
  told.game.choose('p1', told.game.offers('p1')[0]!).passUntil('setDials');
  expect(told.game.events('devicePlaced')).toHaveLength(1);
  expect(told.game.ship('A1').charges).toBe(2);
});
