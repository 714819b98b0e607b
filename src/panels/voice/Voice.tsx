import { useEffect, useMemo, useState } from 'react';
import type { Hint } from '../../lessons/voice/hint';
import { hintFor, spoken, whole } from '../../lessons/voice/hints';
import type { Voice as VoiceKind } from '../../store/tableOptions';
import { Icon } from '../Icon';
import { Terms } from '../rulebook/Terms';
import { useTable } from '../table/useTable';
import { chooseVoice } from './chooseVoice';
import { useVoice } from './useVoice';
import { VOICE_WORDS } from './words';
import './Voice.css';

type Speaker = Exclude<VoiceKind, 'off'>;

/** In the margin: what matters at the choice on the table, for whoever wants to be told. */
export function Voice() {
  const { options } = useTable();
  const kind = options.voice ?? 'off';
  return kind === 'off' ? null : <Speaking kind={kind} />;
}

function Speaking({ kind }: { readonly kind: Speaker }) {
  const { engine, game, decision } = useTable();
  const hint = useMemo(
    () => (decision ? hintFor({ state: game, rules: engine.rules }, decision) : null),
    [engine, game, decision],
  );
  const says = hint !== null && !game.outcome;
  // It stays where nothing is said: the board asks it how much it covers.
  return (
    <section className="voice" aria-label={VOICE_WORDS[kind].name} hidden={!says} data-covers>
      {says && <Said key={decision?.id} kind={kind} hint={hint} round={game.round} />}
    </section>
  );
}

/** Pixels of a phone, held either way. */
const NARROW = 544;
const LOW = 480;

const hasRoom = (): boolean => window.innerWidth > NARROW && window.innerHeight > LOW;

interface SaidProps {
  readonly kind: Speaker;
  readonly hint: Hint;
  readonly round: number;
}

function Said({ kind, hint, round }: SaidProps) {
  // As it was when the choice came: what is told now is not old at once.
  const [met] = useState(() => useVoice.getState().met);
  useEffect(() => () => useVoice.getState().meet(hint.kind), [hint.kind]);
  const said = spoken(hint, { round, met, fades: kind === 'coach' });
  // On a phone the board has no room to spare: there, it speaks when it is asked.
  const [open, setOpen] = useState(() => said !== null && hasRoom() && !useVoice.getState().folded.has(hint.kind));
  const turn = () => {
    setOpen(!open);
    useVoice.getState().fold(hint.kind, open);
  };
  const words = open ? (said ?? whole(hint)) : null;
  const { ask, fold, off } = VOICE_WORDS[kind];
  return (
    <>
      {words && (
        <p aria-live="polite">
          <Icon name="info" size={16} /> <Terms text={words} />
        </p>
      )}
      <p className="voice-buttons">
        <button type="button" aria-expanded={open} onClick={turn}>
          {open ? fold : ask}
        </button>
        <button type="button" onClick={() => chooseVoice('off')}>
          {off}
        </button>
      </p>
    </>
  );
}
