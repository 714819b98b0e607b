import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GameState } from '../../../src/engine/core/state';
import { alone, type Row } from '../measure';
import { engine, forkedBeginning, playInFork, playInPlay, seeds, smallShips } from './games';

const SETUP = smallShips(4);

/** What the heap holds once all garbage is gone. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Every state of some games is kept, as undo does; what did not change is shared. Beside it, each as a copy of its own. */
export function memory(): Row {
  const before = heap();
  const kept: GameState[] = [];
  for (const seed of seeds(4)) playInPlay(SETUP, seed, state => kept.push(state));
  const shared = (heap() - before) / kept.length;
  const some = kept.filter((_, index) => index % 10 === 0);
  const plain = heap();
  const copies = some.map(state => structuredClone(state));
  const copied = (heap() - plain) / copies.length;
  return {
    name: "a game's history, an answer",
    goal: null,
    cases: kept.length,
    wrong: copies.filter((copy, index) => engine.hashOf(copy) !== engine.hashOf(some[index]!)).length,
    ours: { bytes: shared },
    library: { name: 'whole copies', bytes: copied },
    ratio: copied / shared,
  };
}

/** From the record to the last state, hashes checked on the way. */
export function replaying(): Row {
  const records = seeds(6).map(seed => {
    const recorded = engine.recordOf(SETUP, seed, playInFork(forkedBeginning(SETUP, seed), seed).answers);
    if (!recorded.ok) throw new Error(recorded.problem);
    return recorded.record;
  });
  return {
    name: 'records of 4 small ships a side, replayed',
    goal: null,
    cases: records.length,
    wrong: records.filter(record => !engine.replay(record).ok).length,
    ours: alone(records.length, () => records.filter(record => engine.replay(record).ok).length),
    library: null,
    ratio: null,
  };
}
