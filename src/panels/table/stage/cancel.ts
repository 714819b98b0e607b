import type { StageStory } from './story';

/** Which dice cancel which, and where the defense dice lie then: each evade below what it cancels. */
export interface Canceled {
  /** Attack die and the evade that cancels it. */
  readonly links: readonly { readonly attack: number; readonly defense: number }[];
  /** Every attack die that was canceled: reinforce tokens cancel without a die. */
  readonly attack: readonly number[];
  /** The column of each defense die. */
  readonly columns: readonly number[];
}

export function canceledIn({ attack, defense, result }: StageStory): Canceled {
  const defenders = defense?.dice ?? [];
  const stay = defenders.map((_, index) => index);
  if (!result || !attack) return { links: [], attack: [], columns: stay };
  const evades = stay.filter(index => defenders[index]!.face === 'evade');
  const byDice = result.canceled.length - result.reinforced;
  const canceled: number[] = [];
  for (const face of ['hit', 'crit'] as const) {
    const many = result.canceled.filter(one => one === face).length;
    const those = attack.dice.flatMap((die, index) => (die.face === face ? [index] : []));
    // Those above an evade first: their links are the shortest.
    const ordered = those.toSorted((a, b) => Number(evades.includes(b)) - Number(evades.includes(a)) || a - b);
    canceled.push(...ordered.slice(0, many));
  }
  const links: { attack: number; defense: number }[] = [];
  const free = [...evades];
  for (const die of canceled.slice(0, byDice)) {
    const at = free.includes(die) ? free.indexOf(die) : 0;
    const [evade] = free.splice(at, 1);
    if (evade !== undefined) links.push({ attack: die, defense: evade });
  }
  return { links, attack: canceled, columns: columnsOf(stay, links) };
}

function columnsOf(stay: readonly number[], links: Canceled['links']): readonly number[] {
  const taken = new Map(links.map(({ attack, defense }) => [defense, attack]));
  const columns = new Set(taken.values());
  // Those without a link keep their column if nobody has come there.
  for (const index of stay) {
    if (taken.has(index) || columns.has(index)) continue;
    taken.set(index, index);
    columns.add(index);
  }
  for (const index of stay) {
    if (taken.has(index)) continue;
    let column = 0;
    while (columns.has(column)) column += 1;
    taken.set(index, column);
    columns.add(column);
  }
  return stay.map(index => taken.get(index)!);
}
