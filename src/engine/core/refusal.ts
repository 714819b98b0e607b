/** `stale`: no such question stands. `impossible`: a hand cannot do that. `malformed`: not of the right shape. */
export type Refusal = 'stale' | 'notYours' | 'notOffered' | 'notThere' | 'impossible' | 'malformed';
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
  /** For people, in a sentence. */
  readonly problem: string;
}

export const refused = (refusal: Refusal, problem: string): Refused => ({ ok: false, refusal, problem });
