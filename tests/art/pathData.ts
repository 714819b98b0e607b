const NUMBERS_AFTER = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 } as const;
type Letter = keyof typeof NUMBERS_AFTER;
const isLetter = (text: string): text is Letter => text in NUMBERS_AFTER;

interface Command {
  readonly letter: Letter;
  readonly numbers: readonly number[];
}

/** Path data read strictly: what is not a plain absolute command with its numbers is refused. */
export function parsePath(d: string): readonly Command[] {
  const commands = d.match(/[A-Za-z][^A-Za-z]*/g) ?? [];
  if (commands.join('') !== d || !d.startsWith('M')) throw new Error(`"${d}" does not start with M.`);
  return commands.map(command => {
    const letter = command[0]!;
    const rest = command.slice(1).trim();
    const numbers = rest === '' ? [] : rest.split(/\s+/).map(Number);
    if (!isLetter(letter) || numbers.length !== NUMBERS_AFTER[letter] || !numbers.every(Number.isFinite)) {
      throw new Error(`"${command}" is no command of ours.`);
    }
    if (letter === 'A' && ![numbers[3], numbers[4]].every(flag => flag === 0 || flag === 1)) {
      throw new Error(`"${command}" has a flag that is neither 0 nor 1.`);
    }
    return { letter, numbers };
  });
}

/** Every point it names, handles of curves included; a bulge of an arc is not a named point. */
export function pointsOf(d: string): readonly (readonly [x: number, y: number])[] {
  return parsePath(d).flatMap(({ letter, numbers }) => {
    const places = letter === 'A' ? numbers.slice(5) : numbers;
    return Array.from({ length: places.length / 2 }, (_, at) => [places[at * 2]!, places[at * 2 + 1]!] as const);
  });
}
