import type { PlayerId, ShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import type { ConditionId, PilotId, UpgradeId } from '../core/vocabulary';
import { isSecretFrom } from '../look/conditions';
import { mapped } from './mapped';

/** What a facedown condition is called in the view of those who may not know it. */
export const HIDDEN: ConditionId = 'condition:facedown';

/** What is about a ship names one of its conditions otherwise. */
interface Recast {
  readonly ship: ShipId;
  readonly from: ConditionId;
  readonly to: ConditionId;
}

/** The other's facedown conditions, which a view must not name. */
export const secretsFrom = (state: GameState, viewer: PlayerId): readonly Recast[] =>
  gathered(Object.values(state.ships), ({ id, conditions }) =>
    conditions.filter(one => isSecretFrom(one, viewer)).map(({ card }) => ({ ship: id, from: card, to: HIDDEN })),
  );

/** One of those that its card can assign, for each that is hidden. */
export const guessedSecrets = (
  state: GameState,
  { catalog }: Rules,
  random: () => number,
  next: number,
): readonly Recast[] =>
  gathered(Object.values(state.ships), ({ id, conditions }) =>
    gathered(conditions, ({ card, from }) => {
      if (card !== HIDDEN || !from) return [];
      const giver = from.source.startsWith('pilot:')
        ? catalog.pilot(from.source as PilotId)
        : catalog.upgrade(from.source as UpgradeId);
      const at = Math.floor(random() * giver.conditions.length) + next;
      return [{ ship: id, from: HIDDEN, to: giver.conditions[at % giver.conditions.length]! }];
    }),
  );

/** The same data with other names, in all that is about those ships. What has none of them is not copied. */
export const recast = <Value>(value: Value, names: readonly Recast[]): Value =>
  names.reduce((data, name) => within(data, name, false), value);

function within<Value>(value: Value, name: Recast, inside: boolean): Value {
  if (typeof value === 'string') {
    return (inside && value.includes(name.from) ? value.replaceAll(name.from, name.to) : value) as Value;
  }
  if (value === null || typeof value !== 'object') return value;
  const about = Array.isArray(value) ? null : aboutOf(value);
  const here = about === null ? inside : about === name.ship;
  return mapped(value, one => within(one, name, here)) as Value;
}

/** The ship that a piece of data is about: it names one, or is one. */
function aboutOf(value: object): string | null {
  if ('ship' in value && typeof value.ship === 'string') return value.ship;
  return 'conditions' in value && 'id' in value && typeof value.id === 'string' ? value.id : null;
}
