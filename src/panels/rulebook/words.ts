import type { Chapter } from '../../rulebook/entry';

/** What the rulebook says around its entries. */
export const BOOK_WORDS = {
  title: 'Rulebook',
  lead: 'Every rule in a few sentences, with a table to try it on.',
  search: 'Search',
  searchHint: 'A word: bump, range, red …',
  found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  none: 'Nothing is called that. Try a shorter word.',
  list: 'All entries',
  back: 'Back',
  home: 'Close',
  see: 'See also',
  now: 'now',
  again: 'As it was',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  laying: 'Laying out the example …',
  missing: 'The example could not be loaded.',
  moves: 'Drag the pieces. By keys: Enter picks one, arrows move it, Q and E turn it.',
  board: (title: string, says: string) =>
    `Example: ${title}. ${says} Enter picks a piece, arrows move it, Q and E turn it.`,
} as const;

export const CHAPTER_NAMES: Readonly<Record<Chapter, string>> = {
  basics: 'The table',
  round: 'The round',
  moving: 'Moving',
  obstacles: 'Obstacles',
  actions: 'Actions',
  tokens: 'Tokens and charges',
  attack: 'Attacking',
  damage: 'Damage',
  cards: 'Squads and cards',
  devices: 'Devices',
  missions: 'Missions',
};
