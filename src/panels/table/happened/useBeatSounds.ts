import { useEffect } from 'react';
import { useMotion } from '../../../board/motion/player';
import type { Scene } from '../../../board/motion/scene';
import { useSettings } from '../../../store/settings';
import { playSound, type Sound, setSounds } from '../../sounds';

/** Loudest first: where nothing moves, an answer has one sound. */
const ORDER: readonly Sound[] = ['destroyed', 'crit', 'hit', 'shield', 'dice', 'move', 'token'];

/** What a beat sounds like; many are silent. */
export function soundOf(scene: Scene): Sound | null {
  switch (scene.kind) {
    case 'move':
    case 'dice':
      return scene.kind;
    case 'card':
      return 'crit';
    case 'pops':
      return scene.pops.some(({ piece, gained }) => piece === 'damage' && gained)
        ? 'hit'
        : scene.pops.some(({ piece, gained }) => piece === 'shield' && !gained)
          ? 'shield'
          : 'token';
    case 'lock':
      return 'token';
    case 'ring':
      return scene.look === 'destroyed' ? 'destroyed' : scene.look === 'detonated' ? 'crit' : null;
    default:
      return null;
  }
}

/** Sounds go with the beats; without motion, the weightiest of an answer is heard at once. */
export function useBeatSounds(): void {
  const sounds = useSettings(settings => settings.sounds);
  useEffect(() => {
    setSounds(sounds);
    if (!sounds) return;
    const stopBeats = useMotion.getState().onBeat(beat => {
      const sound = soundOf(beat);
      if (sound) playSound(sound);
    });
    const stopWatching = useMotion.subscribe((now, before) => {
      if (now.playing || now.beats === before.beats) return;
      const heard = now.beats.map(soundOf);
      const weightiest = ORDER.find(sound => heard.includes(sound));
      if (weightiest) playSound(weightiest);
    });
    return () => {
      stopBeats();
      stopWatching();
    };
  }, [sounds]);
}
