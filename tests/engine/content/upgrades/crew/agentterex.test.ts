import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inStory } from '../../../../support/card';
import { atSetup } from '../../../../support/conditions';

const CARD = 'upgrade:agentterex';
const NOTE = {
  do: 'layNote',
  note: { by: { ship: 'ship:A1', source: CARD }, name: 'calculate', on: null, until: 'game', frame: null },
} as const;
const p2 = [{ pilot: 'academypilot', at: [400, 800], dial: '2FB' }] as const;

test('Agent Terex: begins with three calculate tokens on the card', () => {
  const game = atSetup('before', { p1: [{ pilot: 'wedgeantilles', at: [400, 200], upgrades: ['agentterex'] }], p2 });
  expect(game.state.notes.map(({ name }) => name)).toEqual(['calculate', 'calculate', 'calculate']);
});

const start = (left: number, a2 = 600) =>
  inStory(CARD, {
    phase: 'engagement',
    p1: [
      { pilot: 'wedgeantilles', at: [400, 200] },
      { pilot: 'wedgeantilles', at: [a2, 200] },
    ],
    p2: [{ pilot: 'academypilot', at: [400, 400] }],
    first: Array.from({ length: left }, () => NOTE),
  });

test('Agent Terex: one for a friend at range 0-3; after the last the card flips', () => {
  const two = start(2).use('ship:A2').game;
  expect([two.tokens('A2'), two.state.notes.length, two.ship('A1').upgrades[0]!.side]).toEqual([
    { calculate: 1 },
    1,
    0,
  ]);
  const one = start(1).use('ship:A1').game;
  expect([one.tokens('A1'), one.ship('A1').upgrades[0]!.side]).toEqual([{ calculate: 1 }, 1]);
  expect(start(0).offered()).toEqual([]);
  expect(start(2, 800).offered()).toEqual([`use:${CARD}:ship:A1`]);
});

const cyborg = (face: 'hit' | 'focus', flipped = ['agentterex']) =>
  inStory(CARD, {
    phase: 'system',
    p1: [{ pilot: 'wedgeantilles', at: [400, 200], flipped, dial: '2FB' }],
    p2,
    dice: [face],
  }).game.events('tokenGained');

test('Agent Terex (Cyborg): a die in the System Phase, and a calculate or a jam token', () => {
  expect(cyborg('hit')).toMatchObject([{ token: 'calculate' }]);
  expect(cyborg('focus')).toMatchObject([{ token: 'jam' }]);
  expect(cyborg('hit', [])).toEqual([]);
});

test('Agent Terex (Cyborg): an action hands one of them to a ship at range 0-3', () => {
  const facing = (y: number) =>
    acting(
      { pilot: 'wedgeantilles', at: [400, 200], upgrades: ['agentterex'], flipped: ['agentterex'], tokens: { jam: 1 } },
      { p2: [{ pilot: 'academypilot', at: [400, y], tokens: { focus: 1 } }] },
    );
  expect(facing(600).offers('p1')).not.toContain(`action:card:${CARD}:white`);
  const game = facing(400).choose('p1', `action:card:${CARD}:white`);
  expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{}, {}]);
});
