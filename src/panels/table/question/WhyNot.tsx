import { useEffect, useId, useRef, useState } from 'react';
import type { Topic } from '../../../engine/core/decision';
import { useScreen } from '../../../store/screen';
import { optionLabel } from '../labels';
import { useTable } from '../useTable';
import { Pinned } from './Frame';
import { ReasonsTold } from './ReasonsTold';

/** A dial's missing maneuvers stand in its grid; targets and dice have their own lists. */
const SHOWN_ELSEWHERE: readonly Topic['kind'][] = ['setDials', 'chooseAttack', 'modifyDice', 'rerollDice'];

/** What a player would look for and may not do, each with its reason; the board shows the measure of the one pointed at. */
export function WhyNot() {
  const table = useTable();
  const { missing, decision } = table;
  const pointed = useScreen(screen => screen.pointed);
  const show = useScreen(screen => screen.show);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  if (missing.length === 0 || !decision || SHOWN_ELSEWHERE.includes(decision.topic.kind)) return null;
  return (
    <>
      <Pinned>
        <button
          type="button"
          className="why-not-door"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Why not … ?
        </button>
      </Pinned>
      {open && (
        <ul ref={list} id={id} className="why-not">
          {missing.map(one => (
            <li key={one.key}>
              <button
                type="button"
                className={`why-not-one${pointed === one.key ? ' pointed' : ''}`}
                onClick={() => show({ pointed: one.key })}
                onPointerEnter={() => show({ pointed: one.key })}
                onFocus={() => show({ pointed: one.key })}
              >
                <b>{optionLabel(table, { ...one, then: [] })}</b>: <ReasonsTold one={one} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
