import { useMemo } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { xwsText } from '../../../squads/io/writeXws';
import type { Loss } from '../../leaving';
import { download } from '../../saves/download';
import { fileNameOf } from '../share/fileName';
import type { Building } from './useBuilding';

export const NOT_KEPT = 'Not saved: the browser keeps nothing here.';

/** The squad on the workbench, if it is lost by leaving. */
export function useSquadLoss({ draft, keeping }: Building, catalog: Catalog | null): Loss | null {
  const { profile, squad } = draft;
  return useMemo(() => {
    if (keeping !== 'problem' || !catalog) return null;
    return {
      problem: NOT_KEPT,
      saveAsFile: () => download(fileNameOf(squad.name), xwsText(catalog, profile, squad)),
    };
  }, [keeping, catalog, profile, squad]);
}
