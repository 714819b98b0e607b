declare const __EDITION__: string | undefined;

/** Which rules these are: a hash of the engine's sources, put here by whoever bundles them. Never empty. */
export const EDITION: string = (typeof __EDITION__ === 'undefined' ? '' : __EDITION__) || 'unnamed';
