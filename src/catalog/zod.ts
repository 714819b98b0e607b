import * as z from 'zod/mini';

/** The page's policy forbids evaluated code, so zod must not compile its checks. Everyone imports z from here. */
z.config({ jitless: true });

export { z };
