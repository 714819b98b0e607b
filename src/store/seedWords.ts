import { hashOfData } from '../engine/rules/hash';
import { freshSeed } from './chance';

export const LONGEST_SEED = 40;

/** The seed that words stand for: a number for itself, anything else by its hash, whatever its capitals and spaces. */
export function seedOfWords(text: string): number {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (/^\d{1,9}$/.test(words)) return Number(words);
  return Number.parseInt(hashOfData(words).slice(0, 8), 16) >>> 1;
}

/** Words for a seed that nobody has chosen. */
export const freshSeedWords = (): string => String(freshSeed() % 1_000_000_000);
