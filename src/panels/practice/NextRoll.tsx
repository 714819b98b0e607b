import type { Face } from '../../engine/core/event';
import { ATTACK_FACES, DEFENSE_FACES } from '../../engine/core/vocabulary';
import { setNextRoll } from '../../store/practice';
import { Icon } from '../Icon';
import { useTable } from '../table/useTable';
import './NextRoll.css';

const MOST = 6;

/** What the dice of the next attack will show; those that are not set fall as they fall. */
export function NextRoll() {
  const { nextRoll } = useTable().game;
  return (
    <section className="practice-next" aria-label="Next roll">
      <h3>Next roll</h3>
      <Pool dice="attack" faces={ATTACK_FACES} set={nextRoll.attack} />
      <Pool dice="defense" faces={DEFENSE_FACES} set={nextRoll.defense} />
    </section>
  );
}

interface Props {
  readonly dice: 'attack' | 'defense';
  readonly faces: readonly Face[];
  readonly set: readonly Face[];
}

function Pool({ dice, faces, set }: Props) {
  return (
    <div className={`practice-pool of-${dice}`}>
      <span className="practice-pool-name">{dice === 'attack' ? 'Attack' : 'Defense'}</span>
      {faces.map(face => (
        <button
          key={face}
          type="button"
          title={`Next ${dice} die: ${face}`}
          aria-label={`Next ${dice} die: ${face}`}
          disabled={set.length >= MOST}
          onClick={() => setNextRoll(dice, [...set, face])}
        >
          <Icon name={face} size={18} />
        </button>
      ))}
      <p className="practice-set" aria-live="polite">
        {set.length === 0
          ? 'By chance'
          : set.map((face, index) => (
              <span key={index} className="practice-die">
                <Icon name={face} size={18} title={face} />
              </span>
            ))}
      </p>
      {set.length > 0 && (
        <button type="button" aria-label={`Next ${dice} dice by chance`} onClick={() => setNextRoll(dice, [])}>
          Clear
        </button>
      )}
    </div>
  );
}
