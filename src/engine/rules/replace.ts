import type { Ability, Replacement, Scene } from '../core/ability';
import { pass } from '../core/decision';
import { asking, type Effect, type Effects } from '../core/effect';
import type { Rules } from '../core/table';
import { abilitiesInPlay, sceneOf } from '../look/abilities';
import type { Run } from './run';

const known = new WeakMap<Rules, ReadonlySet<Effect['do']>>();

/** Whether any card in the content replaces effects of this kind. */
function canBeReplaced(rules: Rules, what: Effect['do']): boolean {
  let kinds = known.get(rules);
  if (!kinds) {
    kinds = new Set(rules.allAbilities().flatMap(ability => (ability.kind === 'replacement' ? [ability.of] : [])));
    known.set(rules, kinds);
  }
  return kinds.has(what);
}

const replaces = <D extends Effect['do']>(
  ability: Ability,
  effect: Extract<Effect, { do: D }>,
): ability is Ability & Replacement<D> => ability.kind === 'replacement' && ability.of === effect.do;

/** What happens instead of an effect; null if it resolves as it is. Only one replacement applies to an effect. */
export function replaced(run: Run, effect: Effect): Effects | null {
  if (!canBeReplaced(run.rules, effect.do) || ('settled' in effect && effect.settled)) return null;
  for (const one of abilitiesInPlay(run)) {
    if (!replaces(one.ability, effect)) continue;
    const scene = { ...sceneOf(run, one), effect } as Scene & { readonly effect: never };
    if (!one.ability.if(scene)) continue;
    const then = one.ability.instead(scene);
    if (!one.ability.optional) return then;
    const card = one.ref.source as never;
    return [
      asking({
        player: one.self.player,
        topic: { kind: 'mayUse', card, ship: one.self.id },
        ask: { kind: 'one' },
        options: [
          { key: `use:${one.ref.source}`, subject: { kind: 'card', card }, then },
          pass([{ ...effect, settled: true } as Effect]),
        ],
      }),
    ];
  }
  return null;
}
