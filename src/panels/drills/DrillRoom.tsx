import { useEffect } from 'react';
import type { Drill } from '../../lessons/drills/drill';
import { useGame } from '../../store/game';
import { TableScreen } from '../table/TableScreen';
import { DrillCard } from './DrillCard';
import { useDrill } from './useDrill';

interface Props {
  readonly drill: Drill;
  readonly onDrill: (drill: Drill) => void;
  readonly onLeave: () => void;
}

/** A drill at the table, until the player goes. */
export function DrillRoom({ drill, onDrill, onLeave }: Props) {
  const playing = useGame(store => store.game !== null);
  const problem = useGame(store => store.problem);
  const open = useDrill(store => store.open);
  useEffect(() => {
    open(drill);
    return () => useDrill.getState().close();
  }, [drill, open]);
  if (playing) return <TableScreen onLeave={onLeave} coach={<DrillCard onDrill={onDrill} onLeave={onLeave} />} />;
  return (
    <main className="loading">
      <h1 className="for-screen-readers">Range One</h1>
      <p role="status">{problem ?? 'Laying out the table …'}</p>
      {problem && (
        <p>
          <button type="button" className="accented" onClick={() => open(drill)}>
            Try again
          </button>{' '}
          <button type="button" className="accented" onClick={onLeave}>
            Back
          </button>
        </p>
      )}
    </main>
  );
}
