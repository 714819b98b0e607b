import type { ShipId } from '../../../engine/core/ids';
import { pieceName } from '../labels';
import { useTable } from '../useTable';

/** A ship's whole card in plain words. */
export function ShipCard({ ship, onClose }: { readonly ship: ShipId; readonly onClose: () => void }) {
  const table = useTable();
  const profile = table.rules.profilesOf(table.game.setup)[ship]!;
  return (
    <aside className="ship-card" aria-label={pieceName(table, ship)}>
      <header>
        <h2>{pieceName(table, ship)}</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <p>Initiative {profile.initiative}</p>
    </aside>
  );
}
