import { useMemo, useState } from 'react';
import type { Decision, Option } from '../../engine/core/decision';
import type { ObjectId } from '../../engine/core/ids';
import { useGame } from '../../store/game';
import { reasonWords } from '../reasons';
import { type Names, optionLabel, pieceName, questionOf } from './labels';

interface Props {
  readonly names: Names;
  readonly decision: Decision;
  readonly onOption: (option: Option) => void;
}

/** One question at a time, in a sentence, with its answers as buttons. */
export function Question({ names, decision, onOption }: Props) {
  const { engine, submit, placeAll } = useGame();
  const [picks, setPicks] = useState<readonly string[]>([]);
  const { ask, options, player } = decision;
  // What the player would look for and may not do, each with its reason.
  const missing = useMemo(() => engine?.explain(names.game, decision) ?? [], [engine, names.game, decision]);
  const nameOf = (id: string) => pieceName(names, id as ObjectId);
  const toggle = (key: string) => setPicks(picks.includes(key) ? picks.filter(one => one !== key) : [...picks, key]);
  return (
    <div className={`question side-${player}`}>
      <p>
        <b>{names.game.setup.players[player].name}:</b> {questionOf(names, decision)}
      </p>
      <div className="answers">
        {ask.kind === 'place' ? (
          <button type="button" onClick={placeAll}>
            Place for me
          </button>
        ) : (
          options.map(option => (
            <button
              key={option.key}
              type="button"
              aria-pressed={ask.kind === 'some' ? picks.includes(option.key) : undefined}
              onClick={() => (ask.kind === 'some' ? toggle(option.key) : onOption(option))}
            >
              {optionLabel(names, option)}
            </button>
          ))
        )}
        {ask.kind === 'some' && (
          <button
            type="button"
            disabled={picks.length < ask.min || picks.length > ask.max}
            onClick={() => submit({ decision: decision.id, player, choice: { picks } })}
          >
            Reroll these
          </button>
        )}
      </div>
      {missing.length > 0 && (
        <details className="why-not">
          <summary>Why not … ?</summary>
          <ul>
            {missing.map(({ key, subject, reasons }) => (
              <li key={key}>
                <b>{optionLabel(names, { key, subject, then: [] })}</b>:{' '}
                {reasons.map(reason => reasonWords(reason, nameOf)).join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
