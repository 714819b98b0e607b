import { unreachable } from './unreachable';

/**
 * Randomness is part of the state, so a game is its setup, its seed and its answers.
 * `scripted` is for tests and puzzles: the same engine with the rolls decided in advance.
 */
export type Rng =
  | {
      readonly kind: 'seeded';
      readonly seed: number;
      /** Of a game that somebody only imagines: it rolls all dice, also those of players who roll by hand. */
      readonly imagined?: true;
    }
  | { readonly kind: 'scripted'; readonly rolls: readonly number[]; readonly then: number }
  /** In a player's view: what is to come is nobody's to know. */
  | { readonly kind: 'hidden' };

/** A number in [0, 1), and the generator to use next (mulberry32). A script that runs out goes on with a seed. */
export function roll(rng: Rng): readonly [number, Rng] {
  switch (rng.kind) {
    case 'seeded': {
      const seed = (rng.seed + 0x6d2b79f5) | 0;
      let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return [((t ^ (t >>> 14)) >>> 0) / 4294967296, { ...rng, seed }];
    }
    case 'scripted': {
      const [next, ...rolls] = rng.rolls;
      if (next === undefined) return roll({ kind: 'seeded', seed: rng.then });
      return [next, { ...rng, rolls }];
    }
    case 'hidden':
      throw new Error('a view has no dice: imagine the rest of the game first');
    default:
      return unreachable(rng);
  }
}
