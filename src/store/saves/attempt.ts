/** A rule that breaks over an old game is news about that game, not a crash. */
export function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}
