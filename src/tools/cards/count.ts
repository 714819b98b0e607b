import { shipAbilitiesIn, slugOf } from '../../catalog/shipAbility';
import type { CardWords } from '../../catalog/words';
import { cards } from '../../engine/content';
import type { Rules } from '../../engine/core/table';

export const KINDS = ['pilot', 'upgrade', 'shipAbility', 'condition', 'damage'] as const;
export type Kind = (typeof KINDS)[number];

/** A card that does something, and how far the table plays it. */
export interface Counted {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** Null where it may be of any. */
  readonly faction: string | null;
  readonly slot: string | null;
  readonly is: 'whole' | 'partly' | 'byHand';
  readonly left: string | null;
}

export interface Report {
  readonly cards: readonly Counted[];
  /** Generic pilots: nothing is printed on them that could be written. */
  readonly silent: number;
  /** Lines of code of those that are written, without imports and words above it. */
  readonly written: readonly string[];
}

export function counted(rules: Rules, words: CardWords): Report {
  const { catalog } = rules;
  const abilities = new Map(shipAbilitiesIn(catalog).map(name => [`shipAbility:${slugOf(name)}`, name]));
  const status = (id: string) => {
    const automation = rules.automationOf(id);
    return { is: automation.is, left: automation.is === 'partly' ? automation.left : null };
  };
  const speaking = catalog.pilots.filter(({ id }) => words.of(id) !== null);
  return {
    silent: catalog.pilots.length - speaking.length,
    written: cards.map(({ file }) => file),
    cards: [
      ...speaking.map(({ id, name, faction }) => ({
        id,
        kind: 'pilot' as const,
        name,
        faction,
        slot: null,
        ...status(id),
      })),
      ...catalog.upgrades.map(({ id, name, factions, slot }) => {
        const faction = factions?.length === 1 ? factions[0]! : null;
        return { id, kind: 'upgrade' as const, name, faction, slot, ...status(id) };
      }),
      ...[...abilities].map(([id, name]) => ({ id, kind: 'shipAbility' as const, name, ...NOBODY, ...status(id) })),
      ...catalog.conditions.map(({ id, name }) => ({ id, kind: 'condition' as const, name, ...NOBODY, ...status(id) })),
      ...catalog.damageCards.map(({ id, name }) => ({ id, kind: 'damage' as const, name, ...NOBODY, ...status(id) })),
    ],
  };
}

const NOBODY = { faction: null, slot: null };
