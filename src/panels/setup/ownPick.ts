import type { Catalog } from '../../catalog/catalog';
import { forPlay } from '../../squads/io/kept';
import { problemsOf } from '../../squads/legal';
import { isOnlyChanged, sentencesOf } from '../../squads/problem';
import type { OwnSquad } from '../squads/library/ownSquads';
import type { Picked } from './draft';

/** A squad of the player's own as it would fly, with what is wrong with it. It may be without any ships. */
export function ownPick(catalog: Catalog, { id, profile, squad }: OwnSquad): Extract<Picked, { readonly kind: 'own' }> {
  const { squad: flying, leftOut } = forPlay(catalog, squad);
  const problems = problemsOf(catalog, profile, squad).filter(({ kind }) => kind !== 'unknownCard');
  return {
    kind: 'own',
    id,
    squad: flying,
    problems: [...sentencesOf(problems), ...leftOut],
    isOnlyChanged: isOnlyChanged(problems) && leftOut.length === 0,
  };
}
