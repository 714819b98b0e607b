import type { AbilityRef, Picked } from '../ability';
import type { AskedBy, Question } from '../decision';
import type { Effect } from '../effect';
import type { GameEvent } from '../event';
import type { Frame, Trigger } from '../frame';
import type { PlayerId, ShipId } from '../ids';
import type { Note } from '../note';
import type { RefereeEdit } from '../referee';
import type { CardId } from '../vocabulary';
import type { Moment } from '../window';

/** Frames, questions, news, and what waits in the queue. */
export type MachineEffect =
  | { readonly do: 'enter'; readonly frame: Frame }
  | { readonly do: 'ask'; readonly question: Question; readonly from?: AskedBy }
  | { readonly do: 'announce'; readonly event: GameEvent }
  | { readonly do: 'openWindow'; readonly moment: Moment }
  | { readonly do: 'nextInQueue' }
  | { readonly do: 'takeFromQueue'; readonly trigger: Trigger }
  | { readonly do: 'resolveAbility' }
  /** Paid for and done, with what was picked and whoever pays each cost. */
  | {
      readonly do: 'useAbility';
      readonly ref: AbilityRef;
      readonly moment: Moment;
      readonly use: { readonly pick: Picked | null; readonly payers: readonly ShipId[] };
      /** How often in a row it may still be used, this one counted. */
      readonly left?: number;
    }
  | { readonly do: 'offerAgain'; readonly ref: AbilityRef; readonly moment: Moment; readonly left: number }
  /** Each of several ships may do one of these things; `together`: what was picked so far, done once all is picked. */
  | {
      readonly do: 'offerEach';
      readonly player: PlayerId;
      readonly card: CardId;
      readonly ship: ShipId;
      readonly offers: readonly {
        readonly key: string;
        readonly ship: ShipId;
        readonly way?: string;
        readonly then: readonly Effect[];
        /** It is none of the `most`. */
        readonly besides?: true;
      }[];
      /** Each of them once, and not only one a ship. */
      readonly all?: true;
      readonly together?: readonly Effect[];
      readonly most?: number;
    }
  | { readonly do: 'layNote'; readonly note: Note }
  | { readonly do: 'liftNote'; readonly note: Note }
  | { readonly do: 'referee'; readonly player: PlayerId; readonly edit: RefereeEdit };
