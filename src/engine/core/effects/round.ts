import type { PlayerId, ShipId } from '../ids';
import type { EndReason, Phase } from '../state';
import type { ManeuverCode } from '../vocabulary';

/** The phases, and whose turn it is in them. */
export type RoundEffect =
  | { readonly do: 'startRound' }
  | { readonly do: 'startPhase'; readonly phase: Phase }
  | { readonly do: 'endPhase' }
  | { readonly do: 'awaitDials' }
  | { readonly do: 'setDial'; readonly ship: ShipId; readonly maneuver: ManeuverCode }
  /** May set its dial to another maneuver. */
  | { readonly do: 'offerDial'; readonly ship: ShipId }
  | { readonly do: 'takeBackDial'; readonly ship: ShipId }
  | { readonly do: 'setReady'; readonly player: PlayerId; readonly ready: boolean }
  | { readonly do: 'nextSystem' }
  | { readonly do: 'systemOf'; readonly ship: ShipId }
  | { readonly do: 'nextActivation' }
  | { readonly do: 'activate'; readonly ship: ShipId }
  | { readonly do: 'revealDial'; readonly ship: ShipId }
  /** Turned faceup before its time: seen, but not revealed. */
  | { readonly do: 'showDial'; readonly ship: ShipId }
  /** No Execute Maneuver step in this activation. */
  | { readonly do: 'skipManeuver'; readonly ship: ShipId }
  | { readonly do: 'executeRevealed'; readonly ship: ShipId }
  | { readonly do: 'executeInHand'; readonly ship: ShipId }
  /** `onDial`: the dial itself is turned to it. */
  | {
      readonly do: 'changeManeuver';
      readonly ship: ShipId;
      readonly maneuver: ManeuverCode;
      readonly slips?: true;
      readonly loopsBy?: 'straight' | 'turn';
      readonly onDial?: true;
    }
  | { readonly do: 'performActionStep'; readonly ship: ShipId }
  | { readonly do: 'endActivation'; readonly ship: ShipId }
  | { readonly do: 'nextEngagement' }
  | { readonly do: 'engage'; readonly ship: ShipId }
  /** The last one: those that a card has kept leave too. */
  | { readonly do: 'endInitiative'; readonly last?: true }
  | { readonly do: 'removeCircularTokens' }
  | { readonly do: 'recoverCharges' }
  /** `over`: it has ended so, and the cards have had their last say. */
  | { readonly do: 'checkVictory'; readonly over?: EndReason }
  | { readonly do: 'endGame'; readonly winner: PlayerId | null; readonly reason: EndReason };
