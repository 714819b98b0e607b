import { useMemo, useState } from 'react';
import type { Catalog } from '../../catalog/catalog';
import { Icon } from '../Icon';
import { ownPick } from '../setup/ownPick';
import type { OwnSquad } from './library/ownSquads';
import './playDoor.css';

interface Props {
  readonly catalog: Catalog;
  readonly own: OwnSquad;
  readonly onPlay: (own: OwnSquad) => void;
}

const MOST_REASONS = 3;

function sentenceOn(canFly: boolean, isOnlyChanged: boolean): string {
  if (!canFly) return 'This squad cannot be played: it has no ships that could fly.';
  return isOnlyChanged ? 'Points have changed since this squad was made:' : 'This squad is not legal:';
}

/** To a new game with this squad. One that is not legal says why, and may go all the same, if anything of it flies. */
export function PlayDoor({ catalog, own, onPlay }: Props) {
  const [asked, setAsked] = useState(false);
  const { squad, problems, isOnlyChanged } = useMemo(() => ownPick(catalog, own), [catalog, own]);
  const canFly = squad.ships.length > 0;
  const isReady = canFly && problems.length === 0;
  const more = problems.length - MOST_REASONS;
  return (
    <>
      <button
        type="button"
        className="accented"
        aria-label={`Play ${own.squad.name}`}
        aria-expanded={isReady ? undefined : asked}
        onClick={() => (isReady ? onPlay(own) : setAsked(now => !now))}
      >
        Play
      </button>
      {asked && !isReady && (
        <div className="not-ready" role="alert">
          <p>
            <Icon name="warning" /> {sentenceOn(canFly, isOnlyChanged)}
          </p>
          {canFly && (
            <>
              <ul>
                {problems.slice(0, MOST_REASONS).map((words, at) => (
                  <li key={`${at} ${words}`}>{words}</li>
                ))}
                {more > 0 && <li>And {more} more.</li>}
              </ul>
              <button type="button" onClick={() => onPlay(own)}>
                Play it anyway
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
}
