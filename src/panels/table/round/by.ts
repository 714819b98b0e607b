import { isShipId, type ShipId } from '../../../engine/core/ids';
import type { ScoreEntry } from '../../../engine/core/score';
import type { HistoryStep } from '../../../store/history';

/** The ship whose attack won these points; null where none did. */
export function wonBy(past: readonly HistoryStep[], { player, round, reason }: ScoreEntry): ShipId | null {
  if (reason.kind !== 'destroyed' && reason.kind !== 'half') return null;
  for (const { state, events } of past.toReversed()) {
    if (state.round < round) return null;
    const under = state.agenda.findLast(({ kind }) => kind === 'attack');
    let attack: { readonly attacker: string; readonly defender: string } | null =
      under?.kind === 'attack' ? under.attack : null;
    for (const event of events) {
      if (event.type === 'attackDeclared') attack = event;
      const won =
        event.type === 'scored' &&
        event.player === player &&
        event.reason.kind === reason.kind &&
        event.reason.ship === reason.ship;
      if (won) return attack?.defender === reason.ship && isShipId(attack.attacker) ? attack.attacker : null;
    }
  }
  return null;
}
