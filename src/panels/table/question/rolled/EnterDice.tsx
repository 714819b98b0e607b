import { type FormEvent, useId, useState } from 'react';
import type { Face } from '../../../../engine/core/event';
import { useScreen } from '../../../../store/screen';
import { Icon } from '../../../Icon';
import { diceOfColor } from '../../labels/rolls';
import { useTable } from '../../useTable';
import { FACE_NAMES, facesInWords } from '../attack/dice';
import { Pinned } from '../Frame';
import { answerFor, facesOf, letterOf, type Pool, typedFaces } from './typed';
import '../DiceTray.css';
import './enterDice.css';

/** What fell on the table: each face pressed, or its letter typed, once for every die that shows it. */
export function EnterDice() {
  const { decision, choose } = useTable();
  const { topic, options } = decision!;
  const picks = useScreen(screen => screen.picks);
  const show = useScreen(screen => screen.show);
  const [problem, setProblem] = useState<string | null>(null);
  if (topic.kind !== 'enterDice' && topic.kind !== 'enterFirstDice') return null;
  const dice: Pool = topic.kind === 'enterDice' ? topic.dice : 'attack';
  const { count } = topic;
  const { faces } = typedFaces(dice, count, picks.join(''));
  const full = faces.length === count;
  const enter = (entered: readonly Face[], why: string | null = null) => {
    setProblem(why);
    show({ picks: entered.map(letterOf) });
  };
  const done = () => {
    const answer = full ? answerFor(options, faces) : null;
    if (answer) choose(answer);
  };
  return (
    <>
      <p className="pick-words" role="status">
        {full
          ? `${facesInWords(faces)}. Is that what fell?`
          : `${faces.length} of ${diceOfColor(dice, count)} entered${faces.length > 0 ? `: ${facesInWords(faces)}` : ''}.`}
      </p>
      <Slots dice={dice} count={count} faces={faces} />
      {problem && (
        <p className="entered-problem" role="alert">
          {problem}
        </p>
      )}
      <TypedRun
        dice={dice}
        count={count}
        faces={faces}
        onType={({ faces: typed, problem: why }) => enter(typed, why)}
        onDone={done}
      />
      <Pinned>
        <FaceButtons dice={dice} faces={faces} full={full} onEnter={face => enter([...faces, face])} />
        <button type="button" className="accented" data-enter="" disabled={!full} onClick={done}>
          {full ? `Enter ${facesInWords(faces)}` : `Enter ${diceOfColor(dice, count)}`}
        </button>
        <button
          type="button"
          data-letter="Backspace"
          disabled={faces.length === 0}
          onClick={() => enter(faces.slice(0, -1))}
        >
          Take back the last
        </button>
      </Pinned>
    </>
  );
}

interface SlotsProps {
  readonly dice: Pool;
  readonly count: number;
  readonly faces: readonly Face[];
}

/** One place for each die: the entered ones show their face. The status above says the same in words. */
function Slots({ dice, count, faces }: SlotsProps) {
  return (
    <ul className={`dice dice-${dice} entered-slots`} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <span className={faces[at] ? `die die-${faces[at]}` : 'die entered-open'}>
            {faces[at] ? <Icon name={faces[at]} size={20} /> : '?'}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ButtonsProps {
  readonly dice: Pool;
  readonly faces: readonly Face[];
  readonly full: boolean;
  readonly onEnter: (face: Face) => void;
}

function FaceButtons({ dice, faces, full, onEnter }: ButtonsProps) {
  return (
    <div className={`entered-faces of-${dice}`}>
      {facesOf(dice).map(face => {
        const many = faces.filter(one => one === face).length;
        const [one] = FACE_NAMES[face];
        return (
          <button
            key={face}
            type="button"
            className="entered-face"
            data-letter={letterOf(face)}
            aria-keyshortcuts={letterOf(face)}
            aria-label={`${one}, ${many} entered`}
            disabled={full}
            onClick={() => onEnter(face)}
          >
            <Icon name={face} size={34} />
            <span aria-hidden="true">
              {one} <kbd>{letterOf(face)}</kbd>
            </span>
            {many > 0 && (
              <span className="entered-count" aria-hidden="true">
                {many}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface TypedProps extends SlotsProps {
  readonly onType: (typed: ReturnType<typeof typedFaces>) => void;
  readonly onDone: () => void;
}

/** The whole roll as a run of letters, for whoever types; Enter ends it. */
function TypedRun({ dice, count, faces, onType, onDone }: TypedProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form className="entered-run" onSubmit={submit}>
      <label htmlFor={id}>Or type them</label>
      <input
        id={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={facesOf(dice).map(letterOf).join('')}
        value={faces.map(letterOf).join('')}
        onChange={({ target }) => onType(typedFaces(dice, count, target.value))}
      />
    </form>
  );
}
