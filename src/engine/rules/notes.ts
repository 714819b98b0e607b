import { castDraft } from 'immer';
import type { EffectNamed, Effects } from '../core/effect';
import type { Frame, FrameKind } from '../core/frame';
import type { Note, Until } from '../core/note';
import type { Handlers } from './handlers';
import type { Run } from './run';
import { EXECUTING } from './steps';

function layNote(run: Run, { note }: EffectNamed<'layNote'>): Effects {
  run.write(game => void game.notes.push(castDraft(note)));
  return [];
}

const isSame = (a: Note, b: Note): boolean => JSON.stringify(a) === JSON.stringify(b);

function liftNote(run: Run, { note }: EffectNamed<'liftNote'>): Effects {
  const at = run.state.notes.findIndex(one => isSame(one, note));
  if (at >= 0) run.write(game => void game.notes.splice(at, 1));
  return [];
}

const ENDS: { readonly [K in FrameKind]?: Until } = {
  attack: 'attack',
  activation: 'activation',
  engagement: 'engagement',
  phase: 'phase',
};

/** The step in which a ship executes what its dial shows, or a SLAM. */
const isManeuver = (frame: Pick<Frame, 'kind'>): boolean =>
  ('name' in frame && frame.name === EXECUTING) || ('action' in frame && frame.action === 'slam');

/** The only place where notes end by themselves. Of an attack within an attack only its own. */
export function endNotes(run: Run, ended: Pick<Frame, 'kind'> | 'round'): void {
  const { notes, agenda } = run.state;
  if (notes.length === 0) return;
  const until = ended === 'round' ? 'round' : isManeuver(ended) ? 'maneuver' : ENDS[ended.kind];
  if (!until) return;
  const frame = agenda.length - 1;
  const ends = (note: Note) => note.until === until && (note.frame === null || note.frame >= frame);
  if (notes.some(ends)) run.write(game => void (game.notes = castDraft(notes.filter(note => !ends(note)))));
}

export const noteHandlers = { layNote, liftNote } satisfies Partial<Handlers>;
