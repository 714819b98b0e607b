import { useCallback } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import type { Pilot } from '../../../catalog/schemas/pilot';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import type { ProfileId } from '../../../engine/core/vocabulary';
import type { FittedChange } from '../../../squads/fitted';
import { useLoading } from '../../setup/useLoading';

/** What a card would change on a ship with those others. */
export type ChangesOf = (
  profile: ProfileId,
  pilot: Pilot,
  others: readonly Upgrade[],
  card: Upgrade,
) => readonly FittedChange[];

async function load(catalog: Catalog): Promise<ChangesOf> {
  // Only the engine knows what a ship with its cards is; it is fetched when somebody asks.
  const [{ rulesFrom }, { changesBetween, fitted }] = await Promise.all([
    import('../../../engine/rules/rules'),
    import('../../../squads/fitted'),
  ]);
  const rules = rulesFrom(catalog);
  return (profile, pilot, others, card) => {
    const shipWith = (cards: readonly Upgrade[]) =>
      fitted(rules, profile, { pilot: pilot.id, upgrades: cards.map(({ id }) => id) });
    return changesBetween(shipWith(others), shipWith([...others, card]));
  };
}

export const useChanges = (catalog: Catalog): ChangesOf | null => {
  const loading = useLoading(useCallback(() => load(catalog), [catalog]));
  return loading.kind === 'ready' ? loading.value : null;
};
