import { useEffect } from 'react';
import { useGame } from '../../store/game';
import { TableScreen } from '../table/TableScreen';
import { EyeCard } from './EyeCard';
import { useEye } from './useEye';
import { EYE_WORDS as words } from './words';

/** Ten looks at the table, and ten more, until the player goes. */
export function EyeRoom({ onBack }: { readonly onBack: () => void }) {
  const playing = useGame(store => store.game !== null);
  const problem = useGame(store => store.problem);
  const begin = useEye(store => store.begin);
  useEffect(() => {
    begin();
    return () => useEye.getState().close();
  }, [begin]);
  if (playing) return <TableScreen onLeave={onBack} lesson coach={<EyeCard onLeave={onBack} />} />;
  return (
    <main className="loading">
      <h1 className="for-screen-readers">{words.title}</h1>
      <p role="status">{problem ?? words.loading}</p>
      {problem && (
        <p>
          <button type="button" className="accented" onClick={begin}>
            {words.again2}
          </button>{' '}
          <button type="button" className="accented" onClick={onBack}>
            {words.back}
          </button>
        </p>
      )}
    </main>
  );
}
