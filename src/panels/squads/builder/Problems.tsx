import { useState } from 'react';
import type { Shortage } from '../../../squads/owned';
import { isOnlyChanged, type SquadProblem, sentencesOf } from '../../../squads/problem';
import { Icon } from '../../Icon';
import { counted } from '../../text';

interface Props {
  readonly problems: readonly SquadProblem[];
  readonly warnings: readonly string[];
  /** Of what the squad needs more than the player owns. */
  readonly shortages: readonly Shortage[];
}

/** Whether the squad is legal, and if not, why: a sentence for each problem. */
export function Problems({ problems, warnings, shortages }: Props) {
  const [read, setRead] = useState(false);
  const sentences = sentencesOf(problems);
  return (
    <>
      {warnings.length > 0 && !read && (
        <div className="came-in" role="status">
          <p>About this squad, as it came in:</p>
          <ul>
            {warnings.map((words, at) => (
              <li key={`${at} ${words}`}>{words}</li>
            ))}
          </ul>
          <button type="button" onClick={() => setRead(true)}>
            I have read this
          </button>
        </div>
      )}
      <div className={problems.length > 0 ? 'problems' : 'problems legal'} role="status">
        {problems.length === 0 ? (
          <p>
            <Icon name="ready" /> This squad is legal.
          </p>
        ) : (
          <>
            <p>
              <Icon name="warning" />{' '}
              {isOnlyChanged(problems) ? 'Points have changed' : counted(sentences.length, 'problem')}
            </p>
            <ul>
              {sentences.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {shortages.length > 0 && (
        <div className="came-in" role="status">
          <p>More than you own:</p>
          <ul>
            {shortages.map(({ name, needed, owned }) => (
              <li key={name}>
                {name}: needs {needed}, you own {owned}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
