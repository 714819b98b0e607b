import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/bots/random';
import type { Squad } from '../../../src/engine/core/setup';
import { FACTIONS, PROFILES, type ProfileId } from '../../../src/engine/core/vocabulary';
import { equippedBy } from '../../../src/engine/rules/setup/equip';
import { builderLink } from '../../../src/squads/io/builderLink';
import { forPlay } from '../../../src/squads/io/kept';
import { plainText } from '../../../src/squads/io/plainText';
import { shareHash } from '../../../src/squads/io/shareLink';
import { xwsText } from '../../../src/squads/io/writeXws';
import { problemsOf } from '../../../src/squads/legal';
import { pointsOf } from '../../../src/squads/points';
import { randomSquad } from '../../../src/squads/random';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import { catalog } from '../../support/engine';
import { some } from '../../support/some';
import { reads, sorted, squadIn } from './reading';

const WAYS = [
  ['XWS', xwsText],
  ['the builder’s link', builderLink],
  ['our link', shareHash],
] as const;

const anySquad = (wild: boolean) =>
  fc
    .record({ seed: fc.nat(), profile: fc.constantFrom(...PROFILES), faction: fc.constantFrom(...FACTIONS) })
    .map(({ seed, profile, faction }) => ({
      profile,
      squad: randomSquad(catalog, { profile, faction, wild }, randomFrom(seed)),
    }));

describe.each(WAYS)('%s', (_, write) => {
  const returns = (profile: ProfileId, squad: Squad) => {
    const read = reads(write(catalog, profile, squad));
    expect(sorted(read.squad)).toEqual(sorted(squad));
    expect(read).toMatchObject({ profile, warnings: [] });
    expect(squadIn(write(catalog, profile, read.squad))).toEqual(read.squad);
    return read.squad;
  };

  test('gives any legal squad back, still legal', () => {
    fc.assert(
      fc.property(anySquad(false), ({ profile, squad }) => {
        expect(problemsOf(catalog, profile, returns(profile, squad))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('gives any cards at all back, also where they do not fit', () => {
    fc.assert(
      fc.property(anySquad(true), ({ profile, squad }) => {
        const ships = squad.ships
          .filter(({ pilot }) => !catalog.pilot(pilot).standardLoadout)
          .map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.slice(0, 40) }));
        expect(forPlay(catalog, returns(profile, { ...squad, ships })).leftOut).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test.each(PROFILES)('gives the ready-made squads of %s back', async profile => {
    for (const { squad } of await loadReadyMade(profile)) returns(profile, squad);
  });
});

describe('plain text', () => {
  /** The configuration that comes along is listed like a card that was chosen: the same cards are on the ship. */
  const flown = (profile: ProfileId, squad: Squad) =>
    squad.ships.map(ship => [ship.pilot, ...[...equippedBy(catalog, profile, ship)].sort()]);
  const returns = (profile: ProfileId, squad: Squad) => {
    const text = plainText(catalog, profile, squad);
    const read = reads(text);
    expect(flown(profile, read.squad)).toEqual(flown(profile, squad));
    expect({ ...read.squad, ships: [] }).toEqual({ ...squad, ships: [] });
    expect(read).toMatchObject({ profile, warnings: [], made: pointsOf(catalog, profile, squad) });
    expect(plainText(catalog, profile, read.squad)).toBe(text);
    return read.squad;
  };

  test.each(PROFILES)('gives the ready-made squads of %s back', async profile => {
    const all = await loadReadyMade(profile);
    expect(all).toHaveLength(28);
    for (const { squad } of all) returns(profile, squad);
  });

  test('gives any legal squad back, still legal', () => {
    fc.assert(
      fc.property(anySquad(false), ({ profile, squad }) => {
        expect(problemsOf(catalog, profile, returns(profile, squad))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test.each(FACTIONS)('gives every pilot of %s back', faction => {
    const mine = catalog.pilots.filter(pilot => pilot.faction === faction);
    for (const profile of PROFILES) {
      for (let at = 0; at < mine.length; at += 20) {
        const ships = mine.slice(at, at + 20).map(({ id }) => ({ pilot: id, upgrades: [] }));
        const squad: Squad = { name: 'All', faction, ships, obstacles: [] };
        expect(squadIn(plainText(catalog, profile, squad))).toEqual(squad);
      }
    }
  });
});

test.each(FACTIONS)('every pilot and every card of %s has its own way out and in', faction => {
  const mine = some(catalog.pilots.filter(pilot => pilot.faction === faction));
  const cards = some(catalog.upgrades.filter(({ factions }) => !factions || factions.includes(faction)));
  const carrier = mine.find(({ standardLoadout }) => !standardLoadout)!;
  const ships = [
    ...mine.map(({ id }) => ({ pilot: id, upgrades: [] })),
    ...cards.map(({ id }) => ({ pilot: carrier.id, upgrades: [id] })),
  ];
  for (let at = 0; at < ships.length; at += 20) {
    const squad: Squad = { name: 'All', faction, ships: ships.slice(at, at + 20), obstacles: [] };
    for (const [, write] of WAYS) expect(squadIn(write(catalog, 'xwa50', squad))).toEqual(squad);
  }
});
