import { useEffect } from 'react';
import { starterSetup } from '../../squads/starter';
import { useGame } from '../../store/game';
import { TableScreen } from './TableScreen';

/** The starter game: laid out at once, ready for the first dial. */
export function Game({ onLeave }: { readonly onLeave: () => void }) {
  const playing = useGame(store => store.game !== null);
  const problem = useGame(store => store.problem);
  useEffect(() => {
    const { start, placeAll } = useGame.getState();
    let left = false;
    start(starterSetup, freshSeed()).then(() => {
      if (!left) placeAll();
    });
    const unsubscribe = useGame.subscribe((now, before) => {
      if (before.game && !now.game) onLeave();
    });
    return () => {
      left = true;
      unsubscribe();
    };
  }, [onLeave]);
  if (playing) return <TableScreen />;
  return <p className="loading">{problem ?? 'Laying out the table…'}</p>;
}

/** A new game has new dice; the engine itself knows no chance. */
const freshSeed = (): number => Math.floor(Math.random() * 2 ** 31);
