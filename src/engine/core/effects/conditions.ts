import type { PlayerId, ShipId } from '../ids';
import type { ConditionOnShip } from '../state';
import type { ConditionId, DamageId, DamageTrait } from '../vocabulary';

interface OfCondition {
  readonly ship: ShipId;
  readonly condition: ConditionId;
}

/** Condition cards come, are turned over and go. */
export type ConditionEffect =
  | ({ readonly do: 'assignCondition'; readonly ship: ShipId } & ConditionOnShip)
  | ({ readonly do: 'revealCondition' } & OfCondition)
  | ({ readonly do: 'loseCondition' } & OfCondition)
  /** Laid on it from a player's score, or scored by the ship's player. */
  | ({ readonly do: 'layPoint'; readonly from: PlayerId } & OfCondition)
  | ({ readonly do: 'scorePoints' } & OfCondition)
  /** A player looks through the deck of the ship's side for a card to lay on the condition. Without its name, asks for it. */
  | ({
      readonly do: 'searchFor';
      readonly by: PlayerId;
      readonly trait: DamageTrait;
      readonly card?: DamageId;
    } & OfCondition);
