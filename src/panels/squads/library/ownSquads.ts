import type { Faction, ProfileId } from '../../../engine/core/vocabulary';
import type { KeptSquad } from '../../../squads/io/kept';
import { keptSquad } from '../../../squads/io/keptSchema';
import { USUAL_OBSTACLES } from '../../../squads/obstacles';
import { freshId } from '../../../store/chance';
import { type OwnSquad as Own, squadLibrary } from '../../../store/squads/library';

export type OwnSquad = Own<KeptSquad>;

export const library = squadLibrary<KeptSquad>(keptSquad);

const NEW_NAME = 'New squad';

/** A squad that nobody has kept yet. */
export const freshSquad = (faction: Faction): KeptSquad => ({
  name: NEW_NAME,
  faction,
  ships: [],
  obstacles: USUAL_OBSTACLES,
});

/** What a squad is given that comes onto the shelf now. */
export const freshly = (): Pick<OwnSquad, 'id' | 'changed'> => ({ id: freshId(), changed: Date.now() });

/** Puts a squad on the shelf, under a name that none there has. */
export const ownOf = (
  profile: ProfileId,
  squad: KeptSquad,
  others: readonly OwnSquad[],
  tags: readonly string[] = [],
): OwnSquad => ({
  ...freshly(),
  profile,
  tags,
  squad: { ...squad, name: freeName(squad.name, others) },
});

/** A name without the number behind it. */
export const stemOf = (name: string): string => name.replace(/ \d+$/, '');

export function freeName(name: string, others: readonly OwnSquad[]): string {
  const taken = new Set(others.map(({ squad }) => squad.name));
  if (!taken.has(name)) return name;
  const stem = stemOf(name);
  for (let number = 2; ; number++) {
    const next = `${stem} ${number}`;
    if (!taken.has(next)) return next;
  }
}
