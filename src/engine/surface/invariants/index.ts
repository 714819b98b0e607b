import type { Table } from '../../core/table';
import { type Broken, brokenOf } from './broken';
import { cardsCheck } from './cards';
import { devicesCheck } from './devices';
import { machineCheck } from './machine';
import { piecesCheck } from './pieces';
import { scoreCheck } from './score';

export { type Broken, INVARIANTS, type Invariant } from './broken';

/** Everything that must hold between two answers and does not. */
export const checkInvariants = (table: Table): readonly Broken[] =>
  [
    ...piecesCheck(table),
    ...devicesCheck(table),
    ...cardsCheck(table),
    ...machineCheck(table.state),
    ...scoreCheck(table),
  ].flatMap(brokenOf);
