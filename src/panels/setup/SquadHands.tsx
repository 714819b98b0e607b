import { useContext, useMemo } from 'react';
import type { Catalog } from '../../catalog/catalog';
import type { Squad } from '../../engine/core/setup';
import { AutomationContext } from '../hands/HandsMark';
import { cardsOfSquad, type Left, leftOf } from '../hands/hands';
import { handsCount, handsNames } from '../hands/words';

interface Props {
  readonly catalog: Catalog;
  readonly squad: Squad;
}

/** Null until it is known. */
function useLeft({ catalog, squad }: Props): readonly Left[] | null {
  const automationOf = useContext(AutomationContext);
  return useMemo(
    () => automationOf && leftOf(automationOf, cardsOfSquad(catalog, squad)),
    [automationOf, catalog, squad],
  );
}

/** How many of a squad's cards the table leaves to hands, behind its points; a squad that needs none says nothing. */
export function HandsCount(props: Props) {
  const left = useLeft(props);
  if (!left || left.length === 0) return null;
  return (
    <span title={`Played by hand: ${handsNames(left)}.`}>
      {', '}
      {handsCount(left)}
    </span>
  );
}

/** Which they are, of the squad that was chosen. */
export function HandsNames(props: Props) {
  const left = useLeft(props);
  if (!left) return null;
  return (
    <p className="squad-hands">
      {left.length > 0 ? (
        <>
          <strong>{handsCount(left)}:</strong> {handsNames(left)}. The table leaves {left.length === 1 ? 'it' : 'them'}{' '}
          to you.
        </>
      ) : (
        'The table plays every card of this squad.'
      )}
    </p>
  );
}
