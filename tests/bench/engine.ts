import { growth, slowAnswer } from './engine/answers';
import { warmUp } from './engine/games';
import { memory, replaying } from './engine/history';
import { forkBesidePlay, gamesASecond } from './engine/modes';
import type { Suite } from './measure';

export const engine: Suite = {
  name: 'Engine',
  benches: [
    () => {
      warmUp();
      return forkBesidePlay();
    },
    gamesASecond,
    slowAnswer,
    () => growth(2),
    () => growth(4),
    () => growth(8),
    () => growth(16),
    memory,
    replaying,
  ],
};
