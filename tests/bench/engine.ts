import { growth, slowAnswer } from './engine/answers';
import { forBots } from './engine/bots';
import { abilities } from './engine/cards';
import { memory, replaying } from './engine/history';
import { forking, gamesASecond, playing } from './engine/modes';
import type { Suite } from './measure';

export const engine: Suite = {
  name: 'Engine',
  benches: [
    playing,
    forking,
    gamesASecond,
    slowAnswer,
    () => growth(2),
    () => growth(4),
    () => growth(8),
    () => growth(16),
    abilities,
    forBots,
    memory,
    replaying,
  ],
};
