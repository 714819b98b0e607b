import type { ActionKey } from '../action';
import type { ActionWhy } from '../decision';
import type { Effect } from '../effect';
import type { ObjectId, ShipId } from '../ids';
import type { Reason } from '../reason';
import type { Token } from '../token';
import type { ActionColor, ShipTypeId, UpgradeId } from '../vocabulary';

/** How a coordinate action chooses several ships that perform the same action, unless a card says otherwise. */
export interface Together {
  readonly more: number;
  /** Of these types; null for the type of the first. */
  readonly shipTypes: readonly ShipTypeId[] | null;
  /** Each in the colour that it has; else red. */
  readonly asPrinted?: true;
  /** Each performs what it likes. */
  readonly anyAction?: true;
  /** Only ships of a lower initiative than the one that coordinates. */
  readonly lower?: true;
  /** What each of them gains for it. */
  readonly gains?: Token;
}

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
      /** Of a lock action: only this. */
      readonly on?: ObjectId;
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
      /** Of a lock action: only this. */
      readonly on?: ObjectId;
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
  /** By its jam action, which knows whom. */
  | { readonly do: 'jam'; readonly ship: ShipId; readonly target: ShipId }
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
  /** In the coordinate action under way so many more. */
  | ({ readonly do: 'coordinateTogether' } & Together)
  /** The next of those, once the first has acted: `had` is how many actions that one had tried this round before. */
  | ({
      readonly do: 'coordinateNext';
      readonly ship: ShipId;
      readonly done: readonly ShipId[];
      readonly had: number;
      readonly left: number;
    } & Omit<Together, 'more'>)
  | { readonly do: 'reloadCard'; readonly ship: ShipId; readonly card: UpgradeId };
