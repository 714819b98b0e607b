/** What a test goes through, asserting as it goes: there must be some, or it would have asserted nothing. */
export function some<Item>(items: Iterable<Item>): readonly Item[] {
  const all = [...items];
  if (all.length === 0) throw new Error('There was nothing to look at.');
  return all;
}
