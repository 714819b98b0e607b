import { alone, compare, type Row } from '../measure';
import { engine, forkedBeginning, playInFork, playInPlay, seeds, smallShips } from './games';

const GAMES = seeds(20);
const FOUR_A_SIDE = smallShips(4);

const forked = (seed: number) => playInFork(forkedBeginning(FOUR_A_SIDE, seed), seed).end;
const inFork = () => GAMES.reduce((sum, seed) => sum + forked(seed).round, 0);
const inPlay = () => GAMES.reduce((sum, seed) => sum + playInPlay(FOUR_A_SIDE, seed).round, 0);

/** The engine is large: only after some hundred games has all of it been compiled, as in any longer run of bots. */
function warmUp(): void {
  for (const seed of seeds(300)) forked(seed);
  for (const seed of seeds(30)) playInPlay(FOUR_A_SIDE, seed);
}

/** The same random games, written in place and copied. */
export const forkBesidePlay = (): Row => {
  warmUp();
  return compare('random games of 4 small ships a side, in a fork', GAMES, {
    ours: inFork,
    library: 'in play',
    theirs: inPlay,
    isWrong: seed => engine.hashOf(forked(seed)) !== engine.hashOf(playInPlay(FOUR_A_SIDE, seed)),
    timesAsFast: 5,
  });
};

/** How many a second on one core; five hundred would be fine. */
export const gamesASecond = (): Row => ({
  name: 'random games of 4 small ships a side',
  goal: { perSecond: 100 },
  cases: GAMES.length,
  wrong: 0,
  ours: alone(GAMES.length, inFork),
  library: null,
  ratio: null,
});
