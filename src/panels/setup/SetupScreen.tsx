import { useCallback, useEffect, useRef, useState } from 'react';
import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { Setup } from '../../engine/core/setup';
import type { TableOptions } from '../../store/tableOptions';
import { agreedOn, clashOf, type Draft, type PlayerDraft, swapped, warningOf, withPlayer } from './draft';
import { Fetching } from './Fetching';
import { firstDraft } from './firstDraft';
import { GameChoices } from './GameChoices';
import { type Brought, loadOffers, type Offers } from './offers';
import { PlayerCorner } from './PlayerCorner';
import { rememberGame } from './remembered';
import { useLoading } from './useLoading';
import './SetupScreen.css';

export interface SetupScreenProps {
  /** The squad that player 1 comes with. */
  readonly brought?: Brought | null;
  readonly onStart: (setup: Setup, options: TableOptions) => void;
  readonly onBack: () => void;
}

/** Everything that is settled before the pieces are placed. */
export function SetupScreen({ brought = null, onStart, onBack }: SetupScreenProps) {
  const load = useCallback(async () => {
    const offers = await loadOffers(brought);
    return { offers, first: await firstDraft(offers, brought) };
  }, [brought]);
  const loading = useLoading(load);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  return (
    <main className="setup">
      <h1 ref={title} tabIndex={-1}>
        New game
      </h1>
      {loading.kind === 'ready' ? (
        <Choices {...loading.value} onStart={onStart} onBack={onBack} />
      ) : (
        <>
          <div className="setup-choices">
            <Fetching what="scenarios and squads" loading={loading} />
          </div>
          <footer className="setup-foot">
            <button type="button" className="plain-button" onClick={onBack}>
              Back
            </button>
          </footer>
        </>
      )}
    </main>
  );
}

interface ChoicesProps extends Pick<SetupScreenProps, 'onStart' | 'onBack'> {
  readonly offers: Offers;
  readonly first: Draft;
}

function Choices({ offers, first, onStart, onBack }: ChoicesProps) {
  const [draft, setDraft] = useState(first);
  const { profile, players } = draft;
  const offer = offers[profile];
  const clash = clashOf(draft);
  const warning = clash ? null : warningOf(draft);
  const complaint = useRef<HTMLParagraphElement>(null);
  useEffect(() => void rememberGame(draft), [draft]);
  const changePlayer = useCallback(
    (player: PlayerId, change: (one: PlayerDraft) => Partial<PlayerDraft>) =>
      setDraft(now => withPlayer(now, player, change(now.players[player]))),
    [],
  );
  const start = () => {
    if (clash) return complaint.current?.focus();
    const agreed = agreedOn(draft, offer.shelf, offer.scenarios, Math.random);
    if (agreed) onStart(agreed.setup, agreed.options);
  };
  return (
    <>
      <div className="setup-choices">
        <GameChoices
          draft={draft}
          offered={offer.scenarios}
          onChange={change => setDraft(now => ({ ...now, ...change }))}
        />
        {PLAYERS.map(player => (
          <PlayerCorner
            key={player}
            player={player}
            draft={players[player]}
            profile={profile}
            shelf={offer.shelf}
            own={offer.own}
            onChange={changePlayer}
          />
        ))}
      </div>
      <footer className="setup-foot">
        <button type="button" className="plain-button" onClick={onBack}>
          Back
        </button>
        <button type="button" className="plain-button" onClick={() => setDraft(swapped)}>
          Swap sides
        </button>
        <p className="setup-clash" role="alert" ref={complaint} tabIndex={-1}>
          {clash ?? warning}
        </p>
        <button type="button" className="accented" aria-disabled={clash !== null} onClick={start}>
          {warning ? 'Start anyway' : 'Start game'}
        </button>
      </footer>
    </>
  );
}
