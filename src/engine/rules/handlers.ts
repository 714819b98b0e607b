import type { Effect, EffectNamed, Effects } from '../core/effect';
import type { Run } from './run';

/** Does an effect; returns what must follow it, or `wait` to stand until a player answers. */
export type Handler<D extends Effect['do']> = (run: Run, effect: EffectNamed<D>) => Effects | 'wait';

/** One for each effect. Every file of the rules ends in a table of its own, and `resolve.ts` is their sum. */
export type Handlers = { readonly [D in Effect['do']]: Handler<D> };
