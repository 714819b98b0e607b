import { type Drill, inWords, parOf } from '../../lessons/drills/drill';
import { useCoach } from '../../store/coach';
import { Icon } from '../Icon';
import { useBests } from './best';
import { DrillEnd } from './DrillEnd';
import { useDrill } from './useDrill';
import '../learn/CoachCard.css';
import './DrillCard.css';

interface Props {
  readonly onDrill: (drill: Drill) => void;
  readonly onLeave: () => void;
}

/** The drill beside the table: its goal, par and best, and how it stands. When it is over, how it came out. */
export function DrillCard({ onDrill, onLeave }: Props) {
  const drill = useDrill(store => store.drill);
  const ending = useDrill(store => store.ending);
  if (!drill) return null;
  return (
    <section
      className={`coach-card drill-card${ending ? ' drill-over' : ''}`}
      aria-label={`Drill: ${drill.name}`}
      data-covers
    >
      {ending ? (
        <DrillEnd drill={drill} ending={ending} onDrill={onDrill} onLeave={onLeave} />
      ) : (
        <UnderWay drill={drill} onLeave={onLeave} />
      )}
    </section>
  );
}

function UnderWay({ drill, onLeave }: { readonly drill: Drill; readonly onLeave: () => void }) {
  const stand = useDrill(store => store.stand);
  const shown = useDrill(store => store.shown);
  const again = useDrill(store => store.again);
  const best = useBests(({ of }) => of[drill.id]);
  const objection = useCoach(coach => coach.objection);
  return (
    <>
      <header>
        <h2>{drill.name}</h2>
        <span className="coach-count">
          {shown ? 'Flown by the table' : `Par ${inWords(drill, parOf(drill))}`}
          {best && !shown && ` · best ${inWords(drill, best.score)}`}
        </span>
      </header>
      <p className="drill-goal">{drill.goal}</p>
      <p className="coach-todo" aria-live="polite">
        {stand?.says}
      </p>
      <div role="alert">
        {objection && (
          <p className="coach-objection">
            <Icon name="info" /> {objection}
          </p>
        )}
      </div>
      <div className="coach-buttons">
        <button type="button" onClick={again}>
          Again
        </button>
        <button type="button" onClick={onLeave}>
          All drills
        </button>
      </div>
    </>
  );
}
