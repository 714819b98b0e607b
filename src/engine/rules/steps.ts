import type { Effect, Effects } from '../core/effect';
import type { GameEvent } from '../core/event';
import type { ShipId } from '../core/ids';
import { entered, type Run } from './run';

/** The step of an activation in which the maneuver is executed. */
export const EXECUTING = 'executeManeuver';

/** Effects that belong together: what they set off waits until all of them are done. */
export const inStep = (name: string, ship: ShipId | null, todo: Effects): Effect => ({
  do: 'enter',
  frame: { kind: 'step', name, ship, todo, triggers: [] },
});

/** The same for a handler that goes on with it at once. */
export const enteredStep = (run: Run, name: string, ship: ShipId | null, todo: Effects): Effects =>
  entered(run, { kind: 'step', name, ship, todo, triggers: [] });

export const announce = (event: GameEvent): Effect => ({ do: 'announce', event });

/** A moment at which abilities may be used. */
export const windowFor = (event: GameEvent, ship: ShipId | null = null): Effect =>
  inStep(event.type, ship, [announce(event)]);
