/** What the replay room says. */
export const REPLAY_WORDS = {
  replay: 'Replay',
  leave: 'Leave',
  step: (at: number, of: number) => `step ${at} of ${of}`,
  scrub: 'Where the replay stands',
  start: 'To the beginning',
  back: 'One step back',
  run: 'Let it run',
  pause: 'Pause',
  forward: 'One step on',
  end: 'To the end',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  jumps: {
    round: { name: 'Round', before: 'The round before', next: 'The next round' },
    attack: { name: 'Attack', before: 'The attack before', next: 'The next attack' },
    kill: { name: 'Lost ship', before: 'The ship lost before', next: 'The next ship lost' },
  },
  paths: 'Paths',
  luck: 'Dice and luck',
  share: 'Share',
  playOn: 'Play on',
} as const;
