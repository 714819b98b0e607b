import { dialOf } from '../../../board/ghosts';
import { pieceOf } from '../../../board/pieceOf';
import type { PlayerId } from '../../../engine/core/ids';
import type { ConditionOnShip } from '../../../engine/core/state';
import { isSecretFrom } from '../../../engine/look/conditions';
import { useScreen } from '../../../store/screen';
import { useTable } from '../useTable';
import { hasHiddenDial } from './facts';
import { PeekButton } from './PeekButton';
import { RailShip } from './RailShip';
import { SidePatch } from './SidePatch';
import './rail.css';
import './railStrip.css';

/** With more ships than this in a squad or on both sides, type and pips share a line. */
const FEW = { own: 5, all: 9 };
/** With more than this, only ships that act, can be chosen or are hurt have a second line. */
const MANY = { own: 7, all: 13 };

const passes = (most: typeof FEW, own: number, all: number): boolean => own > most.own || all > most.all;

/** Both rails share the height of the window. */
function crowd(own: number, all: number): string {
  if (passes(MANY, own, all)) return 'rail-many rail-crowd';
  return passes(FEW, own, all) ? 'rail-many' : 'rail-few';
}

/** A player's squad: how every ship stands, and a peek at the player's own dials. */
export function Rail({ player }: { readonly player: PlayerId }) {
  const { game, decision, secret, options } = useTable();
  const peeking = useScreen(screen => screen.peeking === player);
  const show = useScreen(screen => screen.show);
  const { name } = game.setup.players[player];
  const all = Object.values(game.ships);
  const ships = all.filter(ship => ship.player === player);
  const dialled = useScreen(screen =>
    decision?.topic.kind === 'setDials' ? dialOf(screen.dialShip, decision.options) : null,
  );
  const isOwnSecret = (one: ConditionOnShip) => !one.faceup && !isSecretFrom(one, player);
  // While dials are set, the curtain keeps them.
  const choosable = new Set(decision?.options.map(({ subject }) => pieceOf(subject)));
  const hasSecret = all.some(({ where, conditions }) => where !== 'removed' && conditions.some(isOwnSecret));
  const hasHidden = game.notes.some(
    ({ by, facedown }) => facedown?.by === player && game.ships[by.ship]?.where !== 'removed',
  );
  const mayPeek = !secret && !options.seats?.[player] && (hasSecret || hasHidden || ships.some(hasHiddenDial));
  return (
    <aside
      className={`rail panel side-${player} ${crowd(ships.length, all.length)}${mayPeek ? ' with-peek' : ''}`}
      data-covers
      aria-label={`Squad of ${name}`}
    >
      <header className="rail-head">
        <SidePatch player={player} />
        <h2>{name}</h2>
        {mayPeek && (
          <PeekButton
            player={player}
            what={hasSecret || hasHidden ? 'secrets' : 'dials'}
            onPeek={held => show({ peeking: held ? player : null })}
          />
        )}
      </header>
      <ul>
        {ships.map(ship => (
          <li key={ship.id} className={ship.where === 'removed' ? 'rail-gone' : undefined}>
            <RailShip
              ship={ship}
              choosable={!dialled && choosable.has(ship.id)}
              asked={dialled === ship.id}
              peeked={mayPeek && peeking && hasHiddenDial(ship)}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}
