export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** A dial's rows as they stand, with holes where a speed has no such bearing. */
type Dial<Item> = readonly (readonly (Item | null)[])[];

/** Where an arrow leads from an answer; from elsewhere into the dial or to the end of the list. A dial counts as one answer. */
export function nextAnswer<Item extends string | object>(
  answers: readonly Item[],
  dial: Dial<Item>,
  from: Item | null,
  arrow: Arrow,
): Item | undefined {
  const by = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
  const placed = dial.flat().filter(item => item !== null);
  const door = (by > 0 ? nearest(dial[0]) : nearest(dial.at(-1))) ?? null;
  const onDial = from !== null && placed.includes(from);
  const within = onDial ? nextOnDial(dial, from, arrow) : null;
  if (within) return within;
  const stops = answers.filter(one => one === door || !placed.includes(one));
  const here = onDial ? door : from;
  const at = here === null ? -1 : stops.indexOf(here);
  if (at >= 0) return stops[(at + by + stops.length) % stops.length];
  return nearest(dial[Math.floor((dial.length - 1) / 2)]) ?? stops.at(by > 0 ? 0 : -1);
}

/** Sideways to the next bearing of the same speed, or it stays; up and down to the nearest of the next speed, or off the dial. */
function nextOnDial<Item>(dial: Dial<Item>, from: Item, arrow: Arrow): Item | null {
  const row = dial.findIndex(cells => cells.includes(from));
  const cells = dial[row] ?? [];
  const column = cells.indexOf(from);
  switch (arrow) {
    case 'ArrowLeft':
      return cells.slice(0, column).findLast(item => item !== null) ?? from;
    case 'ArrowRight':
      return cells.slice(column + 1).find(item => item !== null) ?? from;
    case 'ArrowUp':
      return nearest(dial[row - 1], column);
    case 'ArrowDown':
      return nearest(dial[row + 1], column);
  }
}

const MIDDLE = 2;

/** Of two as near, the one towards the straight. */
function nearest<Item>(cells: readonly (Item | null)[] | undefined, column = MIDDLE): Item | null {
  const far = (at: number) => 2 * Math.abs(at - column) + Math.abs(at - MIDDLE) / MIDDLE;
  const found = (cells ?? []).flatMap((item, at) => (item === null ? [] : [{ item, far: far(at) }]));
  return found.sort((a, b) => a.far - b.far)[0]?.item ?? null;
}
