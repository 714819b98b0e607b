import type { DamageCardId } from './ids';
import type { ActionKind, CardId } from './vocabulary';

/** An action by what it is once a round: one of the bar's, a damage card's own repair, a card's or a scenario's. */
export type ActionKey = ActionKind | `repair:${DamageCardId}` | `card:${CardId}` | `scenario:${string}`;
