import { useEffect, useMemo, useState } from 'react';
import type { Hint } from '../../lessons/voice/hint';
import { hintFor, spoken, whole } from '../../lessons/voice/hints';
import { useGame } from '../../store/game';
import type { Voice as VoiceKind } from '../../store/tableOptions';
import { Icon } from '../Icon';
import { useTable } from '../table/useTable';
import { useVoice } from './useVoice';
import { VOICE_WORDS } from './words';
import './Voice.css';

/** In the margin: what matters at the choice on the table, for whoever wants to be told. */
export function Voice() {
  const { options } = useTable();
  const kind = options.voice ?? 'off';
  return kind === 'off' ? null : <Speaking kind={kind} />;
}

function Speaking({ kind }: { readonly kind: Exclude<VoiceKind, 'off'> }) {
  const { engine, game, decision } = useTable();
  const hint = useMemo(
    () => (decision ? hintFor({ state: game, rules: engine.rules }, decision) : null),
    [engine, game, decision],
  );
  if (game.outcome || (!hint && decision)) return null;
  return hint ? <Said key={decision?.id} kind={kind} hint={hint} round={game.round} /> : null;
}

/** Pixels of a phone held upright. */
const NARROW = 544;

interface SaidProps {
  readonly kind: Exclude<VoiceKind, 'off'>;
  readonly hint: Hint;
  readonly round: number;
}

function Said({ kind, hint, round }: SaidProps) {
  // As it was when the choice came: what is told now is not old at once.
  const [met] = useState(() => useVoice.getState().met);
  const setOptions = useGame(store => store.setOptions);
  useEffect(() => () => useVoice.getState().meet(hint.kind), [hint.kind]);
  const said = spoken(hint, { round, met, fades: kind === 'coach' });
  // On a phone the board has no room to spare: there, it speaks when it is asked.
  const [open, setOpen] = useState(said !== null && window.innerWidth > NARROW);
  const words = open ? (said ?? whole(hint)) : null;
  const { name, ask, fold, off } = VOICE_WORDS[kind];
  return (
    <section className="voice" aria-label={name} data-covers>
      {words && (
        <p aria-live="polite">
          <Icon name="info" size={16} /> {words}
        </p>
      )}
      <p className="voice-buttons">
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? fold : ask}
        </button>
        <button type="button" onClick={() => setOptions({ voice: 'off' })}>
          {off}
        </button>
      </p>
    </section>
  );
}
