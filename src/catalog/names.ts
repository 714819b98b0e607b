import { PROFILES } from '../engine/core/vocabulary';
import type { CatalogData } from './catalogData';
import { fileOfUpgrade } from './files';
import { matchesKeyword } from './keywords';
import type { Upgrade } from './schemas/upgrade';

/** One sentence for each restriction that no card of the whole catalog can meet: its words are misspelt. */
export function checkNames(data: CatalogData): string[] {
  const shipTypes = new Map(data.shipTypes.map(one => [one.id, one]));
  const uniqueNames = new Set([...data.pilots, ...data.upgrades].filter(one => one.limited === 1).map(one => one.name));
  const isKeyword = (word: string) =>
    data.pilots.some(pilot => matchesKeyword(word, pilot, shipTypes.get(pilot.shipType)!));
  const inAnySystem = (upgrade: Upgrade) => [
    ...upgrade.restrictions,
    ...PROFILES.flatMap(profile => upgrade[profile]?.restrictions ?? []),
  ];
  return data.upgrades.flatMap(upgrade =>
    inAnySystem(upgrade).flatMap(restriction => {
      const field = `${fileOfUpgrade(upgrade)}: ${upgrade.id}: restrictions`;
      if (restriction.kind === 'keyword' && !isKeyword(restriction.keyword)) {
        return [`${field}: no ship has the keyword ${restriction.keyword}`];
      }
      if (restriction.kind === 'factionOrUnique' && !uniqueNames.has(restriction.name)) {
        return [`${field}: no unique card is called ${restriction.name}`];
      }
      return [];
    }),
  );
}
