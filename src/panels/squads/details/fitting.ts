import { useCallback } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import type { Pilot } from '../../../catalog/schemas/pilot';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import type { SquadShip } from '../../../engine/core/setup';
import type { ProfileId } from '../../../engine/core/vocabulary';
import type { Fitted, FittedChange } from '../../../squads/fitted';
import { useLoading } from '../../setup/useLoading';

/** What a card would change on a ship with those others. */
export type ChangesOf = (
  profile: ProfileId,
  pilot: Pilot,
  others: readonly Upgrade[],
  card: Upgrade,
) => readonly FittedChange[];

/** What a ship is with its cards, before the first die. */
export type FittedOf = (profile: ProfileId, ship: SquadShip) => Fitted;

/** Only the engine knows what a ship with its cards is; it is fetched when somebody asks. */
async function load(catalog: Catalog) {
  const [{ rulesFrom }, { changesBetween, fitted }] = await Promise.all([
    import('../../../engine/rules/rules'),
    import('../../../squads/fitted'),
  ]);
  const rules = rulesFrom(catalog);
  const fittedOf: FittedOf = (profile, ship) => fitted(rules, profile, ship);
  const changesOf: ChangesOf = (profile, pilot, others, card) => {
    const shipWith = (cards: readonly Upgrade[]) =>
      fittedOf(profile, { pilot: pilot.id, upgrades: cards.map(({ id }) => id) });
    return changesBetween(shipWith(others), shipWith([...others, card]));
  };
  return { fittedOf, changesOf };
}

function useFitting(catalog: Catalog) {
  const loading = useLoading(useCallback(() => load(catalog), [catalog]));
  return loading.kind === 'ready' ? loading.value : null;
}

export const useChanges = (catalog: Catalog): ChangesOf | null => useFitting(catalog)?.changesOf ?? null;
export const useFitted = (catalog: Catalog): FittedOf | null => useFitting(catalog)?.fittedOf ?? null;
