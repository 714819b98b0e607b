import { useEffect } from 'react';
import { DRILLS } from '../../lessons/drills';
import { type Drill, inWords, parOf } from '../../lessons/drills/drill';
import { useRemembering } from '../../store/remembering';
import { useBests } from './best';
import { DrillRoom } from './DrillRoom';
import { Stars } from './Stars';
import './DrillsScreen.css';

interface Props {
  /** The one that is being flown, by its id; null for all at once. */
  readonly drill: string | null;
  readonly onDrill: (id: string) => void;
  readonly onList: () => void;
  readonly onUnknown: () => void;
  readonly onBack: () => void;
}

/** All drills with their stars, and the one that is being flown. */
export function DrillsScreen({ drill: wanted, onDrill, onList, onUnknown, onBack }: Props) {
  const drill = DRILLS.find(({ id }) => id === wanted);
  const isUnknown = wanted !== null && !drill;
  useEffect(() => {
    if (isUnknown) onUnknown();
  });
  const lasts = useRemembering(({ works }) => works);
  const bests = useBests(({ of }) => of);
  const had = DRILLS.reduce((sum, { id }) => sum + (bests[id]?.stars ?? 0), 0);
  /** What comes next is lit: the first that still has stars to give. */
  const next = DRILLS.find(({ id }) => !bests[id]) ?? DRILLS.find(({ id }) => bests[id]!.stars < 3);
  if (drill) return <DrillRoom drill={drill} onDrill={next => onDrill(next.id)} onLeave={onList} />;
  return (
    <main className="room drills">
      <h1>Drills</h1>
      <p>
        One thing at a time, with a goal and a par. After each you see your path beside a better one. You have {had} of{' '}
        {3 * DRILLS.length} stars
        {lasts ? '.' : ', until you close this page: this browser remembers nothing for it.'}
      </p>
      <ol className="drill-list">
        {DRILLS.map(one => (
          <DrillEntry key={one.id} drill={one} isNext={one === next} onOpen={() => onDrill(one.id)} />
        ))}
      </ol>
      <p>
        <button type="button" className="plain-button" onClick={onBack}>
          Back
        </button>
      </p>
    </main>
  );
}

interface EntryProps {
  readonly drill: Drill;
  readonly isNext: boolean;
  readonly onOpen: () => void;
}

function DrillEntry({ drill, isNext, onOpen }: EntryProps) {
  const best = useBests(({ of }) => of[drill.id]);
  return (
    <li className="drill">
      <h2>{drill.name}</h2>
      <Stars count={best?.stars ?? 0} />
      <p>{drill.goal}</p>
      <p className="drill-state">
        Par {inWords(drill, parOf(drill))}
        {best && ` · best ${inWords(drill, best.score)}`}
      </p>
      <button
        type="button"
        className={isNext ? 'accented' : 'plain-button'}
        onClick={onOpen}
        aria-label={`${best ? 'Again' : 'Fly'}: ${drill.name}`}
      >
        {best ? 'Again' : 'Fly'}
      </button>
    </li>
  );
}
