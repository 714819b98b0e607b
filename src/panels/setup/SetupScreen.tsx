import { useCallback, useEffect, useRef, useState } from 'react';
import { loadProfiles } from '../../catalog/load';
import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { Setup } from '../../engine/core/setup';
import type { ProfileId, ScenarioId } from '../../engine/core/vocabulary';
import { loadReadyMade, type ReadyMade } from '../../squads/readyMade/readyMade';
import type { TableOptions } from '../../store/tableOptions';
import { library, type OwnSquad } from '../squads/library/ownSquads';
import { agreedOn, clashOf, type Draft, FIRST_DRAFT, type PlayerDraft, swapped, warningOf, withPlayer } from './draft';
import { Fetching } from './Fetching';
import { GameChoices } from './GameChoices';
import { PlayerCorner } from './PlayerCorner';
import { remember, withRemembered } from './remembered';
import { useLoading } from './useLoading';
import './SetupScreen.css';

export interface SetupScreenProps {
  readonly onStart: (setup: Setup, options: TableOptions) => void;
  readonly onBack: () => void;
}

interface Offer {
  /** The players' own squads. */
  readonly own: readonly OwnSquad[];
  readonly scenarios: readonly ScenarioId[];
  readonly shelf: readonly ReadyMade[];
}

/** The scenarios and ready-made squads of both point systems, so that changing between them is at once. */
async function loadOffers(): Promise<Readonly<Record<ProfileId, Offer>>> {
  // A browser that keeps nothing has no squads of anybody.
  const [profiles, own] = await Promise.all([loadProfiles(), library.list().catch(() => [])]);
  const offerOf = async (profile: ProfileId): Promise<Offer> => ({
    scenarios: profiles.find(({ id }) => id === profile)!.scenarios,
    shelf: await loadReadyMade(profile),
    own: own.filter(one => one.profile === profile),
  });
  const [amg20, xwa50] = await Promise.all([offerOf('amg20'), offerOf('xwa50')]);
  return { amg20, xwa50 };
}

/** Everything that is settled before the pieces are placed. */
export function SetupScreen({ onStart, onBack }: SetupScreenProps) {
  const [draft, setDraft] = useState<Draft>(() => withRemembered(FIRST_DRAFT));
  const { profile, players } = draft;
  const loading = useLoading(loadOffers);
  const offer = loading.kind === 'ready' ? loading.value[profile] : null;
  const clash = clashOf(draft);
  const warning = clash ? null : warningOf(draft);
  const title = useRef<HTMLHeadingElement>(null);
  const complaint = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => remember(draft), [draft]);
  const changePlayer = useCallback(
    (player: PlayerId, change: (one: PlayerDraft) => Partial<PlayerDraft>) =>
      setDraft(now => withPlayer(now, player, change(now.players[player]))),
    [],
  );
  const start = () => {
    if (clash) return complaint.current?.focus();
    const agreed = offer && agreedOn(draft, offer.shelf, offer.scenarios, Math.random);
    if (agreed) onStart(agreed.setup, agreed.options);
  };
  return (
    <main className="setup">
      <h1 ref={title} tabIndex={-1}>
        New game
      </h1>
      <div className="setup-choices">
        {offer ? (
          <>
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
          </>
        ) : (
          loading.kind !== 'ready' && <Fetching what="scenarios and squads" loading={loading} />
        )}
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
        <button type="button" className="accented" aria-disabled={offer === null || clash !== null} onClick={start}>
          {warning ? 'Start anyway' : 'Start game'}
        </button>
      </footer>
    </main>
  );
}
