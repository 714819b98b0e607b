import type { Ability, Card } from '../core/ability';
import { scenarios } from './scenarios';

type Found = Readonly<Record<string, Card | readonly Card[]>>;

/** Every file below these folders is a card, or the pilots of a ship: nobody keeps a list. */
const files = import.meta.glob<Card | readonly Card[]>(
  './{rules,pilots,upgrades,shipAbilities,conditions,damage}/**/*.ts',
  {
    eager: true,
    import: 'default',
  },
) as Found;

/** The cards that are written, with the file each stands in. */
export const cards: readonly { readonly file: string; readonly card: Card }[] = Object.entries(files).flatMap(
  ([file, found]) => [found].flat().map(card => ({ file, card: card as Card })),
);

/** Every ability that is written, by the card it stands on. What a mission lets every ship do stands under its own name. */
export const content: Readonly<Record<string, readonly Ability[]>> = {
  ...Object.fromEntries(cards.map(({ card }) => [card.id, card.abilities])),
  ...Object.fromEntries(Object.values(scenarios).map(({ id, abilities }) => [`scenario:${id}`, abilities])),
};

/** What of a card is not written yet. */
export const byHand: Readonly<Record<string, string>> = Object.fromEntries(
  cards.flatMap(({ card }) => (card.byHand ? [[card.id, card.byHand]] : [])),
);
