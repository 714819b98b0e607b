import { z } from '../catalog/zod';

/** The last moment that a date can name. */
const LATEST = 8.64e15;
export const moment = z.number().check(z.gte(0), z.lte(LATEST));

/** A row of a database as it should be, or null: what lies there may be anything. Unlike a file it can hold itself. */
export function soundRow<Schema extends z.core.$ZodType>(schema: Schema, raw: unknown): z.output<Schema> | null {
  try {
    const row = z.safeParse(schema, raw);
    return row.success ? row.data : null;
  } catch {
    return null;
  }
}

/** What of a damaged row can be written to a file; null where nothing can. */
export function plainOf(raw: unknown): unknown {
  try {
    const text = JSON.stringify(raw, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
