/** Tokens by colour; a lock lies on what it locks and is kept with the ship that holds it. */
export const GREEN_TOKENS = ['focus', 'evade', 'calculate', 'reinforceFore', 'reinforceAft'] as const;
export const ORANGE_TOKENS = ['disarm', 'jam', 'tractor'] as const;
export const BLUE_TOKENS = ['cloak'] as const;
export const RED_TOKENS = ['stress', 'ion', 'strain', 'deplete'] as const;
export const TOKENS = [...GREEN_TOKENS, ...ORANGE_TOKENS, ...BLUE_TOKENS, ...RED_TOKENS] as const;
export type Token = (typeof TOKENS)[number];

export type GreenToken = (typeof GREEN_TOKENS)[number];
export const isGreen = (token: Token): token is GreenToken => (GREEN_TOKENS as readonly Token[]).includes(token);

export type Tokens = Readonly<Record<Token, number>>;
export const noTokens = (): Tokens => ({
  focus: 0,
  evade: 0,
  calculate: 0,
  reinforceFore: 0,
  reinforceAft: 0,
  disarm: 0,
  jam: 0,
  tractor: 0,
  cloak: 0,
  stress: 0,
  ion: 0,
  strain: 0,
  deplete: 0,
});
