import { useGame } from '../../store/game';
import { mayGoAgain, roundAgain } from '../../store/roundAgain';
import { useLaidOver } from '../replay/laidOver';

/** The round once more, with the way it went as ghosts beneath. */
export function MenuRound({ onDone }: { readonly onDone: () => void }) {
  const can = useGame(({ id, past }) => id !== null && mayGoAgain(past));
  if (!can) return null;
  const again = async () => {
    onDone();
    const branch = await roundAgain();
    if (branch) useLaidOver.getState().lay(branch);
  };
  return (
    <section className="menu-part">
      <h3>This round</h3>
      <p className="menu-row">
        <button type="button" onClick={() => void again()}>
          This round again
        </button>
        <span className="quiet">
          Back to its dials. How it went is kept among the saved games, and lies faint on the table.
        </span>
      </p>
    </section>
  );
}
