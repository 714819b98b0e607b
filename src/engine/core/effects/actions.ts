import type { ActionKey } from '../action';
import type { ActionWhy } from '../decision';
import type { Effect } from '../effect';
import type { ShipId } from '../ids';
import type { Reason } from '../reason';
import type { ActionColor, ShipTypeId, UpgradeId } from '../vocabulary';

/** Offered, paid for, performed or failed. */
export type ActionEffect =
  | {
      readonly do: 'offerAction';
      readonly ship: ShipId;
      readonly why: ActionWhy;
      readonly only: readonly ActionKey[] | null;
      readonly as: ActionColor | null;
      readonly evenWhileStressed: boolean;
      /** Only what is on its bar, in the colour that it has there. */
      readonly fromBar?: true;
      /** Only what is white as printed. */
      readonly whiteOnly?: true;
      /** What is paid with the choice. */
      readonly cost?: readonly Effect[];
      /** What follows the action, performed or failed. */
      readonly then?: readonly Effect[];
      /** What follows some of them, if they were performed. */
      readonly performed?: readonly { readonly action: ActionKey; readonly then: readonly Effect[] }[];
    }
  | {
      readonly do: 'performAction';
      readonly ship: ShipId;
      readonly action: ActionKey;
      readonly color: ActionColor;
      readonly linked: boolean;
      /** What follows it, unless it fails. */
      readonly then?: readonly Effect[];
    }
  /** Turns its turret without an action. */
  | { readonly do: 'offerRotation'; readonly ship: ShipId }
  | { readonly do: 'payAction' }
  | { readonly do: 'doAction' }
  | { readonly do: 'finishAction'; readonly then?: readonly Effect[] }
  /** The action under way counts as one of another colour. */
  | { readonly do: 'treatAction'; readonly color: ActionColor }
  | { readonly do: 'noMoreActions'; readonly ship: ShipId }
  | { readonly do: 'failAction'; readonly reason: Reason | null }
  | { readonly do: 'offerLinkedAction'; readonly ship: ShipId; readonly after: ActionKey }
  | {
      readonly do: 'coordinate';
      readonly ship: ShipId;
      readonly target: ShipId;
      /** The colour that its action is treated as. */
      readonly as?: ActionColor;
      /** It must perform this one. */
      readonly must?: ActionKey;
    }
  /** In the coordinate action under way so many more, of the same type or of these; all perform the same action as red. */
  | { readonly do: 'coordinateTogether'; readonly more: number; readonly shipTypes: readonly ShipTypeId[] | null }
  /** The next of those, once the first has acted: `had` is how many actions that one had tried this round before. */
  | {
      readonly do: 'coordinateNext';
      readonly ship: ShipId;
      readonly done: readonly ShipId[];
      readonly had: number;
      readonly left: number;
      readonly shipTypes: readonly ShipTypeId[] | null;
    }
  | { readonly do: 'reloadCard'; readonly ship: ShipId; readonly card: UpgradeId };
