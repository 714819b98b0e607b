import type { Face } from '../../../engine/core/event';
import { ATTACK_FACES, DEFENSE_FACES } from '../../../engine/core/vocabulary';
import { FACE_MEANINGS } from '../../glossary';
import { attackFrame } from '../question/attack/underWay';
import { useTable } from '../useTable';
import { useReferee } from './useReferee';

/** The dice of the attack under way, each to be turned to any of its faces. */
export function DiceEdits() {
  const { game } = useTable();
  const attack = attackFrame(game)?.attack;
  if (!attack || attack.attackDice.length + attack.defenseDice.length === 0) return null;
  return (
    <details open className="referee-part">
      <summary>Dice of this attack</summary>
      <Pool dice="attack" faces={attack.attackDice.map(({ face }) => face)} all={ATTACK_FACES} />
      <Pool dice="defense" faces={attack.defenseDice.map(({ face }) => face)} all={DEFENSE_FACES} />
    </details>
  );
}

interface PoolProps {
  readonly dice: 'attack' | 'defense';
  readonly faces: readonly Face[];
  readonly all: readonly Face[];
}

function Pool({ dice, faces, all }: PoolProps) {
  const doByHand = useReferee();
  return (
    <div className="referee-dice">
      {faces.map((face, index) => (
        <label key={index} className="referee-field">
          {`${dice === 'attack' ? 'Attack' : 'Defense'} die ${index + 1}`}
          <select
            value={face}
            onChange={({ target }) => {
              const chosen = all.find(one => one === target.value);
              if (chosen) doByHand({ kind: 'setDie', dice, die: index, face: chosen });
            }}
          >
            {all.map(one => (
              <option key={one} value={one}>
                {FACE_MEANINGS[one].name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
