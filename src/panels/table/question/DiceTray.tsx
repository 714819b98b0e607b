import { FACE_ICONS } from '../icons';
import { useTable } from '../useTable';

/** The dice of the attack under way. */
export function DiceTray() {
  const { game } = useTable();
  const frame = game.agenda.findLast(one => one.kind === 'attack');
  if (frame?.kind !== 'attack') return null;
  const { attackDice, defenseDice } = frame.attack;
  return (
    <div className="dice-tray">
      {(['attack', 'defense'] as const).map(pool => (
        <ul key={pool} aria-label={`${pool} dice`} className={`dice dice-${pool}`}>
          {(pool === 'attack' ? attackDice : defenseDice).map(({ face }, index) => (
            <li key={index} title={face}>
              <span aria-hidden="true">{FACE_ICONS[face]}</span>
              <span className="for-screen-readers">{face}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
