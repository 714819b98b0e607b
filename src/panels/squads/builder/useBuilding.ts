import { useCallback, useEffect, useRef, useState } from 'react';
import { nameFrom } from '../../../engine/core/text';
import type { KeptSquad } from '../../../squads/io/kept';
import { library, type OwnSquad } from '../library/ownSquads';
import type { Draft } from './edits';
import { begin, change, type History, redo, undo } from './history';

/** How it stands with the keeping of the squad. */
export type Keeping = 'kept' | 'keeping' | 'problem';

export interface Building {
  readonly draft: Draft;
  /** A named field is typed into: all of it is one step to undo. */
  readonly edit: (how: (draft: Draft) => Draft, field?: string) => void;
  /** Null while there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly keeping: Keeping;
}

/** An empty name is for typing a new one only. */
export const named = (squad: KeptSquad): KeptSquad => ({
  ...squad,
  name: nameFrom(squad.name, 'Squad without a name'),
});

/** A squad on the workbench: every change is kept at once, and can be taken back. */
export function useBuilding({ id, profile, tags, squad }: OwnSquad, notKept: boolean): Building {
  const [history, setHistory] = useState<History<Draft>>(() => begin({ profile, tags, squad }));
  const [keeping, setKeeping] = useState<Keeping>(notKept ? 'problem' : 'kept');
  const draft = history.now;
  const newest = useRef(draft);
  useEffect(() => {
    if (draft === newest.current) return;
    newest.current = draft;
    // A problem stays in sight until it is over.
    setKeeping(now => (now === 'problem' ? now : 'keeping'));
    library.save({ ...draft, id, changed: Date.now(), squad: named(draft.squad) }).then(
      () => newest.current === draft && setKeeping('kept'),
      () => newest.current === draft && setKeeping('problem'),
    );
  }, [id, draft]);
  const edit = useCallback<Building['edit']>(
    (how, field) => setHistory(now => change(now, how(now.now), field ?? null)),
    [],
  );
  const back = useCallback(() => setHistory(undo), []);
  const forth = useCallback(() => setHistory(redo), []);
  return {
    draft,
    edit,
    undo: history.past.length > 0 ? back : null,
    redo: history.future.length > 0 ? forth : null,
    keeping,
  };
}
