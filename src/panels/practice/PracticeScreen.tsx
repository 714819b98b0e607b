import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadCatalog } from '../../catalog/load';
import { DRILLS } from '../../engine/core/practice';
import type { Setup } from '../../engine/core/setup';
import type { TableOptions } from '../../store/tableOptions';
import { Choice } from '../setup/Choice';
import { Fetching } from '../setup/Fetching';
import { useLoading } from '../setup/useLoading';
import { SCENARIO_NAMES } from '../setup/words';
import { type Cards, missionOf, practiceOf } from './agreed';
import { OBSTACLES, type PracticeDraft, rememberDraft, rememberedDraft } from './draft';
import { OwnShips } from './OwnShips';
import { loadShelf, squadsOn } from './shelf';
import { TargetList } from './TargetList';
import { ACTS, DRILL_WORDS, OBSTACLE_WORDS } from './words';
import '../setup/SetupScreen.css';
import './fields.css';
import './PracticeScreen.css';

interface Props {
  readonly onStart: (setup: Setup, options: TableOptions) => void;
  readonly onBack: () => void;
}

/** What is practised, against what. The last setup is still there, so that the next practice is two clicks away. */
export function PracticeScreen({ onStart, onBack }: Props) {
  const [draft, setDraft] = useState(rememberedDraft);
  const { own, foes } = draft;
  const ownCards = useLoading(useCallback(() => loadCatalog([own.faction]), [own.faction]));
  const theirCards = useLoading(useCallback(() => loadCatalog([foes]), [foes]));
  const shelf = useLoading(loadShelf);
  const squads = useMemo(
    () => (ownCards.kind === 'ready' && shelf.kind === 'ready' ? squadsOn(shelf.value, ownCards.value) : []),
    [ownCards, shelf],
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  useEffect(() => void rememberDraft(draft), [draft]);
  const change = (part: Partial<PracticeDraft>) => setDraft(now => ({ ...now, ...part }));
  const cards: Cards | null =
    ownCards.kind === 'ready' && theirCards.kind === 'ready' && shelf.kind === 'ready'
      ? { own: ownCards.value, foes: theirCards.value, shelf: squads }
      : null;
  const start = () => {
    if (!cards) return;
    const { setup, options } = practiceOf(draft, cards);
    onStart(setup, options);
  };
  const theirSquads = useMemo(
    () => (theirCards.kind === 'ready' && shelf.kind === 'ready' ? squadsOn(shelf.value, theirCards.value) : []),
    [theirCards, shelf],
  );
  const waiting = [ownCards, theirCards, shelf].find(loading => loading.kind !== 'ready');
  return (
    <main className="setup practice-setup">
      <h1 ref={title} tabIndex={-1}>
        Practice
      </h1>
      <div className="practice-choices">
        <OwnShips
          draft={draft}
          catalog={ownCards.kind === 'ready' && shelf.kind === 'ready' ? ownCards.value : null}
          shelf={squads}
          onChange={part => setDraft(now => ({ ...now, own: { ...now.own, ...part } }))}
        />
        <TargetList
          draft={draft}
          catalog={theirCards.kind === 'ready' ? theirCards.value : null}
          shelf={theirSquads}
          onChange={change}
        />
        <TableChoices draft={draft} cards={cards} onChange={change} />
        {waiting && <Fetching what="the cards" loading={waiting} />}
      </div>
      <footer className="setup-foot">
        <button type="button" className="plain-button" onClick={onBack}>
          Back
        </button>
        <p className="practice-foot">What targets do, and the drill, can be changed at the table.</p>
        <button type="button" className="accented" aria-disabled={cards === null} onClick={start}>
          Start
        </button>
      </footer>
    </main>
  );
}

interface ChoicesProps {
  readonly draft: PracticeDraft;
  readonly cards: Cards | null;
  readonly onChange: (change: Partial<PracticeDraft>) => void;
}

function TableChoices({ draft, cards, onChange }: ChoicesProps) {
  const missions = cards ? (['none', ...cards.own.profile('amg20').scenarios] as const) : (['none'] as const);
  return (
    <section className="practice-part" aria-labelledby="practice-table">
      <h2 id="practice-table">The table</h2>
      <Choice
        legend="Drill"
        options={DRILLS.map(id => ({ id, ...DRILL_WORDS[id] }))}
        chosen={draft.drill}
        onChoose={drill => onChange({ drill })}
      />
      {draft.drill === 'shoot' && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.acts ?? true}
            onChange={({ target }) => onChange({ acts: target.checked })}
          />
          {ACTS}
        </label>
      )}
      <Choice
        legend="Obstacles, placed for you"
        className="choice-row"
        options={OBSTACLES.map(id => ({ id, name: OBSTACLE_WORDS[id] }))}
        chosen={draft.obstacles}
        onChoose={obstacles => onChange({ obstacles })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={draft.realDice ?? false}
          onChange={({ target }) => onChange({ realDice: target.checked })}
        />
        I roll real dice and enter what fell
      </label>
      <label className="practice-field">
        Mission
        <select
          value={cards ? missionOf(draft, cards) : 'none'}
          onChange={({ target }) => onChange({ mission: target.value as PracticeDraft['mission'] })}
        >
          {missions.map(id => (
            <option key={id} value={id}>
              {id === 'none' ? 'No mission' : SCENARIO_NAMES[id]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
