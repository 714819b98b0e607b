import { useState } from 'react';
import type { PlayerId } from '../../../engine/core/ids';
import { useTable } from '../useTable';
import { hasHiddenDial } from './facts';
import { PeekButton } from './PeekButton';
import { RailShip } from './RailShip';
import { SidePatch } from './SidePatch';
import './rail.css';

/** With more ships than this, type and pips share a line. */
const FEW = 5;

/** A player's squad: how every ship stands, and a peek at the player's own dials. */
export function Rail({ player }: { readonly player: PlayerId }) {
  const { game, secret } = useTable();
  const [peeking, setPeeking] = useState(false);
  const { name } = game.setup.players[player];
  const ships = Object.values(game.ships).filter(ship => ship.player === player);
  // While dials are set, the curtain keeps them.
  const mayPeek = !secret && ships.some(hasHiddenDial);
  return (
    <aside
      className={`rail panel side-${player} ${ships.length > FEW ? 'rail-many' : 'rail-few'}${mayPeek ? ' with-peek' : ''}`}
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
          <li key={ship.id}>
            <RailShip ship={ship} peeked={mayPeek && peeking && hasHiddenDial(ship)} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
