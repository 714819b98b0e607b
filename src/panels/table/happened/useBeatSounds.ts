import { useEffect } from 'react';
import { useMotion } from '../../../board/motion/player';
import { useSettings } from '../../../store/settings';
import { playSound, type Sound, setSounds } from '../../sounds';
import { type Cue, cuesOf } from './cues';

/** Loudest first: where nothing moves, an answer has one sound. */
const ORDER: readonly Sound[] = ['destroyed', 'crit', 'hit', 'shield', 'dice', 'move', 'token', 'tick'];

/** Sounds go with the beats, at their speed, and end where a beat is skipped; without motion, the weightiest of an answer is heard at once. */
export function useBeatSounds(play = playSound): void {
  const sounds = useSettings(settings => settings.sounds);
  useEffect(() => {
    setSounds(sounds);
    if (!sounds) return;
    const { onBeat, onFrame } = useMotion.getState();
    let waiting: readonly Cue[] = [];
    let lasts = 0;
    const playUntil = (time: number) => {
      const isDue = ({ after = 0 }: Cue) => after <= time;
      for (const cue of waiting.filter(isDue)) play(cue.sound, cue);
      waiting = waiting.filter(cue => !isDue(cue));
    };
    const stopBeats = onBeat(beat => {
      waiting = cuesOf(beat);
      lasts = beat.lasts;
      playUntil(0);
    });
    const stopFrames = onFrame(moment => playUntil(moment * lasts));
    const stopWatching = useMotion.subscribe((now, before) => {
      if (now.playing || now.beats === before.beats) return;
      const heard = now.beats.flatMap(cuesOf).map(({ sound }) => sound);
      const weightiest = ORDER.find(sound => heard.includes(sound));
      if (weightiest) play(weightiest);
    });
    return () => {
      stopBeats();
      stopFrames();
      stopWatching();
    };
  }, [sounds, play]);
}
