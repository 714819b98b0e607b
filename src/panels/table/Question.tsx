import { useState } from 'react';
import type { Decision, Option } from '../../engine/core/decision';
import { useGame } from '../../store/game';
import { type Names, optionLabel, questionOf } from './labels';

interface Props {
  readonly names: Names;
  readonly decision: Decision;
  readonly onOption: (option: Option) => void;
}

/** One question at a time, in a sentence, with its answers as buttons. */
export function Question({ names, decision, onOption }: Props) {
  const { submit, placeAll } = useGame();
  const [picks, setPicks] = useState<readonly string[]>([]);
  const { ask, options, player } = decision;
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
    </div>
  );
}
