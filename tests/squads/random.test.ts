import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/bots/random';
import type { Upgrade } from '../../src/catalog/schemas/upgrade';
import { shipAbilityOf, slugOf } from '../../src/catalog/shipAbility';
import type { Squad, SquadShip } from '../../src/engine/core/setup';
import { FACTIONS, PROFILES, type ProfileId } from '../../src/engine/core/vocabulary';
import { leadFor } from '../../src/squads/lead';
import { problemsOf } from '../../src/squads/legal';
import { isLeft, shortagesOf } from '../../src/squads/owned';
import { pointsOf } from '../../src/squads/points';
import { legalSquad, randomSquad } from '../../src/squads/random';
import { catalog } from '../support/engine';
import { some } from '../support/some';

const COUNT = 49;

const squadsOf = (profile: ProfileId): readonly Squad[] =>
  Array.from({ length: COUNT }, (_, seed) =>
    randomSquad(catalog, { profile, faction: FACTIONS[seed % FACTIONS.length]! }, randomFrom(seed)),
  );
const cardsOn = ({ upgrades }: SquadShip): readonly Upgrade[] => upgrades.map(id => catalog.upgrade(id));

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

describe.each(PROFILES)('random squads of %s', profile => {
  const squads = squadsOf(profile);
  const ships = squads.flatMap(({ ships: own, faction }) => own.map(ship => ({ ...ship, faction })));

  test('have three to eight ships of one faction within the points', () => {
    const { points, minShips, maxShips } = catalog.profile(profile);
    for (const squad of squads) {
      const pilots = squad.ships.map(({ pilot }) => catalog.pilot(pilot));
      expect(pilots.map(({ faction }) => faction)).toEqual(pilots.map(() => squad.faction));
      expect(pilots.reduce((sum, pilot) => sum + pilot[profile]!.points, 0)).toBeLessThanOrEqual(points);
      expect(pilots.length).toBeGreaterThanOrEqual(minShips);
      expect(pilots.length).toBeLessThanOrEqual(maxShips);
    }
    const sizes = new Set(squads.map(squad => squad.ships.length));
    expect([...sizes].sort()).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('equip each ship within its loadout, from its own faction and for its type', () => {
    for (const ship of ships) {
      const { loadout } = catalog.pilot(ship.pilot)[profile]!;
      const prices = cardsOn(ship).map(card => {
        const price = card[profile]!;
        expect(price.notAllowed || card.standardLoadoutOnly || card.standardized, card.id).toBe(false);
        expect(card.factions ?? [ship.faction]).toContain(ship.faction);
        expect(card.shipTypes ?? [catalog.pilot(ship.pilot).shipType]).toContain(catalog.pilot(ship.pilot).shipType);
        return price.pointsByFaction?.[ship.faction] ?? price.points;
      });
      expect(prices.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(loadout);
    }
    expect(ships.flatMap(cardsOn).length).toBeGreaterThan(ships.length);
  });

  test('fill no slot twice, whatever takes or gives slots', () => {
    for (const ship of some(ships)) {
      const cards = cardsOn(ship);
      const have = countsOf([...catalog.pilot(ship.pilot)[profile]!.slots, ...cards.flatMap(card => card.addsSlots)]);
      const used = countsOf(cards.flatMap(card => [card.slot, ...card.alsoOccupies, ...card.removesSlots]));
      const over = Object.entries(used).reduce((sum, [slot, count]) => sum + Math.max(0, count - (have[slot] ?? 0)), 0);
      // A flexible slot takes one of several kinds.
      expect(over, ship.pilot).toBeLessThanOrEqual((have.weaponHardpoint ?? 0) + (have.versatileFrame ?? 0));
      expect(new Set(ship.upgrades).size).toBe(ship.upgrades.length);
    }
  });

  test('give a standard loadout nothing more', () => {
    const standard = ships.filter(({ pilot }) => catalog.pilot(pilot).standardLoadout);
    expect(standard.length).toBeGreaterThan(0);
    expect(standard.flatMap(({ upgrades }) => upgrades)).toEqual([]);
  });

  test('have limited cards as often as their dots say, pilots and upgrades of one name together', () => {
    for (const squad of some(squads)) {
      const cards = squad.ships.flatMap(ship => [catalog.pilot(ship.pilot), ...cardsOn(ship)]);
      const limited = cards.filter(card => card.limited > 0);
      const counts = countsOf(limited.map(({ name }) => name));
      for (const card of limited) expect(counts[card.name], card.name).toBeLessThanOrEqual(card.limited);
    }
  });

  test('bring three different obstacles', () => {
    for (const { obstacles } of some(squads)) expect(new Set(obstacles).size).toBe(3);
  });
});

test('the same numbers make the same squad', () => {
  const squad = () => randomSquad(catalog, { profile: 'xwa50' }, randomFrom(9));
  expect(squad()).toEqual(squad());
});

test('without a faction named all of them come up', () => {
  const random = randomFrom(1);
  const found = Array.from({ length: COUNT }, () => randomSquad(catalog, { profile: 'amg20' }, random).faction);
  expect(new Set(found)).toEqual(new Set(FACTIONS));
});

test('favored cards come up more often', () => {
  const favors = ({ id }: { readonly id: string }) => id === 'upgrade:protonbombs';
  const bombs = (wish: object) => {
    const random = randomFrom(3);
    const squads = Array.from({ length: COUNT }, () => randomSquad(catalog, { profile: 'amg20', ...wish }, random));
    return squads
      .flatMap(({ ships }) => ships.flatMap(({ upgrades }) => upgrades))
      .filter(id => id === 'upgrade:protonbombs');
  };
  expect(bombs({ favors }).length).toBeGreaterThan(2 * bombs({}).length);
});

test('a wild squad keeps to its points, and to nothing else', () => {
  const random = randomFrom(2);
  const squads = Array.from({ length: COUNT }, () => randomSquad(catalog, { profile: 'amg20', wild: true }, random));
  const pilots = squads.flatMap(({ ships }) => ships.map(({ pilot }) => catalog.pilot(pilot)));
  const loaded = squads
    .flatMap(({ ships }) => ships)
    .filter(({ pilot, upgrades }) => {
      const spent = upgrades.reduce((sum, id) => sum + (catalog.upgrade(id).amg20?.points ?? 0), 0);
      return spent > catalog.pilot(pilot).amg20!.loadout;
    });
  expect(pilots.reduce((sum, pilot) => sum + pilot.amg20!.points, 0)).toBeLessThanOrEqual(20 * COUNT);
  expect(loaded.length).toBeGreaterThan(COUNT);
});

describe.each(PROFILES)('a random squad to order, of %s', profile => {
  const { points: limit, minShips, maxShips } = catalog.profile(profile);
  const draw = (wish: object, seed: number) =>
    legalSquad(catalog, { profile, faction: FACTIONS[seed % FACTIONS.length]!, ...wish }, randomFrom(seed));

  test('spends all points where no fewer were asked for', () => {
    for (let seed = 0; seed < 21; seed++) {
      const squad = draw({}, seed)!;
      expect(problemsOf(catalog, profile, squad)).toEqual([]);
      expect(pointsOf(catalog, profile, squad), `${squad.name}, seed ${seed}`).toBe(limit);
    }
  });

  test('is legal, with as many ships and points as were asked for', () => {
    for (let seed = 0; seed < 14; seed++) {
      const ships = minShips + 1 + (seed % 3);
      const points = limit - (seed % 2);
      const squad = draw({ ships, points }, seed)!;
      expect(problemsOf(catalog, profile, squad)).toEqual([]);
      expect(squad.ships).toHaveLength(ships);
      expect(pointsOf(catalog, profile, squad), `${squad.name}, ${ships} ships`).toBe(points);
    }
  });

  test('of points or ships alone leaves the other open', () => {
    const squads = Array.from({ length: 12 }, (_, seed) => draw({ points: limit - 1 }, seed)!);
    expect(new Set(squads.map(squad => pointsOf(catalog, profile, squad)))).toEqual(new Set([limit - 1]));
    expect(new Set(squads.map(({ ships }) => ships.length)).size).toBeGreaterThan(2);
    expect(draw({ ships: maxShips, faction: 'galacticempire' }, 1)!.ships).toHaveLength(maxShips);
  });

  test('that there cannot be is none', () => {
    expect(draw({ points: 2 }, 1)).toBeNull();
    expect(draw({ ships: maxShips + 1 }, 1)).toBeNull();
    expect(draw({ allows: () => false }, 1)).toBeNull();
  });

  test('keeps to what is owned', () => {
    const collection = {
      ships: { 'shipType:t65xwing': 2, 'shipType:z95af4headhunter': 3 },
      upgrades: { 'upgrade:r2astromech': 1, 'upgrade:predator': 1, 'upgrade:protontorpedoes': 1 },
    };
    const allows: Parameters<typeof legalSquad>[1]['allows'] = (card, ships) =>
      isLeft(catalog, collection, ships, card);
    const squads = Array.from({ length: 8 }, (_, seed) => draw({ faction: 'rebelalliance', allows }, seed)!);
    for (const { ships } of squads) expect(shortagesOf(catalog, collection, ships)).toEqual([]);
    expect(squads.flatMap(({ ships }) => ships.flatMap(({ upgrades }) => upgrades)).length).toBeGreaterThan(0);
  });
});

describe('a squad around a card', () => {
  const LEADS = ['pilot:darthvader', 'upgrade:juke', 'shipAbility:autothrusters'];

  test.each(LEADS)('has %s, and is legal', card => {
    const lead = leadFor(catalog, 'amg20', card)!;
    for (let seed = 0; seed < 6; seed++) {
      const squad = randomSquad(catalog, { profile: 'amg20', lead }, randomFrom(seed));
      const [{ pilot, upgrades }] = squad.ships as [SquadShip];
      const type = catalog.pilot(pilot).shipType;
      const ability = shipAbilityOf(catalog.pilot(pilot), catalog.shipType(type));
      expect([pilot, ...upgrades, `shipAbility:${ability ? slugOf(ability) : ''}`]).toContain(card);
      expect(squad.ships.length).toBeGreaterThanOrEqual(catalog.profile('amg20').minShips);
    }
  });

  test('has the card that brings a ship ability', () => {
    const { ships } = leadFor(catalog, 'amg20', 'shipAbility:advancedfirecontrol')!;
    expect(new Set(ships.flatMap(({ upgrades }) => upgrades))).toEqual(new Set(['upgrade:tiedefenderelite']));
  });

  test('no squad has a damage card', () => expect(leadFor(catalog, 'amg20', 'damage:directhit')).toBeNull());
});
