import type { GameState } from '../../engine/core/state';
import { FACE_ICONS } from './icons';

/** The dice of the attack under way. */
export function DiceTray({ game }: { readonly game: GameState }) {
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
