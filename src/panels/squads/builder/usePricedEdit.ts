import { useCallback } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { priced } from '../../../squads/io/priced';
import type { Building } from './useBuilding';

/** Edits that note what the squad costs: whoever changes its ships has today's points before them. */
export function usePricedEdit({ edit }: Building, catalog: Catalog): Building['edit'] {
  return useCallback(
    (how, field) =>
      edit(before => {
        const now = how(before);
        if (now.squad.ships === before.squad.ships) return now;
        return { ...now, squad: priced(catalog, now.profile, now.squad) };
      }, field),
    [catalog, edit],
  );
}
