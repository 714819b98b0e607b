import type { GameState } from '../core/state';

/** The questions taken back, with the effects that asked them next in line: going on from here asks again. */
export function withdrawn({ pending, agenda }: GameState): Pick<GameState, 'pending' | 'agenda'> {
  const [asked] = pending;
  const top = agenda.at(-1);
  if (!asked || !top) return { pending, agenda };
  // What waits for the dials of both players stands in line already.
  if (asked.topic.kind === 'setDials') return { pending: [], agenda };
  const { effect, rest } = asked.from;
  return { pending: [], agenda: [...agenda.slice(0, -1), { ...top, todo: [effect, ...top.todo.slice(rest)] }] };
}
