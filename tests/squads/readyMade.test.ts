import { describe, expect, test } from 'vitest';
import { loadWords } from '../../src/catalog/words';
import { FACTIONS, PROFILES } from '../../src/engine/core/vocabulary';
import { problemsOf } from '../../src/squads/legal';
import { pointsOf } from '../../src/squads/points';
import { loadReadyMade } from '../../src/squads/readyMade/readyMade';
import { catalog, engine } from '../support/engine';
import { some } from '../support/some';

const words = await loadWords(FACTIONS);

describe.each(PROFILES)('the ready-made squads of %s', async profile => {
  const all = await loadReadyMade(profile);

  test.each(all.map(({ squad }) => [`${squad.name} (${squad.faction})`, squad] as const))('%s is legal', (_, squad) => {
    expect(problemsOf(catalog, profile, squad).map(({ words }) => words)).toEqual([]);
  });

  test('leave hardly a point unspent', () => {
    const { points } = catalog.profile(profile);
    const unspent = all.map(({ squad }) => ({ name: squad.name, left: points - pointsOf(catalog, profile, squad) }));
    expect(unspent.filter(({ left }) => left > points / 20 + 1)).toEqual([]);
  });

  test.each(FACTIONS)('%s has at least three, of different names and sizes', faction => {
    const own = all.filter(({ squad }) => squad.faction === faction).map(({ squad }) => squad);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    expect(new Set(own.map(({ ships }) => ships.length)).size).toBeGreaterThanOrEqual(3);
  });

  test('come first with what is printed on the cards, where a faction has standard loadouts for every ship', () => {
    const standardOf = (faction: string) =>
      catalog.pilots.filter(one => one.faction === faction && one[profile] && one.standardLoadout);
    for (const faction of some(FACTIONS.filter(one => standardOf(one).length >= 3))) {
      const [first] = all.filter(({ squad }) => squad.faction === faction);
      const printed = first!.squad.ships.filter(({ pilot }) => catalog.pilot(pilot).standardLoadout);
      expect(printed.length, first!.squad.name).toBeGreaterThanOrEqual(4);
    }
  });

  test('say in one line of their own how they fly', () => {
    for (const { squad, about } of all) {
      expect(about, squad.name).toMatch(/^[A-Z].*\.$/);
      expect(about.length, squad.name).toBeLessThanOrEqual(54);
    }
    expect(new Set(all.map(({ about }) => about)).size).toBe(all.length);
  });

  test('have no card that is left to hands', () => {
    const cards = all.flatMap(({ squad: { ships } }) =>
      ships.flatMap(({ pilot, upgrades }) => [
        ...(words.of(pilot) ? [pilot] : []),
        ...upgrades,
        ...(catalog.pilot(pilot).standardLoadout ?? []),
      ]),
    );
    expect(cards.length).toBeGreaterThan(2 * all.length);
    const byHand = cards.filter(card => engine.rules.automationOf(card).is !== 'whole');
    expect([...new Set(byHand)]).toEqual([]);
  });

  test('can be played: each meets the next on a table', () => {
    some(all).forEach(({ squad }, at) => {
      const { squad: other } = all[(at + 1) % all.length]!;
      const players = { p1: { name: 'One', squad }, p2: { name: 'Two', squad: other } };
      expect(engine.newGame({ profile, scenario: 'chanceengagement', players }, at).ok, squad.name).toBe(true);
    });
  });
});
