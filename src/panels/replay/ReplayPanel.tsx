import { useState } from 'react';
import { useGame } from '../../store/game';
import { Icon } from '../Icon';
import { Happened } from '../table/happened/Happened';
import { PHASE_NAMES } from '../table/log/sentences';
import { SeedLine } from '../table/over/SeedLine';
import { useHeld } from '../table/stage/useTold';
import { useTable } from '../table/useTable';
import { BranchSheet } from './BranchSheet';
import { LaidOverLine } from './LaidOverLine';
import { LuckSheet } from './LuckSheet';
import { PlayOn } from './PlayOn';
import { Scrub } from './Scrub';
import { ShareSheet } from './ShareSheet';
import { Jumps, Transport } from './Transport';
import { useReplay } from './useReplay';
import { useReplayKeys } from './useReplayKeys';
import { REPLAY_WORDS as words } from './words';
import './replay.css';

interface Props {
  readonly onPlay: (id: string) => void;
  readonly onLeave: () => void;
}

/** Where a replay stands, what just happened there, and the ways through it. */
export function ReplayPanel({ onPlay, onLeave }: Props) {
  const { game } = useTable();
  const film = useReplay(store => store.film)!;
  const isOver = film.steps.at(-1)?.after.outcome != null;
  const traced = useReplay(store => store.traced);
  const trace = useReplay(store => store.trace);
  const at = useGame(store => store.past.length);
  const [sheet, setSheet] = useState<'luck' | 'play' | 'share' | 'branch' | null>(null);
  const close = () => setSheet(null);
  const telling = useHeld();
  useReplayKeys();
  return (
    <section className="replay panel" aria-label={words.replay}>
      <header className="replay-head">
        <div>
          <h2>{film.name}</h2>
          <p className="replay-when">
            {whenOf(game.round, PHASE_NAMES[game.phase])}{' '}
            <span className="quiet">{words.step(at + film.base, film.steps.length + film.base)}</span>
          </p>
        </div>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </header>
      <div className="replay-ways">
        <Scrub />
        <Transport />
      </div>
      <div className="replay-body">
        {film.missing && <p className="replay-missing">{film.missing}</p>}
        <LaidOverLine />
        <Jumps />
        {isOver && <SeedLine id={film.id} />}
        <div className="replay-more">
          <button type="button" className="icon-button" aria-pressed={traced} onClick={() => trace(!traced)}>
            <Icon name="straight" size={18} />
            {words.paths}
          </button>
          <button type="button" className="icon-button" onClick={() => setSheet('luck')}>
            <Icon name="dieRed" size={18} />
            {words.luck}
          </button>
          <button type="button" className="icon-button" onClick={() => setSheet('share')}>
            <Icon name="export" size={18} />
            {words.share}
          </button>
          <button type="button" className="icon-button" onClick={() => setSheet('play')}>
            <Icon name="play" size={18} />
            {words.playOn}
          </button>
          <button type="button" className="icon-button" onClick={() => setSheet('branch')}>
            <Icon name="peek" size={18} />
            {words.layOver}
          </button>
        </div>
        {/* The dice tell it, not the words beside them. */}
        {!telling && <Happened />}
      </div>
      {sheet === 'luck' && <LuckSheet onClose={close} />}
      {sheet === 'share' && <ShareSheet onClose={close} />}
      {sheet === 'branch' && <BranchSheet onClose={close} />}
      {sheet === 'play' && <PlayOn onPlay={onPlay} onClose={close} />}
    </section>
  );
}

const whenOf = (round: number, phase: string): string => (round === 0 ? phase : `Round ${round}, ${phase}`);
