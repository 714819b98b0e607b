import type { DamageFrom, Effect, Effects } from '../core/effect';

/** Damage and tokens among these effects, and among what a question leads to, come from that. */
export const causedBy = (from: DamageFrom, effects: Effects): Effects => effects.map(effect => caused(from, effect));

function caused(from: DamageFrom, effect: Effect): Effect {
  if (effect.do === 'sufferDamage' || effect.do === 'gainToken') return { ...effect, from };
  if (effect.do !== 'ask') return effect;
  const { question } = effect;
  const options = question.options.map(option => ({ ...option, then: causedBy(from, option.then) }));
  return { ...effect, question: { ...question, options } };
}
