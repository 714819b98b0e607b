import { create } from 'zustand';
import { z } from '../catalog/zod';

/** Whether the browser let this page remember what it last wanted to. Screens that promise it look here first. */
export const useRemembering = create<{ readonly works: boolean }>()(() => ({ works: true }));

/** Small things of the player's own, by a key. Private windows may forbid it, and the room may be used up. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    tell(true);
  } catch {
    tell(false);
  }
}

/** What lies there may be anything, by anybody: what does not fit was never remembered. */
export function remembered<Schema extends z.core.$ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  const kept = z.safeParse(schema, read(key));
  return kept.success ? kept.data : null;
}

function read(key: string): unknown {
  const text = textUnder(key);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function textUnder(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    tell(false);
    return null;
  }
}

function tell(works: boolean): void {
  if (useRemembering.getState().works !== works) useRemembering.setState({ works });
}
