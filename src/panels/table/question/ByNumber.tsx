import { useEffect } from 'react';
import { useMotion } from '../../../board/motion/player';
import type { Decision, Option } from '../../../engine/core/decision';
import { useCoach } from '../../../store/coach';
import { useGame } from '../../../store/game';
import { useSettings } from '../../../store/settings';
import { useTable } from '../useTable';
import { orderMatters } from './orderMatters';

/** Which ship goes next is asked before it flies; which one attacks is asked together with its target. */
const isOrder = ({ topic }: Decision): boolean => topic.kind === 'chooseShip' && topic.toDo !== 'engage';

const numberOf = ({ key }: Option): number => Number(key.replace(/\D/g, ''));

/**
 * Lets ships of one initiative go by number from now on; then answers for the players when all that moves has come to
 * rest, but where the order matters.
 */
export function ByNumber() {
  const table = useTable();
  const { decision, choose } = table;
  const byNumber = useSettings(settings => settings.byNumber);
  const change = useSettings(settings => settings.change);
  const taught = useCoach(({ coach }) => coach !== null);
  const playing = useMotion(motion => motion.playing);
  // Whoever stepped back wants to choose.
  const forward = useGame(store => store.lastChange === 'answer');
  const open = !taught && decision !== null && isOrder(decision);
  const goes = open && byNumber && forward && !playing;
  useEffect(() => {
    if (!goes || orderMatters(table, decision!)) return;
    const [first] = decision!.options.toSorted((a, b) => numberOf(a) - numberOf(b));
    choose(first!);
  }, [goes, decision, choose]);
  if (!open || byNumber) return null;
  return (
    <button type="button" className="quiet-answer" onClick={() => change({ byNumber: true })}>
      Always by number
    </button>
  );
}
