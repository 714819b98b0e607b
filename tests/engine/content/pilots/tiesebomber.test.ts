import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';

const bombed = (at: readonly [number, number]) =>
  inDuel('pilot:scorch-tiesebomber', {
    on: 'wingman',
    third: { at },
    rolls: 'hit hit blank / blank blank blank',
  }).attack();

test('“Scorch”: a friend close by spends a hit, and the defender is strained after defending', () => {
  const { game } = bombed([517, 300]).use().until();
  expect(game.ship('B1').damage).toHaveLength(1);
  expect(game.events('tokenGained')).toContainEqual(expect.objectContaining({ ship: 'ship:B1', token: 'strain' }));
});
test('“Scorch”: left alone no strain, and nothing from range 2', () => {
  expect(bombed([517, 300]).leave().until().game.tokens('B1')).toEqual({});
  expect(bombed([620, 300]).offered()).toEqual([]);
});

const acts = (card: string, action: string, more: object = {}) => {
  const told = inStory(card, {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [400, 100], dial: '2FB', upgrades: ['concussionmissiles'], ...more }],
    first: [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:concussionmissiles' }],
    p2: [
      { pilot: 'wedgeantilles', at: [400, 400], heading: 180, dial: '4FW' },
      { pilot: 'wedgeantilles', at: [700, 700], heading: 90, dial: '2TW' },
    ],
  }).until('chooseAction');
  const key = told.game.offers('p1').find(one => one.startsWith(`action:${action}`));
  if (key) told.game.choose('p1', key);
  return told;
};

test('“Dread”: after a reload every ship in the bullseye is depleted, no other', () => {
  const { game } = acts('pilot:dread', 'reload').until();
  expect(game.events('actionPerformed').map(({ action }) => action)).toContain('reload');
  expect([game.tokens('B1'), game.tokens('B2')]).toEqual([{ deplete: 1 }, {}]);
});
test('“Dread”: not after a focus', () => {
  expect(acts('pilot:dread', 'focus').until().game.tokens('B1')).toEqual({});
});

test('Jul Jerjerrod: after a boost a charge removes a red or orange token', () => {
  const told = acts('pilot:juljerjerrod', 'boost');
  const { game } = told;
  game.choose('p1', game.offers('p1').find(key => key.includes('straight'))!);
  // The boost is red on its bar: its own stress can go.
  expect(told.offered()).toEqual(['use:pilot:juljerjerrod:stress']);
  const { charges, tokens } = told.use().game.ship('A1');
  expect([charges, tokens.stress]).toEqual([2, 0]);
});
test('Jul Jerjerrod: not without a charge, not after a focus', () => {
  const empty = acts('pilot:juljerjerrod', 'boost', { tokens: { deplete: 1 }, charges: 0 });
  empty.game.choose('p1', empty.game.offers('p1').find(key => key.includes('straight'))!);
  expect(empty.offered()).toEqual([]);
  expect(acts('pilot:juljerjerrod', 'focus', { tokens: { deplete: 1 } }).offered()).toEqual([]);
});
