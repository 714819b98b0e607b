import { useEffect } from 'react';
import { useMotion } from '../../../board/motion/player';
import { freeUse } from '../../../store/always';
import { useCoach } from '../../../store/coach';
import { useGame } from '../../../store/game';
import { useTable } from '../useTable';

/** A card that is offered for nothing may be used by itself from now on, once all that moves has come to rest. */
export function Always() {
  const { rules, decision, options, choose } = useTable();
  const setOptions = useGame(store => store.setOptions);
  const taught = useCoach(({ coach }) => coach !== null);
  const playing = useMotion(motion => motion.playing);
  // Whoever stepped back wants to choose.
  const forward = useGame(store => store.lastChange === 'answer');
  const always = options.always ?? [];
  const free = decision && !taught ? freeUse(rules, decision) : null;
  const wanted = free !== null && always.includes(free.key);
  const goes = wanted && forward && !playing;
  useEffect(() => {
    if (goes) choose(free!.option);
  }, [goes, decision, choose]);
  if (!free || wanted) return null;
  const press = () => {
    setOptions({ always: [...always, free.key] });
    choose(free.option);
  };
  return (
    <button type="button" className="quiet-answer" onClick={press}>
      Always use it
    </button>
  );
}
