import type { Guides } from '../has';
import type { ShipId } from '../ids';
import type { Pose } from '../place';
import type { ManeuverEnd } from './movement';

interface Docking {
  readonly ship: ShipId;
  readonly carrier: ShipId;
}

/** Ships that ride on others. */
export type DockingEffect =
  /** Before forces are placed each player says which ships are docked; `asked` are those who have been asked for. */
  | { readonly do: 'declareDocking'; readonly asked: readonly ShipId[] }
  | ({ readonly do: 'dock' } & Docking)
  /** By a maneuver of its dial from the guides of its carrier; in an emergency it must, or is lost. */
  | ({ readonly do: 'offerLaunch'; readonly emergency: boolean } & Docking)
  | ({
      readonly do: 'launch';
      readonly emergency: boolean;
      readonly guides: Guides;
      /** Between those guides. */
      readonly from: Pose;
      readonly end: ManeuverEnd;
      /** That is outside the play area. */
      readonly flees: boolean;
    } & Docking)
  /** Its carrier has been destroyed. */
  | ({ readonly do: 'abandonCarrier' } & Docking);
