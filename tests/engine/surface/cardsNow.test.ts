import { describe, expect, test } from 'vitest';
import type { Reason } from '../../../src/engine/core/reason';
import type { GameState } from '../../../src/engine/core/state';
import { inDuel, inStory } from '../../support/card';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import type { Placed } from '../../support/scenario';
import { shipId } from '../../support/scenario';

const standsOf = (state: GameState, ship: string, source: string) =>
  engine
    .cardsNow(state, shipId(ship))
    .find(one => one.source === source)
    ?.abilities.map(({ stand }) => stand) ?? [];

/** How each ability of a card stands, in a word: what it waits for, or why it does not apply. */
const now = (state: GameState, ship: string, source: string): string =>
  standsOf(state, ship, source)
    .map(stand => (stand.is === 'not' ? stand.reason.kind : stand.is === 'waits' ? (stand.when ?? 'waits') : stand.is))
    .join();

/** So that there is a question to stand still at. */
const FOCUSED = { tokens: { focus: 1 } };

describe('a card for the dice of others', () => {
  const HOWLRUNNER = 'pilot:howlrunner';
  const beside = (third: Partial<Placed> = {}) =>
    inDuel(HOWLRUNNER, { on: 'wingman', third, attacker: FOCUSED, rolls: 'blank hit focus / hit blank blank' });

  test('is for attacks', () => expect(now(beside().game.state, 'A2', HOWLRUNNER)).toBe('onlyInAttack'));

  test('is open when its question comes, and has worked after it', () => {
    const { game } = beside().attack();
    expect(now(game.state, 'A2', HOWLRUNNER)).toBe('open');
    game.choose('p1', 'mod:ship:A2:pilot:howlrunner:attacker');
    game.pick('p1', ['die:0']);
    expect(now(game.state, 'A2', HOWLRUNNER)).toBe('usedUp');
  });

  test('from afar it tells the line that was measured', () => {
    const { game } = beside({ at: [700, 300] }).attack();
    expect(standsOf(game.state, 'A2', HOWLRUNNER)).toEqual([
      {
        is: 'not',
        reason: {
          kind: 'outOfRange',
          least: 0,
          most: 1,
          measured: { range: 3, from: expect.objectContaining({ x: 680 }), to: expect.objectContaining({ x: 477 }) },
        },
      },
    ]);
  });

  test('and has a condition of its own', () => {
    const torpedoes = { upgrades: ['protontorpedoes'], locks: ['B1'] };
    const { game } = inDuel(HOWLRUNNER, { on: 'wingman', attacker: torpedoes, rolls: 'blank hit hit hit' });
    game.choose('p1', 'target:ship:B1:upgrade:protontorpedoes');
    expect(now(game.state, 'A2', HOWLRUNNER)).toBe('ownCondition');
  });
});

describe('a card for one side of an attack', () => {
  test('before the dice are there it waits for their step; without the token its condition fails', () => {
    const attacking = (evade: number) =>
      inDuel('upgrade:juke', {
        attacker: { tokens: { evade, focus: 1 } },
        rolls: 'hit focus hit / evade blank',
      }).attack().game;
    expect(now(attacking(1).state, 'A1', 'upgrade:juke')).toBe('modifying defense dice');
    expect(now(attacking(0).state, 'A1', 'upgrade:juke')).toBe('ownCondition');
  });

  test('the other side does not have it', () => {
    const { game } = inDuel('upgrade:juke', {
      on: 'defender',
      attacker: FOCUSED,
      rolls: 'hit focus hit / evade blank',
    }).attack();
    expect(now(game.state, 'B1', 'upgrade:juke')).toBe('notItsPart');
  });
});

describe('a card with a price', () => {
  const near = (charges: number) =>
    inDuel('pilot:idenversio', {
      on: 'enemy',
      third: { charges },
      attacker: FOCUSED,
      rolls: 'hit hit focus / blank blank',
    });

  test('waits until its case comes, then is open', () => {
    const told = near(1).attack();
    expect(now(told.game.state, 'B2', 'pilot:idenversio')).toBe('waits');
    told.until('mayUse');
    expect(now(told.game.state, 'B2', 'pilot:idenversio')).toBe('open');
  });
  test('says what is missing to pay', () => {
    const [stand] = standsOf(near(0).game.state, 'B2', 'pilot:idenversio');
    expect(stand).toEqual({ is: 'not', reason: { kind: 'cannotPay', what: 'charge', by: 'self' } satisfies Reason });
  });
});

test('what only an attack has waits for one', () => {
  const game = inDuel('pilot:arvelcrynyd', {}).game;
  expect(now(game.state, 'A1', 'pilot:arvelcrynyd')).toBe('works,onlyInAttack');
});

test('a card of another moment names that moment', () => {
  const { game } = inDuel('pilot:sabinewren-tielnfighter');
  expect(now(game.state, 'A1', 'pilot:sabinewren-tielnfighter')).toBe('before:activate');
});

test('a weapon stands as its best target does', () => {
  const armed = (locks: readonly string[]) => inDuel('upgrade:protontorpedoes', { attacker: { locks } }).game.state;
  expect(now(armed([]), 'A1', 'upgrade:protontorpedoes')).toContain('requires');
  expect(now(armed(['B1']), 'A1', 'upgrade:protontorpedoes')).toContain('open');
});

test('what a card only takes note of is no part of it: Lieutenant Sai stands there once', () => {
  expect(
    now(inDuel('pilot:lieutenantsai', { attacker: FOCUSED }).game.state, 'A1', 'pilot:lieutenantsai'),
  ).not.toContain(',');
});

test('in the Aftermath a remote that defended is gone, and dice cards are for the next attack', () => {
  const { game } = inDuel('upgrade:r6d8', {
    attacker: { upgrades: ['outmaneuver', 'bokatankryze-rebel-scum'], tokens: { stress: 1 } },
    defender: { at: [60, 860] },
    devices: [{ is: 'drk1probedroid', at: [457, 460], owner: 'p2' }],
    rolls: 'hit hit hit / blank blank blank',
  });
  game.choose('p1', 'target:token:1:primary:0').passUntil('mayUse');
  expect(game.state.devices).toEqual({});
  expect(now(game.state, 'A1', 'upgrade:r6d8')).toBe('onlyInAttack');
  expect(now(game.state, 'A1', 'upgrade:outmaneuver')).toBe('onlyInAttack');
});

test('in reserve nothing works', () => {
  const { game } = inStory('upgrade:juke', {
    phase: 'engagement',
    p1: [
      { pilot: 'wedgeantilles', at: [457, 300], where: 'reserve' },
      { pilot: 'wedgeantilles', at: [457, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 500] }],
  });
  expect(now(game.state, 'A1', 'upgrade:juke')).toBe('inReserve');
});

test('at every moment of random games every ability says how it stands, and what is asked about it is open', () => {
  const seen = new Set<string>();
  for (const { state } of momentsOf(1)) {
    const cards = Object.values(state.ships).flatMap(({ id }) => engine.cardsNow(state, id));
    for (const { abilities } of cards) for (const { stand } of abilities) seen.add(stand.is);
    const [asked] = state.pending;
    if (asked?.topic.kind !== 'mayUse') continue;
    const { ship, card } = asked.topic;
    expect(now(state, ship.slice('ship:'.length), card)).toContain('open');
  }
  expect([...seen].sort()).toEqual(['not', 'open', 'waits', 'works']);
});
