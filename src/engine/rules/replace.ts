import type { Ability, Replacement, Scene } from '../core/ability';
import { type Option, pass } from '../core/decision';
import { asking, type Effect, type Effects } from '../core/effect';
import { type AbilityInPlay, abilitiesInPlay, sceneOf } from '../look/abilities';
import { anyAbility } from '../look/abilityIndex';
import type { Run } from './run';

const replaces = <D extends Effect['do']>(
  ability: Ability,
  effect: Extract<Effect, { do: D }>,
): ability is Ability & Replacement<D> => ability.kind === 'replacement' && ability.of === effect.do;

/** What the machine notes on an effect: replaced already, or which cards were not used on it. */
interface Marks {
  readonly settled?: true;
  readonly declined?: readonly string[];
}

const keyOf = ({ ref }: AbilityInPlay): string => `${ref.ship}:${ref.source}:${ref.index}`;

/** What happens instead of an effect; null if it resolves as it is. Only one replacement applies to an effect. */
export function replaced(run: Run, effect: Effect): Effects | null {
  if (!anyAbility(run.rules, 'replacement', effect.do)) return null;
  const { settled, declined = [] } = effect as Marks;
  if (settled) return null;
  const open = abilitiesInPlay(run, 'replacement', effect.do).filter(
    one => !declined.includes(keyOf(one)) && wouldReplace(run, one, effect),
  );
  const [first] = open;
  if (!first) return null;
  // In player order; whoever has several picks one of their own.
  const { player } = first.self;
  const own = open.filter(({ self }) => self.player === player);
  const optional = own.every(({ ability }) => ability.kind === 'replacement' && ability.optional);
  const outcomes = new Set(own.map(one => JSON.stringify(insteadOf(run, one, effect))));
  if (!optional && outcomes.size === 1) return insteadOf(run, first, effect);
  const decline = pass([{ ...effect, declined: [...declined, ...own.map(keyOf)] } as Effect]);
  return [
    asking({
      player,
      topic: { kind: 'mayUse', card: cardOf(first), ship: first.self.id },
      ask: { kind: 'one' },
      options: [...own.map(one => use(run, own, one, effect)), ...(optional ? [decline] : [])],
    }),
  ];
}

const cardOf = ({ ref }: AbilityInPlay) => ref.source as never;

function use(run: Run, own: readonly AbilityInPlay[], one: AbilityInPlay, effect: Effect): Option {
  const alone = own.filter(({ ref }) => ref.source === one.ref.source).length === 1;
  return {
    key: alone ? `use:${one.ref.source}` : `use:${one.ref.ship}:${one.ref.source}`,
    subject: { kind: 'card', card: cardOf(one) },
    then: insteadOf(run, one, effect),
  };
}

const sceneFor = (run: Run, one: AbilityInPlay, effect: Effect) =>
  ({ ...sceneOf(run, one), effect }) as Scene & { readonly effect: never };

const wouldReplace = (run: Run, one: AbilityInPlay, effect: Effect): boolean =>
  replaces(one.ability, effect) && one.ability.if(sceneFor(run, one, effect));

/** What stands in for an effect is not replaced once more. */
function insteadOf(run: Run, one: AbilityInPlay, effect: Effect): Effects {
  if (!replaces(one.ability, effect)) return [];
  return one.ability
    .instead(sceneFor(run, one, effect))
    .map(then => (then.do === effect.do ? ({ ...then, settled: true } as Effect) : then));
}
