import type { Option } from '../core/decision';
import type { Effect, EffectNamed, Effects } from '../core/effect';
import type { Table } from '../core/table';
import { offerRotation } from './actions/kinds';
import { offerLinkedAction, questionOfAction } from './actions/perform';
import { questionOfAttack } from './attack/declare';
import { offerDrop } from './devices/place';
import { offerLaunch } from './docking';
import { offerEach } from './each';
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
  offerEach,
  offerLaunch,
  offerLock,
  offerMove,
  offerRotation,
} satisfies { [D in Effect['do']]?: (table: Table, effect: EffectNamed<D>) => Effects };

/** What such an effect comes to: a question, what is done without one, or nothing. Undefined for all other effects. */
export const askedBy = (table: Table, effect: Effect): Effects | undefined =>
  TABLE.get(effect.do)?.(table, effect as never);

const TABLE: ReadonlyMap<string, (table: Table, effect: never) => Effects> = new Map(Object.entries(ASKERS));

export const isPass = ({ key }: Option): boolean => key === 'pass';

/** Where a question has only one answer besides "no": whoever picked this way has given it. */
export function onlyAnswer(asked: Effects | undefined): Option | undefined {
  const [first] = asked ?? [];
  const answers = first?.do === 'ask' ? first.question.options.filter(option => !isPass(option)) : [];
  return asked?.length === 1 && answers.length === 1 ? answers[0] : undefined;
}
