type Plain = Readonly<Record<string, unknown>>;

/** The same list or object with its items changed, and its keys; itself where nothing changes. Views are made of it by the thousand. */
export function mapped(
  data: object,
  change: (value: unknown) => unknown,
  changeKey: ((key: string) => string) | null = null,
): object {
  return Array.isArray(data) ? mappedList(data, change) : mappedFields(data as Plain, change, changeKey);
}

function mappedList(list: readonly unknown[], change: (value: unknown) => unknown): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let i = 0; i < list.length; i++) {
    const one = change(list[i]);
    if (one === list[i]) continue;
    copy ??= [...list];
    copy[i] = one;
  }
  return copy ?? list;
}

function mappedFields(
  fields: Plain,
  change: (value: unknown) => unknown,
  changeKey: ((key: string) => string) | null,
): Plain {
  let copy: Record<string, unknown> | null = null;
  for (const key in fields) {
    const value = fields[key];
    const one = change(value);
    const name = changeKey ? changeKey(key) : key;
    if (!copy && (one !== value || name !== key)) copy = before(fields, key);
    if (copy) copy[name] = one;
  }
  return copy ?? fields;
}

/** What came before a key, in its order. */
function before(fields: Plain, until: string): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key in fields) {
    if (key === until) break;
    copy[key] = fields[key];
  }
  return copy;
}
