import { createContext, useContext } from 'react';
import type { RefereeEdit } from '../../../engine/core/referee';

/** Does something by hand, in the name of the player whose hand it is. */
export type DoByHand = (edit: RefereeEdit) => void;

export const RefereeContext = createContext<DoByHand | null>(null);

export function useReferee(): DoByHand {
  const doByHand = useContext(RefereeContext);
  if (!doByHand) throw new Error('No referee is at the table.');
  return doByHand;
}
