import type { AskedBy, Question } from '../decision';
import type { GameEvent } from '../event';
import type { Frame, Trigger } from '../frame';
import type { PlayerId } from '../ids';
import type { RefereeEdit } from '../referee';

/** Frames, questions, news, and what waits in the queue. */
export type MachineEffect =
  | { readonly do: 'enter'; readonly frame: Frame }
  | { readonly do: 'ask'; readonly question: Question; readonly from?: AskedBy }
  | { readonly do: 'announce'; readonly event: GameEvent }
  | { readonly do: 'nextInQueue' }
  | { readonly do: 'takeFromQueue'; readonly trigger: Trigger }
  | { readonly do: 'resolveAbility' }
  | { readonly do: 'referee'; readonly player: PlayerId; readonly edit: RefereeEdit };
