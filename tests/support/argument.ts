import { about } from './card';
import type { Placed, scenario } from './scenario';

type Game = ReturnType<typeof scenario>;

/** In a story of several cards: uses one when it is offered, passing what is asked before. */
export const use = (game: Game, card: string, pick = ''): Game => about(card, game).use(pick).game;
export const leave = (game: Game, card: string): Game => about(card, game).leave().game;
/** How it could be used in this phase, passing what is asked before; none if it is not offered. */
export const offered = (game: Game, card: string): readonly string[] => about(card, game).offered();
/** Plays on, passing, to a question of this kind or to the end of the phase. */
export const on = (game: Game, kind: string | null = null): Game => about('nothing', game).until(kind).game;

/** Out of everybody's way, and too stressed to act. */
export const FAR: Placed = { pilot: 'academypilot', at: [60, 860], dial: '2TW', tokens: { stress: 1 } };

/** The tokens that a ship has gained so far, in order; those of the End Phase may be gone by now. */
export const gained = (game: Game, name: string): readonly string[] =>
  game.events('tokenGained').flatMap(({ ship, token }) => (ship === `ship:${name}` ? [token] : []));
export const removed = (game: Game, name: string): readonly string[] =>
  game.events('tokenRemoved').flatMap(({ ship, token }) => (ship === `ship:${name}` ? [token] : []));
