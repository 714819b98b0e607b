/** What the commands are asked for: a sentence where it is not asked well. */
export function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value)) throw new Error(`--${name} should be a whole number, not "${text}"`);
  return value;
}

export function fromOneUp(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} should be a number from 1 up, not "${text}"`);
  return value;
}

export function oneOf<Word extends string>(name: string, words: readonly Word[], text: string): Word {
  const found = words.find(word => word === text);
  if (!found) throw new Error(`--${name} should be one of ${words.join(', ')}, not "${text}"`);
  return found;
}
