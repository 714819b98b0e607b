import { expect, test } from 'vitest';
import { about, inDuel } from '../../../support/card';
import { atSetup, conditionsOf } from '../../../support/conditions';
import { rolled } from '../../../support/duel';

const story = {
  p1: [{ pilot: 'agenttierny', at: [200, 100] }],
  p2: [
    { pilot: 'bluesquadronescort', at: [200, 800] },
    { pilot: 'bluesquadronescort', at: [400, 800] },
  ],
} as const;

test('Agent Tierny: after setup an enemy of choice gets the condition, and one must', () => {
  const game = atSetup('after', story);
  expect(game.offers('p1')).toEqual(['use:pilot:agenttierny:ship:B1', 'use:pilot:agenttierny:ship:B2']);
  game.choose('p1', 'use:pilot:agenttierny:ship:B2');
  expect(conditionsOf(game, 'B2')).toEqual(['brokentrust']);
});

test('Agent Tierny: not before forces are placed', () => {
  expect(atSetup('before', story).offers('p1')).toEqual([]);
});

const xi = (pilot: string, more: object = {}, attacker: object = {}) =>
  inDuel(`pilot:${pilot}`, {
    on: 'wingman',
    attacker: { pilot: 'darthvader', ...attacker },
    defender: { damage: ['-fuelleak'] },
    rolls: 'blank blank hit / blank blank blank',
    ...more,
  });
test('Gideon Hask (Xi): a small friend is strained to roll a third die', () => {
  const { game } = xi('gideonhask-xiclasslightshuttle').attack().use();
  expect(game.last('diceAdded')).toMatchObject({ faces: ['hit'], after: ['blank', 'blank', 'hit'] });
  expect(game.last('tokenGained')).toMatchObject({ ship: 'ship:A1', token: 'strain' });
});
test('Gideon Hask (Xi): not with three dice, against an undamaged ship, or at range 3', () => {
  const CARD = 'gideonhask-xiclasslightshuttle';
  expect(xi(CARD, { range: 1 }).attack().offered()).toEqual([]);
  expect(xi(CARD, { defender: {} }).attack().offered()).toEqual([]);
  expect(
    xi(CARD, { third: { at: [860, 300] } })
      .attack()
      .offered(),
  ).toEqual([]);
});
test('Commander Malarus (Xi): a friend must be strained to reroll a blank', () => {
  const { game } = xi('commandermalarus-xiclasslightshuttle').attack();
  expect(game.last('diceRerolled')).toMatchObject({ dice: [0], after: ['hit', 'blank'] });
  expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'strain' }]);
});
test('Commander Malarus (Xi): not without a blank, nor beyond range 2', () => {
  const CARD = 'commandermalarus-xiclasslightshuttle';
  expect(xi(CARD, { rolls: 'hit focus / blank blank blank' }).attack().game.events('diceRerolled')).toEqual([]);
  expect(
    xi(CARD, { third: { at: [860, 300] } })
      .attack()
      .game.events('diceRerolled'),
  ).toEqual([]);
});

const terex = () =>
  about(
    'pilot:agentterex',
    atSetup('after', {
      p1: [
        { pilot: 'agentterex', at: [200, 100], upgrades: ['deadmansswitch', 'contrabandcybernetics'] },
        { pilot: 'muse', at: [300, 100] },
        { pilot: 'backdraft', at: [400, 100] },
        { pilot: 'kyloren', at: [500, 100] },
      ],
      p2: [{ pilot: 'academypilot', at: [200, 800] }],
    }),
  );
const cardsOf = ({ game }: ReturnType<typeof terex>, ship: string) => game.ship(ship).upgrades.map(({ card }) => card);
test('Agent Terex: hands out illicit upgrades, one to each TIE/fo or TIE/sf', () => {
  const told = terex();
  expect(told.offered()).toHaveLength(4);
  told.use('contrabandcybernetics:ship:A2');
  expect(told.offered()).toEqual(['use:pilot:agentterex:upgrade:deadmansswitch:ship:A3']);
  told.use();
  expect([cardsOf(told, 'A1'), cardsOf(told, 'A2'), cardsOf(told, 'A3')]).toEqual([
    [],
    ['upgrade:contrabandcybernetics'],
    ['upgrade:deadmansswitch'],
  ]);
});
test('Agent Terex: any number, none as well', () => {
  const told = terex().use('deadmansswitch:ship:A2').leave();
  expect([cardsOf(told, 'A1'), cardsOf(told, 'A2')]).toEqual([
    ['upgrade:contrabandcybernetics'],
    ['upgrade:deadmansswitch'],
  ]);
  expect(cardsOf(terex().leave(), 'A1')).toHaveLength(2);
});
test('Gideon Hask (Xi): himself too, and no medium friend', () => {
  const own = inDuel('pilot:gideonhask-xiclasslightshuttle', { defender: { damage: ['-fuelleak'] } }).attack();
  expect(own.offered()).toEqual(['use:pilot:gideonhask-xiclasslightshuttle']);
  // A medium ship that rolls two dice.
  const medium = xi('gideonhask-xiclasslightshuttle', {}, { pilot: 'bobafett', tokens: { deplete: 1 } }).attack();
  expect(medium.offered()).toEqual([]);
  expect(rolled(medium.game, 'attack')).toBe(2);
});
