import { inStory } from './card';
import type { Placed, Story } from './scenario';

type Told = Partial<Placed> & Pick<Placed, 'pilot'>;

/** A1 with the card, in open space; a stressed enemy is far away. It flies the 2 straight in the Activation Phase, if not said. */
export const flying = (card: string, ship: Told, story: Partial<Story> = {}) =>
  inStory(card, {
    phase: 'activation',
    p1: [{ at: [457, 300], dial: '2FB', ...ship }],
    p2: [{ pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } }],
    ...story,
  });

/** The same, as far as the action: which one is performed in its Perform Action step. */
export function acting(card: string, ship: Told, action: string, story: Partial<Story> = {}) {
  const told = flying(card, ship, story).until('chooseAction');
  told.game.choose('p1', action);
  return told;
}
