import { useState } from 'react';
import { pieceOf } from '../../../board/pieceOf';
import type { PlayerId } from '../../../engine/core/ids';
import { useTable } from '../useTable';
import { hasHiddenDial } from './facts';
import { PeekButton } from './PeekButton';
import { RailShip } from './RailShip';
import { SidePatch } from './SidePatch';
import './rail.css';

/** With more ships than this, type and pips share a line. */
const FEW = 5;
/** With more than this, only ships that act, can be chosen or are hurt have a second line. */
const MANY = 7;

const crowd = (ships: number): string =>
  ships > MANY ? 'rail-many rail-crowd' : ships > FEW ? 'rail-many' : 'rail-few';

/** A player's squad: how every ship stands, and a peek at the player's own dials. */
export function Rail({ player }: { readonly player: PlayerId }) {
  const { game, decision, secret } = useTable();
  const [peeking, setPeeking] = useState(false);
  const { name } = game.setup.players[player];
  const ships = Object.values(game.ships).filter(ship => ship.player === player);
  // While dials are set, the curtain keeps them.
  const choosable = new Set(decision?.options.map(({ subject }) => pieceOf(subject)));
  const mayPeek = !secret && ships.some(hasHiddenDial);
  return (
    <aside
      className={`rail panel side-${player} ${crowd(ships.length)}${mayPeek ? ' with-peek' : ''}`}
      data-covers
      aria-label={`Squad of ${name}`}
    >
      <header className="rail-head">
        <SidePatch player={player} />
        <h2>{name}</h2>
        {mayPeek && <PeekButton player={player} onPeek={setPeeking} />}
      </header>
      <ul>
        {ships.map(ship => (
          <li key={ship.id} className={ship.where === 'removed' ? 'rail-gone' : undefined}>
            <RailShip
              ship={ship}
              choosable={choosable.has(ship.id)}
              peeked={mayPeek && peeking && hasHiddenDial(ship)}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}
