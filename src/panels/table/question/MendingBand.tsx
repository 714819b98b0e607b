import { useGame } from '../../../store/game';
import type { HistoryStep } from '../../../store/history';
import { counted } from '../../text';
import { type Names, optionLabel } from '../labels';
import { linesOf } from '../log/lines';
import { listed } from '../log/names';
import { useTable } from '../useTable';

/** A mistake further back is being mended: what came after it is given again, and what applies no more is named. */
export function MendingBand() {
  const { rules, game } = useTable();
  const mending = useGame(store => store.mending);
  const giveAgain = useGame(store => store.giveAgain);
  const endMending = useGame(store => store.endMending);
  if (!mending) return null;
  const { later, given, leftOut } = mending;
  const waiting = later.length > 0;
  return (
    <section className="mending" aria-label="What came after">
      <div role="status">
        {given > 0 && <p>Given again: {counted(given, 'answer')}.</p>}
        {waiting && (
          <p>
            {given > 0
              ? `The table asks something new. Left to give again: ${counted(later.length, 'answer')}.`
              : `After this came ${counted(later.length, 'answer')}. Answer otherwise, then give them again.`}
          </p>
        )}
        {leftOut.length > 0 && (
          <p>Left out, as it no longer applies: {listed(leftOut.map(step => answerWords({ rules, game }, step)))}.</p>
        )}
      </div>
      {waiting && (
        <button type="button" className="accented" onClick={() => void giveAgain()}>
          {given > 0 ? 'Go on with them' : 'Give them again'}
        </button>
      )}
      <button type="button" onClick={endMending}>
        {waiting ? 'Let them go' : 'All right'}
      </button>
    </section>
  );
}

/** An answer as the log told it, or by its own name. A dial that may yet be hidden stays unnamed. */
function answerWords(names: Names, step: HistoryStep): string {
  const { state, answer } = step;
  const line = linesOf(names.rules, step).find(({ kind }) => kind === 'line');
  if (line) return `“${line.text.replace(/\.$/, '')}”`;
  const who = names.game.setup.players[answer.player].name;
  if ('referee' in answer) return `what ${who} did by hand`;
  const asked = state.pending.find(({ id }) => id === answer.decision);
  if (asked?.topic.kind === 'setDials' || asked?.topic.kind === 'setDial') return `a dial of ${who}`;
  const keys = 'picks' in answer.choice ? answer.choice.picks : [answer.choice.option];
  const options = asked?.options.filter(({ key }) => keys.includes(key)) ?? [];
  return options.length > 0
    ? `“${options.map(option => optionLabel({ ...names, game: state }, option)).join(', ')}” of ${who}`
    : `an answer of ${who}`;
}
