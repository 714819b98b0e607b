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
export const noTokens = (): Tokens => Object.fromEntries(TOKENS.map(token => [token, 0])) as Record<Token, number>;
