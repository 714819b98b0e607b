import type { PlayerId } from '../../../engine/core/ids';
import type { Ship } from '../../../engine/core/state';
import { TOKENS } from '../../../engine/core/token';
import { useScreen } from '../../../store/screen';
import type { Names } from '../labels';
import { pieceName } from '../labels';
import { useTable } from '../useTable';

/** A player's squad: hull, shields, tokens, damage of every ship. */
export function Rail({ player }: { readonly player: PlayerId }) {
  const names = useTable();
  const { game } = names;
  const { picked, lit, show } = useScreen();
  const ships = Object.values(game.ships).filter(ship => ship.player === player);
  return (
    <aside className={`rail side-${player}`} aria-label={`Squad of ${game.setup.players[player].name}`}>
      <h2>{game.setup.players[player].name}</h2>
      <ul>
        {ships.map(ship => (
          <li key={ship.id}>
            <button
              type="button"
              aria-pressed={picked === ship.id}
              onClick={() => show({ picked: picked === ship.id ? null : ship.id })}
              onPointerEnter={() => show({ lit: [ship.id] })}
              onPointerLeave={() => show({ lit: [] })}
              className={`rail-ship${lit.includes(ship.id) ? ' pointed' : ''}`}
            >
              <ShipLine names={names} ship={ship} />
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function ShipLine({ names, ship }: { readonly names: Names; readonly ship: Ship }) {
  const profile = names.rules.profilesOf(names.game.setup)[ship.id]!;
  const tokens = TOKENS.filter(token => ship.tokens[token] > 0);
  return (
    <>
      <b>{pieceName(names, ship.id)}</b>
      <span>
        {ship.where === 'removed'
          ? 'out of the game'
          : `hull ${Math.max(0, profile.hull - ship.damage.length)}/${profile.hull} · shields ${ship.shields}/${profile.shields}`}
      </span>
      {tokens.length > 0 && (
        <span className="rail-tokens">
          {tokens.map(token => (
            <span key={token} className={`token token-${token}`}>
              {token}
              {ship.tokens[token] > 1 ? ` ×${ship.tokens[token]}` : ''}
            </span>
          ))}
        </span>
      )}
      {ship.locks.length > 0 && <span>locks {ship.locks.map(object => pieceName(names, object)).join(', ')}</span>}
      {ship.damage.some(({ faceup }) => faceup) && (
        <span>
          critical:{' '}
          {ship.damage.flatMap(one => (one.faceup ? [names.rules.catalog.damageCard(one.card).name] : [])).join(', ')}
        </span>
      )}
    </>
  );
}
