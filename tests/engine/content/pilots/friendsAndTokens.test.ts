import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';

const jessika = (attacker: object, third: object = {}) =>
  inDuel('pilot:jessikapava', {
    attacker,
    third: { at: [540, 300], ...third },
    rolls: 'blank blank hit / crit',
  }).attack();

test('Jessika Pava: a charge, and a friend at range 0-1 lets her reroll one die', () => {
  const { game } = jessika({}).use('own');
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
  game.pick('p1', ['die:0']);
  expect(game.last('diceRerolled')!.after).toEqual(['crit', 'blank', 'hit']);
  expect(game.ship('A1').charges).toBe(0);
});

test('Jessika Pava: or a charge of her astromech that does not come back, and one of the two in an attack', () => {
  const told = jessika({ upgrades: ['r2astromech'] });
  expect(told.offered()).toHaveLength(2);
  const { game } = told.use('astromech');
  expect(game.events('chargeSpent')).toMatchObject([{ card: 'upgrade:r2astromech' }]);
  game.pick('p1', ['die:0']);
  expect(told.offered()).toEqual([]);
});

test('Jessika Pava: so defending, by either charge', () => {
  const shot = (defender: object, at: readonly [number, number] = [520, 520]) =>
    inDuel('pilot:jessikapava', {
      on: 'defender',
      defender,
      enemies: [{ pilot: 'bluesquadronrookie', at, heading: 180 }],
      rolls: 'hit hit hit / blank blank / evade',
    }).attack();
  expect(shot({}).use('own').game.offers('p2')).toEqual(['die:0', 'die:1']);
  const { game } = shot({ charges: 0, upgrades: ['r2astromech'] }).use('astromech');
  expect(game.ship('B1').upgrades).toMatchObject([{ charges: 1 }]);
  expect(shot({}, [760, 500]).offered()).toEqual([]);
});
test('Jessika Pava: not alone, nor with all spent', () => {
  expect(jessika({}, { at: [700, 300] }).offered()).toEqual([]);
  expect(jessika({ charges: 0 }).offered()).toEqual([]);
});

const wrobie = (range: 1 | 2, spends: boolean) => {
  const { game } = inDuel('pilot:wrobietyce', {
    on: 'defender',
    range,
    attacker: { tokens: { focus: 1 } },
    rolls: 'focus hit blank blank / blank blank blank blank',
  }).attack();
  game.choose('p1', spends ? 'mod:focus' : 'pass');
  return game
    .passUntil('setDials')
    .events('tokenGained')
    .map(({ ship, token }) => [ship, token]);
};

test('Wrobie Tyce: who attacked at range 1 and modified its dice is depleted', () => {
  expect(wrobie(1, true)).toEqual([['ship:A1', 'deplete']]);
});

test('Wrobie Tyce: not if it did not, nor at range 2', () => {
  expect(wrobie(1, false)).toEqual([]);
  expect(wrobie(2, true)).toEqual([]);
});

const mianda = (far: number) =>
  inStory('pilot:majormianda-battleoverendor', {
    phase: 'end',
    p1: [
      { pilot: 'academypilot', at: [300, 300] },
      { pilot: 'academypilot', at: [400, 300] },
      { pilot: 'academypilot', at: [300, 400] },
      { pilot: 'academypilot', at: [400, 400] },
      { pilot: 'omicrongrouppilot', at: [200, 200] },
      { pilot: 'academypilot', at: [far, 700] },
    ],
    p2: [{ pilot: 'bluesquadronescort', at: [800, 900] }],
  });
const each = (name: string) => `each:pilot:majormianda-battleoverendor:ship:${name}`;

test('Major Mianda: he and up to two small friends at range 0-2 roll or boost, as red', () => {
  const told = mianda(300);
  expect(told.offered()).toEqual(['A1', 'A2', 'A3', 'A4'].map(each));
  told.use('ship:A2');
  told.game.choose('p1', told.game.offers('p1').find(key => key.startsWith('action:barrelRoll'))!);
  told.game.choose('p1', told.game.offers('p1')[0]!);
  expect(told.game.tokens('A2')).toEqual({ stress: 1 });
  expect(told.offered()).toEqual(['A1', 'A3', 'A4'].map(each));
});

const thane = (damage: readonly string[], rolls = 'focus blank blank / blank blank blank') =>
  inDuel('pilot:thanekyrell', { defender: { pilot: 'zetasquadronsurvivor', shields: 0, damage }, rolls }).attack();

test('Thane Kyrell spends a result, looks at the facedown damage cards and exposes one', () => {
  const { game } = thane(['-woundedpilot', '-hullbreach']).use('focus');
  expect(game.offers('p1')).toEqual(['damage:woundedpilot', 'damage:hullbreach']);
  game.choose('p1', 'damage:hullbreach');
  expect(game.ship('B1').damage.map(({ card, faceup }) => [card, faceup])).toEqual([
    ['damage:woundedpilot', false],
    ['damage:hullbreach', true],
  ]);
  expect(game.last('diceCanceled')!.after).toEqual(['blank', 'blank']);
});

test('Thane Kyrell: not with blanks, nor where no card is facedown', () => {
  expect(thane(['-woundedpilot'], 'blank blank blank / blank blank blank').offered()).toEqual([]);
  expect(thane(['woundedpilot']).offered()).toEqual([]);
});
