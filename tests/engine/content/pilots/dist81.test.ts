import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const DIST = 'pilot:dist81';
const token = { calculate: 1 };

const attacking = (third: object) =>
  inDuel(DIST, {
    attacker: { upgrades: [] },
    third: { pilot: 'bluesquadronescort', at: [500, 300], tokens: token, ...third },
    rolls: 'focus blank blank / blank blank blank',
  }).attack();

test('DIS-T81: a calculate token of a friend in the enemy’s firing arc makes a focus a hit', () => {
  const { game } = attacking({}).use('+ship:A2');
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'blank', 'blank']);
  expect(game.tokens('A2')).toEqual({});
});

test('DIS-T81: not of one outside of that arc, nor where there is none', () => {
  expect(attacking({ at: [457, 700] }).offered()).toEqual([]);
  expect(attacking({ tokens: {} }).offered()).toEqual([]);
});

test('DIS-T81: the firing arc of commandos that it attacks is one of an enemy ship, too', () => {
  const against = (target: string) =>
    inDuel(DIST, {
      attacker: { upgrades: [] },
      defender: { heading: 0 },
      third: { pilot: 'bluesquadronescort', at: [500, 300], tokens: token },
      devices: [{ is: 'clanwrencommandos', at: [470, 430], heading: 180, owner: 'p2' }],
      rolls: 'focus blank blank blank / blank blank blank',
      range: 2,
    }).attack(`target:${target}:primary:0`);
  expect(against('token:1').offered()).toHaveLength(1);
  expect(against('ship:B1').offered()).toEqual([]);
});

test('DIS-T81: one of its own makes a focus an evade, defending', () => {
  const { game } = inDuel(DIST, {
    on: 'defender',
    defender: { tokens: token },
    rolls: 'hit hit hit / focus blank blank',
  })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'blank', 'blank']);
  expect(game.tokens('B1')).toEqual({});
});

const SIEGE = 'pilot:dist81-siegeofcoruscant';
const again = (on: 'attacker' | 'defender', rolls: string, picks: readonly string[]) => {
  const { game } = inDuel(SIEGE, { on, rolls }).attack().use();
  return game.pick(on === 'attacker' ? 'p1' : 'p2', picks);
};

const gainedBy = (game: ReturnType<typeof again>, ship: string) =>
  game.events('tokenGained').flatMap(one => (one.ship === ship ? [one.token] : []));

test('DIS-T81 (Siege of Coruscant): each attack die rerolled is a deplete token', () => {
  const game = again('attacker', 'blank blank hit / hit crit', ['die:0', 'die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'crit', 'hit']);
  expect(gainedBy(game, 'ship:A1')).toEqual(['deplete', 'deplete']);
});

test('DIS-T81 (Siege of Coruscant): each defense die a strain token, and left alone none', () => {
  const game = again('defender', 'hit hit hit / blank blank evade / evade', ['die:0']);
  expect(gainedBy(game, 'ship:B1')).toEqual(['strain']);
  const left = inDuel(SIEGE, { rolls: 'blank blank hit' }).attack().leave();
  expect(gainedBy(left.game, 'ship:A1')).toEqual([]);
});
