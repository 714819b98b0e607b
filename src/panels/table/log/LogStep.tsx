import { memo, useEffect, useRef, useState } from 'react';
import type { Rules } from '../../../engine/core/table';
import { isCopy } from '../../../store/copies';
import { useGame } from '../../../store/game';
import { type HistoryStep, whatStepsShow } from '../../../store/history';
import { useScreen } from '../../../store/screen';
import { Terms } from '../../rulebook/Terms';
import { type Line, linesOf } from './lines';
import { seenSince } from './notes';

interface Props {
  readonly rules: Rules;
  readonly step: HistoryStep;
  /** Its number among the answers. */
  readonly index: number;
}

/** The lines of one answer. Steps never change, so a new one leaves those before it as they are. */
export const LogStep = memo(function LogStep({ rules, step, index }: Props) {
  const [asked, setAsked] = useState<number | null>(null);
  return linesOf(rules, step).map((line, at) =>
    line.kind === 'line' ? (
      <LogLine
        key={at}
        line={line}
        asks={asked === at}
        after={index + 1}
        onAsk={() => setAsked(asked === at ? null : at)}
      />
    ) : (
      <LogHeading key={at} line={line} />
    ),
  );
});

export const LogHeading = ({ line: { kind, text } }: { readonly line: Line }) => (
  <li className={`log-${kind}`}>{text}</li>
);

interface LineProps {
  readonly line: Line;
  readonly asks: boolean;
  /** How many answers had been given once it had happened. */
  readonly after: number;
  readonly onAsk: () => void;
}

function LogLine({ line: { text, about }, asks, after, onAsk }: LineProps) {
  const show = useScreen(screen => screen.show);
  const replaying = useGame(store => store.replaying);
  const goTo = useGame(store => store.goTo);
  const light = () => show({ lit: about });
  const dark = () => show({ lit: [] });
  return (
    <li className="log-item">
      <button
        type="button"
        className="log-line"
        tabIndex={-1}
        aria-expanded={replaying ? undefined : asks}
        onClick={replaying ? () => goTo(after) : onAsk}
        onPointerEnter={light}
        onPointerLeave={dark}
        onFocus={light}
        onBlur={dark}
      >
        <Terms text={text} />
      </button>
      {asks && !replaying && <GoBack after={after} onClose={onAsk} />}
    </li>
  );
}

/** Asks before the game goes to the moment of a line. */
function GoBack({ after, onClose }: { readonly after: number; readonly onClose: () => void }) {
  const past = useGame(store => store.past);
  const goTo = useGame(store => store.goTo);
  const mend = useGame(store => store.mend);
  const giveAgain = useGame(store => store.giveAgain);
  const show = useScreen(screen => screen.show);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView?.({ block: 'nearest' }), []);
  if (after >= past.length) return <p className="log-ask">This is the newest moment.</p>;
  const by = useScreen.getState().looking;
  const step = past[after - 1]!;
  const byHand = 'referee' in step.answer;
  const takeOut = () => {
    onClose();
    if (!mend(after - 1, by)) return;
    show({ looking: null, lit: [] });
    // What a hand did is just taken out; an answer must be given otherwise first.
    if (byHand) void giveAgain();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from either button.
    <div
      ref={box}
      className="log-ask"
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p>{`Go back to here? What came after can be redone. ${seenSince(whatStepsShow(past.slice(after)))}`}</p>
      <button
        type="button"
        onClick={() => {
          onClose();
          if (goTo(after, by)) show({ looking: null, lit: [] });
        }}
      >
        Go back
      </button>
      {!isCopy(step) && (
        <button type="button" title="What came after it is kept, as far as it still applies." onClick={takeOut}>
          {byHand ? 'Take out only this' : 'Answer this otherwise'}
        </button>
      )}
      {/* biome-ignore lint/a11y/noAutofocus: the harmless answer, right where the player has just pressed. */}
      <button type="button" autoFocus onClick={onClose}>
        Stay
      </button>
    </div>
  );
}
