import { useGame } from '../../store/game';
import { useSettings } from '../../store/settings';
import type { Voice } from '../../store/tableOptions';

/** For this game; whether there are hints counts for the next starter games as well. */
export function chooseVoice(voice: Voice): void {
  const { options, setOptions } = useGame.getState();
  const aboutHints = voice === 'hints' || (voice === 'off' && options.voice === 'hints');
  if (aboutHints) useSettings.getState().change({ hints: voice === 'hints' });
  setOptions({ voice });
}
