import { FACTIONS, SLOTS } from '../../engine/core/vocabulary';
import { type Counted, KINDS, type Report } from './count';

interface Tally {
  readonly automated: number;
  readonly partly: number;
  readonly byHand: number;
  readonly total: number;
}

const tally = (cards: readonly Counted[]): Tally => ({
  automated: cards.filter(({ is }) => is === 'whole').length,
  partly: cards.filter(({ is }) => is === 'partly').length,
  byHand: cards.filter(({ is }) => is === 'byHand').length,
  total: cards.length,
});

const by = <Key extends string>(
  cards: readonly Counted[],
  keys: readonly Key[],
  keyOf: (card: Counted) => string | null,
) => Object.fromEntries(keys.map(key => [key, tally(cards.filter(card => keyOf(card) === key))]));

/** One document, in one line. */
export function asDocument({ cards }: Report): string {
  return JSON.stringify({
    ...tally(cards),
    byKind: by(cards, KINDS, ({ kind }) => kind),
    byFaction: by(cards, FACTIONS, ({ faction }) => faction),
    bySlot: by(cards, SLOTS, ({ slot }) => slot),
  });
}

export function inLines({ cards, silent }: Report): string {
  const line = (name: string, { automated, partly, byHand, total }: Tally) =>
    `${name.padEnd(20)} ${String(automated).padStart(5)} whole ${String(partly).padStart(4)} partly ${String(byHand).padStart(5)} by hand ${String(total).padStart(5)} in all`;
  const rows = (keys: Readonly<Record<string, Tally>>) => Object.entries(keys).map(([key, all]) => line(key, all));
  const left = cards.filter(({ is }) => is !== 'whole').map(card => `  ${card.id}: ${card.left ?? 'all of it'}`);
  return [
    ...rows(by(cards, KINDS, ({ kind }) => kind)),
    '',
    ...rows(by(cards, FACTIONS, ({ faction }) => faction)),
    '',
    ...rows(by(cards, SLOTS, ({ slot }) => slot)),
    '',
    ...(left.length > 0 ? ['What is left to hands:', ...left, ''] : []),
    `${silent} generic pilots have nothing to write.`,
    line('all', tally(cards)),
  ].join('\n');
}
