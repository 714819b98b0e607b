import type { Story } from './scenario';
import { scenario } from './scenario';

/** What cards do before or after forces are placed, and nothing else. */
export const atSetup = (when: 'before' | 'after', story: Story) =>
  scenario({ ...story, first: [{ do: 'openWindow', moment: { at: `${when}:setup` } }], alone: true });

type Game = ReturnType<typeof scenario>;

/** The conditions of a ship, bare, a facedown one with a leading `-`. */
export const conditionsOf = (game: Game, ship: string): readonly string[] =>
  game.ship(ship).conditions.map(({ card, faceup }) => `${faceup ? '' : '-'}${card.slice('condition:'.length)}`);
