import type { GameState, Ship } from '../../../engine/core/state';
import { engagesAt, initiativeOf } from '../../../engine/look/initiative';
import { useScreen } from '../../../store/screen';
import { Silhouette } from '../../squads/Silhouette';
import { shipTag } from '../labels';
import { isActing, turnTaken } from '../rail/facts';
import { useTable } from '../useTable';
import './OrderStrip.css';

/** With more than this there is no room for pictures. */
const MOST = 11;

/** Everybody by initiative: lowest first where ships move, highest first where they shoot. Those who are done are faded. */
export function OrderStrip() {
  const { game, rules } = useTable();
  const show = useScreen(screen => screen.show);
  if (game.round === 0 || game.phase === 'over') return null;
  const shooting = game.phase === 'engagement' || game.phase === 'end';
  const initiative = (ship: Ship) => (shooting ? engagesAt : initiativeOf)({ state: game, rules }, ship);
  const ships = Object.values(game.ships)
    .filter(({ where }) => where === 'table')
    .sort((a, b) => (shooting ? -1 : 1) * (initiative(a) - initiative(b)) || firstPlayerFirst(game, a, b));
  return (
    <section
      className={`order-strip panel${ships.length > MOST ? ' crowded' : ''}`}
      aria-label={shooting ? 'Order of shooting' : 'Order of moving'}
      data-covers
    >
      <span className="order-word">{shooting ? 'Shoots' : 'Moves'}</span>
      <ol>
        {ships.map(ship => (
          <li
            key={ship.id}
            className={`side-${ship.player}${isActing(game, ship) ? ' acting' : turnTaken(game, ship) ? ' done' : ''}`}
            onPointerEnter={() => show({ lit: [ship.id] })}
            onPointerLeave={() => show({ lit: [] })}
          >
            <b className="order-initiative">{initiative(ship)}</b>
            <Silhouette shipType={rules.catalog.pilot(ship.pilot).shipType} size={20} />
            <span className="order-tag">{shipTag(ship.id)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const firstPlayerFirst = ({ firstPlayer }: GameState, a: Ship, b: Ship): number =>
  Number(b.player === firstPlayer) - Number(a.player === firstPlayer) || a.id.localeCompare(b.id);
