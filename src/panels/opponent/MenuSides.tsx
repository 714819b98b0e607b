import { useId } from 'react';
import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import { useGame } from '../../store/game';
import { SEAT_LEVELS, type SeatLevel } from '../../store/seats';
import { useTable } from '../table/useTable';
import { giveSide } from './sides';
import { LEVEL_WORDS } from './words';

/** Who plays which side, at any time. */
export function MenuSides() {
  const { game } = useTable();
  if (game.practice || game.outcome) return null;
  return (
    <section className="menu-part">
      <h3>Who plays</h3>
      {PLAYERS.map(player => (
        <SideChoice key={player} player={player} />
      ))}
    </section>
  );
}

function SideChoice({ player }: { readonly player: PlayerId }) {
  const { game } = useTable();
  const level = useGame(({ options }) => options.seats?.[player]?.level ?? null);
  const id = useId();
  return (
    <p className="menu-row">
      <label htmlFor={id}>{game.setup.players[player].name}</label>
      <select
        id={id}
        value={level ?? ''}
        onChange={({ target }) => giveSide(player, target.value === '' ? null : (target.value as SeatLevel))}
      >
        <option value="">A person</option>
        {SEAT_LEVELS.map(one => (
          <option key={one} value={one}>
            The table: {LEVEL_WORDS[one].name}
          </option>
        ))}
      </select>
      <span className="quiet">{level ? LEVEL_WORDS[level].about : ''}</span>
    </p>
  );
}
