import { PLAYERS } from '../../../engine/core/ids';
import { pointsOf } from '../../../engine/core/score';
import { freshSeed } from '../../../store/chance';
import { useTable } from '../useTable';
import { Stepper } from './Stepper';
import { useReferee } from './useReferee';

/** What belongs to no piece: points, and the dice to come. */
export function TableEdits() {
  const { game } = useTable();
  const doByHand = useReferee();
  return (
    <details className="referee-part">
      <summary>Points and dice to come</summary>
      <div className="referee-steppers">
        {PLAYERS.map(player => (
          <Stepper
            key={player}
            of={`Points of ${game.setup.players[player].name}`}
            count={pointsOf(game.score, player)}
            onLess={() => doByHand({ kind: 'markPoints', for: player, points: -1 })}
            onMore={() => doByHand({ kind: 'markPoints', for: player, points: 1 })}
          />
        ))}
      </div>
      <div className="referee-buttons">
        <button type="button" onClick={() => doByHand({ kind: 'reseed', seed: freshSeed() })}>
          New dice
        </button>
        <span className="referee-note">What is rolled from now on falls anew, after an undo too.</span>
      </div>
    </details>
  );
}
