import { useGame } from '../../../store/game';
import { CopyReport } from '../../CopyReport';
import { reportOf } from '../../report';

/** Below the question, when an answer met a fault in the rules: the game stands as before, and the fault can be told of. */
export function Fault() {
  const fault = useGame(store => store.fault);
  if (!fault) return null;
  return (
    <p className="table-fault">
      <CopyReport text={() => reportOf(fault.error, fault.answer)} />
    </p>
  );
}
