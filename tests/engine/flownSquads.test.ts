import { describe, expect, test } from 'vitest';
import { loadWords } from '../../src/catalog/words';
import { engineOver } from '../../src/engine';
import { FACTIONS, type ProfileId } from '../../src/engine/core/vocabulary';
import { problemsOf } from '../../src/squads/legal';
import { pointsOf } from '../../src/squads/points';
import type { ReadyMade } from '../../src/squads/readyMade/readyMade';
import { playedAgain } from '../../src/tools/simulate/again';
import { createCoverage } from '../../src/tools/simulate/coverage';
import { missionsOf, type Plan } from '../../src/tools/simulate/plan';
import { playGame } from '../../src/tools/simulate/play';
import { catalog, engine } from '../support/engine';
import { flown20 } from '../support/flown/amg20';
import { flown50 } from '../support/flown/xwa50';
import { some } from '../support/some';

const words = await loadWords(FACTIONS);
const SHELVES: readonly (readonly [ProfileId, readonly ReadyMade[]])[] = [
  ['amg20', flown20],
  ['xwa50', flown50],
];
const squads = SHELVES.flatMap(([profile, all]) => all.map(({ squad }) => ({ profile, squad })));

/** Every card that a squad brings. */
const cardsOf = ({ squad: { ships } }: (typeof squads)[number]): readonly string[] =>
  ships.flatMap(({ pilot, upgrades }) => [pilot, ...upgrades, ...(catalog.pilot(pilot).standardLoadout ?? [])]);

/** Each meets the next of its point system, so that everyone plays twice. */
const games: readonly Plan[] = SHELVES.flatMap(([profile, all]) =>
  all.map(({ squad }, at) => {
    const missions = missionsOf(engine.rules, { profile });
    const [, scenario] = missions[at % missions.length]!;
    const players = { p1: { name: 'One', squad }, p2: { name: 'Two', squad: all[(at + 1) % all.length]!.squad } };
    return { seed: 100 + at, setup: { profile, scenario, players }, midgame: false };
  }),
);

describe('thirty squads that people fly', () => {
  test('at least four a faction, all legal, hardly a point unspent', () => {
    expect(squads).toHaveLength(30);
    for (const faction of FACTIONS)
      expect(squads.filter(({ squad }) => squad.faction === faction).length, faction).toBeGreaterThanOrEqual(4);
    for (const { profile, squad } of some(squads)) {
      expect(
        problemsOf(catalog, profile, squad).map(({ words }) => words),
        squad.name,
      ).toEqual([]);
      const { points } = catalog.profile(profile);
      expect(points - pointsOf(catalog, profile, squad), squad.name).toBeLessThanOrEqual(points / 25);
    }
  });

  test('have no card that is left to hands', () => {
    const cards = squads.flatMap(cardsOf).filter(card => words.of(card));
    expect(new Set(cards).size).toBeGreaterThan(200);
    expect(cards.filter(card => engine.rules.automationOf(card).is !== 'whole')).toEqual([]);
  });

  const coverage = createCoverage(engine.rules);
  const watched = engineOver({ ...engine.rules, held: coverage.cards.held });
  test.each(games)('$setup.players.p1.squad.name meets $setup.players.p2.squad.name at $setup.scenario', plan => {
    const played = playGame(watched, coverage, plan);
    expect(played.fault ?? playedAgain(watched, played)).toBeNull();
    expect(played.end!.outcome).not.toBeNull();
  });

  test('came to more than half of their cards, all of them together', () => {
    const counts = coverage.cards.counts();
    const own = squads.flatMap(cardsOf).filter(card => counts[card]);
    const used = own.filter(card => counts[card]!.used > 0);
    expect(used.length).toBeGreaterThan(own.length / 2);
  });
});
