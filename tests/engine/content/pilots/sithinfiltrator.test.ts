import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const maul = (rolls: string, force = 3, third?: object) =>
  inDuel('pilot:darthmaul', {
    attacker: { force },
    rolls,
    enemies: [{ pilot: 'academypilot', at: [520, 440], heading: 180, ...third }],
  }).attack();

test('Darth Maul: after a hit, two Force strike somebody else', () => {
  const told = maul('hit hit hit / blank blank blank');
  expect(told.offered()).toEqual([expect.stringContaining('ship:B2')]);
  expect(told.use().game.ship('A1').force).toBe(1);
  expect(told.game.last('attackDeclared')!.defender).toBe('ship:B2');
});

test('Darth Maul: after a miss, the same one again; not with one Force', () => {
  const missed = maul('blank blank blank / blank blank blank', 3, { at: [60, 60] });
  expect(missed.offered()).not.toEqual([]);
  expect(maul('hit hit hit / blank blank blank', 3, { at: [60, 60] }).offered()).toEqual([]);
  expect(maul('hit hit hit / blank blank blank', 1).offered()).toEqual([]);
});

const dooku = (tokens: object, more: object = {}) =>
  inDuel('pilot:countdooku', {
    on: 'defender',
    defender: { force: 3, tokens, ...more },
    rolls: 'blank blank blank / blank blank',
  }).attack();

test('Count Dooku: after defending, a red or blue token goes for a Force', () => {
  expect(dooku({ stress: 1, ion: 1, focus: 1 }).offered()).toHaveLength(2);
  const { game } = dooku({ stress: 1, ion: 1, focus: 1 }).use('stress');
  expect(game.tokens('B1').stress ?? 0).toBe(0);
  expect(game.ship('B1').force).toBe(2);
});

test('Count Dooku: orange and green ones stay, and nobody behind sets it off', () => {
  expect(dooku({ tractor: 1, focus: 1 }).offered()).toEqual([]);
  expect(dooku({ stress: 1 }, { heading: 0 }).offered()).toEqual([]);
});

test('Count Dooku: after a hit, a Force buys an action; not after a miss', () => {
  const shot = (rolls: string) => inDuel('pilot:countdooku', { attacker: { force: 3 }, rolls }).attack();
  expect(shot('hit hit hit / blank blank').use('focus:white').game.about('A1', 'forceSpent')).toBeDefined();
  expect(shot('blank blank blank / blank blank').offered()).toEqual([]);
});

const o66 = (calculate: number) =>
  inDuel('pilot:066', {
    on: 'defender',
    defender: { tokens: { calculate } },
    rolls: 'blank blank blank / blank',
  }).attack();

test('0-66: after defending, a calculate token buys an action', () => {
  const { game } = o66(2).use('calculate:white');
  expect(game.events('tokenRemoved')[0]).toMatchObject({ ship: 'ship:B1', token: 'calculate', spent: true });
  expect(o66(0).offered()).toEqual([]);
});

test('Count Dooku of Coruscant: the roll of a remote that is attacked, too; not beyond range 2', () => {
  const probe = (y: number) =>
    inDuel('pilot:countdooku-siegeofcoruscant', {
      on: 'wingman',
      third: { at: [520, 300] },
      devices: [{ is: 'drk1probedroid', at: [457, y], owner: 'p2' }],
      defender: { at: [60, 860] },
      rolls: 'hit hit hit / evade evade evade',
    }).attack('target:token:1:primary:0');
  const one = probe(450);
  one.leave();
  const { game } = one.use(':blank');
  expect(game.last('diceChanged')).toMatchObject({ kind: 'defense', after: ['blank', 'evade', 'evade'] });
  expect(probe(600).leave().offered()).toEqual([]);
});

test('Count Dooku of Coruscant: names a result that must come up; only with all his Force', () => {
  const shot = (force: number) =>
    inDuel('pilot:countdooku-siegeofcoruscant', {
      on: 'defender',
      defender: { force },
      rolls: 'hit hit crit / blank blank blank',
    })
      .until('chooseAttack')
      .attack();
  const { game } = shot(3).use(':blank');
  game.pick('p1', ['die:2']);
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
  expect(shot(2).offered()).toEqual([]);
});
