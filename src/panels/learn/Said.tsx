import type { Choosable } from '../../lessons/lesson';
import { useCoach } from '../../store/coach';
import { Icon } from '../Icon';

/** What is said to a right answer. */
export function Praise({ words }: { readonly words: string | null }) {
  return (
    words && (
      <p className="coach-praise">
        <Icon name="ready" /> {words}
      </p>
    )
  );
}

/** What is said to a wrong one, read out at once. */
export function Objection() {
  const objection = useCoach(coach => coach.objection);
  return (
    <div role="alert">
      {objection && (
        <p className="coach-objection">
          <Icon name="info" /> {objection}
        </p>
      )}
    </div>
  );
}

interface ChoosingProps {
  readonly answers: readonly Choosable[];
  readonly onChoose: (answer: number) => void;
}

/** Answers to a question about the table. */
export function Choosing({ answers, onChoose }: ChoosingProps) {
  return (
    <ul className="coach-answers">
      {answers.map(({ words }, index) => (
        <li key={words}>
          <button type="button" onClick={() => onChoose(index)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
