/** What each of them brings, in one list. `flatMap` does the same, and takes V8 twenty times as long. */
export function gathered<One, Other>(
  items: readonly One[],
  each: (item: One, index: number) => Other | readonly Other[],
): Other[] {
  const found: Other[] = [];
  for (let i = 0; i < items.length; i++) {
    const brought = each(items[i]!, i);
    if (!isList(brought)) found.push(brought);
    else for (let at = 0; at < brought.length; at++) found.push(brought[at]!);
  }
  return found;
}

const isList = <One>(one: One | readonly One[]): one is readonly One[] => Array.isArray(one);
