import type { Effect, EffectNamed, Effects } from '../core/effect';
import type { Table } from '../core/table';
import { offerRotation } from './actions/kinds';
import { offerLinkedAction, questionOfAction } from './actions/perform';
import { questionOfAttack } from './attack/declare';
import { offerDrop } from './devices/place';
import { offerLaunch } from './docking';
import { offerDecloak } from './movement/decloak';
import { offerMove } from './movement/reposition';
import { offerLock } from './tokens';

/** Effects that do nothing but ask, "no" among the answers. */
const ASKERS = {
  offerAction: questionOfAction,
  offerLinkedAction,
  chooseAttack: questionOfAttack,
  offerDecloak,
  offerDrop,
  offerLaunch,
  offerLock,
  offerMove,
  offerRotation,
} satisfies { [D in Effect['do']]?: (table: Table, effect: EffectNamed<D>) => Effects };

/** What such an effect comes to: a question, what is done without one, or nothing. Undefined for all other effects. */
export const askedBy = (table: Table, effect: Effect): Effects | undefined =>
  effect.do in ASKERS ? ASKERS[effect.do as keyof typeof ASKERS](table, effect as never) : undefined;
