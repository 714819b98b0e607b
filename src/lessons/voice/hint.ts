/** What is said at a choice: what it is, and what matters in it here. */
export interface Hint {
  /** The kind of choice: who has met it need not be told again what it is. */
  readonly kind: string;
  readonly basics: string;
  /** Only what the table shows; null where it shows nothing worth saying. */
  readonly here: string | null;
}
