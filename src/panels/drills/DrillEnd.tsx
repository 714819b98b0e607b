import { useLayoutEffect, useRef } from 'react';
import { DRILLS } from '../../lessons/drills';
import { type Drill, inWords, parOf } from '../../lessons/drills/drill';
import { useBests } from './best';
import { Stars } from './Stars';
import { type Ending, useDrill } from './useDrill';
import { WaysFlown } from './WaysFlown';

interface Props {
  readonly drill: Drill;
  readonly ending: Ending;
  readonly onDrill: (drill: Drill) => void;
  readonly onLeave: () => void;
}

/** How a drill came out: stars, what was reached, both ways, and what can be done next. */
export function DrillEnd({ drill, ending, onDrill, onLeave }: Props) {
  const { stand, stars, newBest, byHand } = ending;
  const shown = useDrill(store => store.shown);
  const again = useDrill(store => store.again);
  const showWay = useDrill(store => store.showWay);
  const best = useBests(({ of }) => of[drill.id]);
  const next = DRILLS[(DRILLS.indexOf(drill) + 1) % DRILLS.length]!;
  const words = useRef<HTMLHeadingElement>(null);
  // Whoever plays by keys finds the end under their fingers.
  useLayoutEffect(() => void words.current?.focus({ preventScroll: true }), []);
  const done = stand.verdict === 'done';
  return (
    <>
      <header>
        <h2>{drill.name}</h2>
        <span className="coach-count">{done ? 'Done' : 'Not yet'}</span>
      </header>
      <div className="drill-result">
        <Stars count={stars} large />
        <h3 ref={words} tabIndex={-1}>
          {shown ? 'A better way' : done ? inWords(drill, stand.score) : 'Not this time'}
        </h3>
      </div>
      <p>{stand.says}</p>
      <p className="drill-par">
        {newBest && <strong className="drill-new">New best. </strong>}
        Par {inWords(drill, parOf(drill))}
        {best && !newBest && ` · your best ${inWords(drill, best.score)}`}
        {stars < 3 && ` · three stars: ${inWords(drill, drill.stars[2])}`}
      </p>
      {byHand && <p className="drill-par">The table was changed by hand: this one counts for no best.</p>}
      <WaysFlown drill={drill} flown={shown ? null : ending.flown} />
      <div className="coach-buttons">
        <button type="button" className="accented" onClick={stars === 3 && !shown ? () => onDrill(next) : again}>
          {stars === 3 && !shown ? `Next: ${next.name}` : 'Again'}
        </button>
        {stars === 3 && !shown ? (
          <button type="button" onClick={again}>
            Again
          </button>
        ) : (
          <button type="button" onClick={() => onDrill(next)}>
            Next: {next.name}
          </button>
        )}
        {!shown && (
          <button type="button" onClick={showWay}>
            {stars === 3 ? 'Watch the other way' : 'Watch the better way'}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          All drills
        </button>
      </div>
    </>
  );
}
