import type { Decision } from '../../../../engine/core/decision';
import type { PlayerId, ShipId } from '../../../../engine/core/ids';
import type { ManeuverCode } from '../../../../engine/core/vocabulary';
import { useGame } from '../../../../store/game';
import type { Names } from '../../labels';

/** The ships of the same type whose dials are not set yet, itself among them. */
export function alikeTo({ game, rules }: Names, decision: Decision, ship: ShipId): readonly ShipId[] {
  const typeOf = (id: ShipId) => rules.catalog.pilot(game.ships[id]!.pilot).shipType;
  const waiting = decision.options.flatMap(({ subject }) => (subject.kind === 'dial' ? [subject.ship] : []));
  return [...new Set(waiting)].filter(id => typeOf(id) === typeOf(ship));
}

/** Sets one maneuver on several dials, where it is allowed: each is an answer of its own, to a new question. */
export function setSameDial(player: PlayerId, ships: readonly ShipId[], maneuver: ManeuverCode): void {
  for (const ship of ships) {
    const { game, submit } = useGame.getState();
    const decision = game?.pending.find(one => one.player === player && one.topic.kind === 'setDials');
    const option = `dial:${ship}:${maneuver}`;
    if (decision?.options.some(({ key }) => key === option)) {
      submit({ decision: decision.id, player, choice: { option } });
    }
  }
}
