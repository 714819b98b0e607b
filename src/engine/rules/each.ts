import { type Option, pass } from '../core/decision';
import { asking, type EffectNamed, type Effects } from '../core/effect';
import type { Table } from '../core/table';
import { askedBy, onlyAnswer } from './askers';

type Asked = EffectNamed<'offerEach'>;

/** One after the other, as their player likes, each once; "no" ends it. What is done together waits until then. */
export function offerEach(table: Table, effect: Asked): Effects {
  const { player, card, ship, offers, together, most = offers.length } = effect;
  const open = offers.filter(({ then, besides }) => (most > 0 || besides) && !comesToNothing(table, then));
  if (open.length === 0) return together ?? [];
  return [
    asking({
      player,
      topic: { kind: 'mayUse', card, ship },
      ask: { kind: 'one' },
      options: [...open.map(one => optionOf(table, effect, one)), pass(together ?? [])],
    }),
  ];
}

function optionOf(table: Table, effect: Asked, { key, ship, way, then, besides }: Asked['offers'][number]): Option {
  const { offers, together, most = offers.length } = effect;
  const left: Asked = {
    ...effect,
    offers: offers.filter(one => (effect.all ? one.key !== key : one.ship !== ship)),
    most: besides ? most : most - 1,
  };
  return {
    key: `each:${effect.card}:${key}`,
    subject: { kind: 'ship', ship, ...(way ? { way } : {}) },
    then: together ? [{ ...left, together: [...together, ...then] }] : [...atOnce(table, then), left],
  };
}

const comesToNothing = (table: Table, then: Effects): boolean =>
  then.length === 1 && askedBy(table, then[0]!)?.length === 0;

/** Where it would only ask and has one answer besides "no", whoever picked it has given that. */
const atOnce = (table: Table, then: Effects): Effects =>
  (then.length === 1 && onlyAnswer(askedBy(table, then[0]!))?.then) || then;
