import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineOver } from '../../src/engine';
import { type Ability, at } from '../../src/engine/core/ability';
import type { GameEvent } from '../../src/engine/core/event';
import type { PlayerId } from '../../src/engine/core/ids';
import type { GameState } from '../../src/engine/core/state';
import type { Rules } from '../../src/engine/core/table';
import { playedAgain } from '../../src/tools/simulate/again';
import { createCoverage, writtenIn } from '../../src/tools/simulate/coverage';
import { EXPLAINED } from '../../src/tools/simulate/explained';
import { replayFile } from '../../src/tools/simulate/failure';
import { KINDS } from '../../src/tools/simulate/kinds';
import { leaksTo, secretsOf } from '../../src/tools/simulate/leaks';
import { midgame } from '../../src/tools/simulate/midgame';
import { missionsOf, planOf } from '../../src/tools/simulate/plan';
import { playGame } from '../../src/tools/simulate/play';
import { neverUsed, simulate } from '../../src/tools/simulate/run';
import { tallyOf } from '../../src/tools/simulate/tally';
import { asDocument, inLines } from '../../src/tools/simulate/words';
import { engine } from '../support/engine';
import { momentsOf } from '../support/randomGame';

const { rules } = engine;
const quietly = () => undefined;

/** Every ship can decloak, so what is planted beside that rule is everywhere. */
const planted = (ability: Ability): Rules => ({
  ...rules,
  abilitiesOf: source => [...rules.abilitiesOf(source), ...(source === 'rule:decloak' ? [ability] : [])],
  allAbilities: () => [...rules.allAbilities(), ability],
});

describe('plans', () => {
  test('nine missions take turns, from setup and from the middle', () => {
    const plans = Array.from({ length: 18 }, (_, seed) => planOf(rules, {}, seed));
    const missions = plans.map(({ setup: { profile, scenario } }) => `${profile} ${scenario}`);
    expect(missionsOf(rules, {})).toHaveLength(9);
    expect(new Set(missions.slice(0, 9)).size).toBe(9);
    expect(missions.slice(9)).toEqual(missions.slice(0, 9));
    expect(plans.map(({ midgame }) => midgame)).toEqual(plans.map((_, seed) => seed >= 9));
  });

  test('one mission alone, if asked for', () => {
    expect(missionsOf(rules, { scenario: 'salvagemission' })).toHaveLength(2);
    expect(missionsOf(rules, { profile: 'amg20', scenario: 'ancientknowledge' })).toEqual([]);
  });

  test('somebody practises now and then, with ships that can be lost and brought back', () => {
    const plans = Array.from({ length: 20 }, (_, seed) => planOf(rules, {}, seed).setup);
    const mortal = plans.filter(({ practice, players: { p1, p2 } }) => {
      const ships = p1.squad.ships.length + p2.squad.ships.length;
      return practice && practice.endless.length < ships;
    });
    expect(mortal.length).toBeGreaterThan(0);
    expect(plans.filter(({ practice }) => !practice).length).toBeGreaterThan(mortal.length);
  });

  test('written cards take turns as what a squad is built around', () => {
    const cards = new Set(
      Array.from({ length: 18 }, (_, seed) => planOf(rules, {}, seed).setup).flatMap(setup =>
        Object.values(rules.profilesOf(setup)).flatMap(({ sources }) => sources),
      ),
    );
    // Two a game, in each point system by itself, wild squads left out.
    const first = writtenIn(rules)
      .filter(id => id.startsWith('pilot:'))
      .slice(0, 8);
    expect(first.filter(id => cards.has(id as never)).length).toBeGreaterThan(5);
  });

  test('the seed decides everything', () => {
    expect(planOf(rules, {}, 5)).toEqual(planOf(rules, {}, 5));
    expect(planOf(rules, {}, 5).setup).not.toEqual(planOf(rules, {}, 14).setup);
  });
});

describe('a position in the middle of a game', () => {
  const seeds = Array.from({ length: 18 }, (_, index) => index * 11);
  const stateOf = (seed: number) => midgame(engine, planOf(rules, {}, seed).setup, seed).state;
  const states = seeds.map(stateOf);

  test('holds together, and is the same for the same seed', () => {
    for (const state of states) expect(engine.checkInvariants(state)).toEqual([]);
    expect(engine.hashOf(stateOf(11))).toBe(engine.hashOf(states[1]!));
  });

  test('has rounds behind it: damage, tokens, devices, locks, and ships that are gone', () => {
    const ships = states.flatMap(state => Object.values(state.ships));
    // A stroke may ask something before the next round begins; where nobody is asked any more, round 11 has run on into the last.
    expect(states.every(({ round }) => round >= 1 && round <= 12)).toBe(true);
    expect(states.filter(({ round }) => round >= 2).length).toBeGreaterThan(15);
    expect(new Set(states.map(({ phase }) => phase)).size).toBeGreaterThan(2);
    expect(ships.filter(({ where }) => where === 'removed').length).toBeGreaterThan(5);
    expect(ships.filter(({ damage }) => damage.some(({ faceup }) => faceup)).length).toBeGreaterThan(5);
    expect(ships.filter(({ locks }) => locks.length > 0).length).toBeGreaterThan(5);
    expect(ships.filter(({ tokens }) => tokens.stress > 0).length).toBeGreaterThan(5);
    expect(states.flatMap(({ devices }) => Object.values(devices)).length).toBeGreaterThan(5);
  });
});

describe('a simulation', () => {
  const order = { games: 8, seed: 6 };
  const folders = new Set<string>();
  const failureOf = (broken: Rules) => {
    const [failure] = simulate(broken, { games: 1, seed: 2 }, quietly).failures;
    if (failure) folders.add(path.dirname(failure.file));
    return failure;
  };
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test('of sound rules finds nothing wrong', () => {
    const report = simulate(rules, order, quietly);
    expect(report.failures).toEqual([]);
    expect(report).toMatchObject({ games: 8, midgames: 5 });
    const played = Object.values(report.scenarios).flatMap(Object.values);
    expect(played.reduce((sum: number, count) => sum + Number(count), 0)).toBe(8);
    // A handful of games shows a good part of what there is, whichever cards they draw, and the rest is named.
    for (const of of ['effects', 'events', 'decisions'] as const) {
      expect(report.missing[of].length, of).toBeLessThan((KINDS[of].length * 2) / 3);
    }
    expect(KINDS.effects).toEqual(expect.arrayContaining([...report.missing.effects]));
    // Cards are counted: there, offered, used; each at most as the one before lets it.
    const counts = Object.values(report.cards);
    expect(Object.keys(report.cards)).toEqual(writtenIn(rules));
    expect(counts.filter(({ used }) => used > 0).length).toBeGreaterThan(20);
    expect(counts.filter(({ offered, used }) => used > 0 && offered === 0)).toEqual([]);
    const never = (what: 'games' | 'offered' | 'used') =>
      Object.keys(report.cards).filter(id => report.cards[id]![what] === 0);
    expect(asDocument(report, 8).never).toEqual({
      seen: never('games'),
      offered: never('offered'),
      used: never('used'),
    });
    const lines = inLines(report, 8).join('\n');
    expect(lines).toContain(`${counts.length} written`);
    for (const [id, why] of Object.entries(EXPLAINED)) expect(lines).toContain(`never ${id}: ${why}`);
  });

  test('a card by which an action counts as of another colour is used when it holds', () => {
    const id = 'upgrade:debrisgambit';
    const tally = tallyOf(rules, [id]);
    const ref = { ship: 'ship:A1', source: id, name: 'treated:evade' } as const;
    const [ability] = rules.abilitiesOf(id);
    tally.during(() => tally.held({ ref, ability: ability! }));
    expect(tally.counts()[id]).toEqual({ games: 0, offered: 1, used: 1 });
  });

  test('what it explains is written', () => {
    expect(writtenIn(rules)).toEqual(expect.arrayContaining(Object.keys(EXPLAINED)));
  });

  test('goes on with squads around the cards that were never used, as long as there are some', () => {
    const one = 'pilot:nightbeast';
    const few: Rules = {
      ...rules,
      abilitiesOf: source =>
        /^(pilot|upgrade|shipAbility|condition):/.test(source) && source !== one ? [] : rules.abilitiesOf(source),
    };
    const report = simulate(few, { games: 0, seed: 1, chase: 40 }, quietly);
    expect(neverUsed(report.cards).filter(id => id.startsWith('pilot:'))).toEqual([]);
    expect(report.games).toBeLessThan(40);
    expect(report.cards[one]!.used).toBeGreaterThan(0);
  });

  test('catches an ability that breaks an invariant, by seed and with a file to see it again', () => {
    const takesPoints = at('after:execute', {
      must: ({ self }) => [
        {
          do: 'score',
          player: self.player,
          points: -1,
          reason: { kind: 'objective', markers: [], alone: false },
        },
      ],
    });
    const broken = planted(takesPoints);
    const failure = failureOf(broken);
    expect(failure).toMatchObject({ seed: 2, what: 'invariant' });
    expect(failure?.problem).toContain('-1 points were given');
    expect(JSON.parse(readFileSync(failure!.file, 'utf8'))).toMatchObject({ seed: 2, position: null });
    expect(replayFile(engineOver(broken), failure!.file)).toContain('-1 points were given');
    expect(replayFile(engine, failure!.file)).toBe(null);
  });

  test('catches an ability that remembers what is not in the state', () => {
    let moves = 0;
    const forgetful = at('after:execute', {
      must: ({ self }) => (moves++ < 3 ? [{ do: 'gainToken', ship: self.id, token: 'strain', by: self.player }] : []),
    });
    const failure = failureOf(planted(forgetful));
    expect(failure).toMatchObject({ seed: 2, what: 'replay' });
  });

  test('catches a fork that tells another story', () => {
    const played = playGame(engine, createCoverage(rules), planOf(rules, {}, 11));
    expect(playedAgain(engine, played)).toBe(null);
    const at = played.told.findIndex(events => events.some(({ type }) => type === 'shipMoved'));
    const told = played.told.with(at, played.told[at]!.slice(1));
    expect(playedAgain(engine, { ...played, told })).toMatchObject({
      what: 'story',
      problem: expect.stringContaining(`story.${at}.`),
    });
  });

  test('catches an ability that throws', () => {
    const clumsy = at('after:execute', {
      who: { is: 'any' },
      must: () => {
        throw new Error('dropped');
      },
    });
    const failure = failureOf(planted(clumsy));
    expect(failure).toMatchObject({ seed: 2, what: 'threw' });
    expect(failure?.problem).toContain('dropped');
  });
});

describe('a leak', () => {
  const { state } = momentsOf(1).find(({ state: { round } }) => round === 2)!;
  const source = state.decks.p1.draw[0]!;
  const leaks = (...events: readonly GameEvent[]) => leaksTo(engine, 'p2', secretsOf(state), state, events);

  test('is a hidden card in an event, and not one that lay open', () => {
    const used = { type: 'abilityUsed', ref: { ship: 'ship:A1', source, name: 'after:action' } } as const;
    const exposed = { type: 'damageExposed', ship: 'ship:A1', id: source, card: 'damage:fuelleak' } as const;
    expect(leaks()).toEqual([]);
    expect(leaks(used)).toEqual([`p2 reads ${source} in the events`]);
    expect(leaks(used, exposed)).toEqual([]);
  });

  test('is a view that shows what is hidden', () => {
    const open = {
      ...engine,
      viewFor: (seen: GameState, viewer: PlayerId) => ({ ...engine.viewFor(seen, viewer), decks: seen.decks }),
    };
    expect(leaksTo(open, 'p2', secretsOf(state), state, [])).toContain(`p2 reads ${source} in a view`);
  });
});
