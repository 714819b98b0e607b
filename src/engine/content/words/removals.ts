import type { Picked, Scene } from '../../core/ability';
import { asking, type Effect, type Effects } from '../../core/effect';
import { isShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import { BLUE_TOKENS, ORANGE_TOKENS, RED_TOKENS, type Token } from '../../core/token';
import type { UpgradeId } from '../../core/vocabulary';
import { isRemovable } from '../../look/rulings';
import { allMeant } from '../../look/terms';
import { gain, lose } from './tokens';

/** The red tokens that can be removed from a ship, one of each kind, and the locks on it: those are red tokens of its own. */
export const redOn = (scene: Scene, ship: Ship): readonly Picked[] => [
  ...kindsOn(scene, ship, RED_TOKENS),
  ...lockersOf(scene, ship).map((id): Picked => ({ key: `lock:${id}`, ...(isShipId(id) ? { ship: id } : {}) })),
];
export const redOrOrangeOn = (scene: Scene, ship: Ship): readonly Picked[] => [
  ...redOn(scene, ship),
  ...kindsOn(scene, ship, ORANGE_TOKENS),
];
export const blueOrRedOn = (scene: Scene, ship: Ship): readonly Picked[] => [
  ...kindsOn(scene, ship, BLUE_TOKENS),
  ...redOn(scene, ship),
];

const kindsOn = (scene: Scene, ship: Ship, kinds: readonly Token[]): readonly Picked[] =>
  kinds.filter(token => isRemovable(scene, ship, token)).map(token => ({ key: token, token }));

/** Who holds a lock on a ship: the token lies there, red, and is that ship's. */
export const lockersOf = ({ state }: Scene, { id: object }: Ship): readonly UnitId[] =>
  [...Object.values(state.ships), ...Object.values(state.devices)]
    .filter(({ locks }) => locks.includes(object))
    .map(({ id }) => id);

/** One of those, by its key, is removed from the ship. */
export const takeOff = (ship: Ship, { key }: Pick<Picked, 'key'>): Effect =>
  key.startsWith('lock:')
    ? { do: 'breakLock', ship: key.slice('lock:'.length) as UnitId, object: ship.id, spent: false }
    : lose(ship, key as Token);

/** One of those is removed, as the ship's player picks. */
export function takeOffOne({ self, source }: Scene, picks: readonly Picked[]): Effects {
  if (picks.length < 2) return picks.map(pick => takeOff(self, pick));
  return [
    asking({
      player: self.player,
      topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
      ask: { kind: 'one' },
      options: picks.map(({ key, ship, token }) => ({
        key,
        subject: token ? { kind: 'token', token } : ship ? { kind: 'ship', ship } : { kind: 'choice', name: key },
        then: [takeOff(self, { key })],
      })),
    }),
  ];
}

/** Each of those meant gains one of these tokens, as this ship's player picks for each. */
export const eachGains = (scene: Scene, who: Who, tokens: readonly Token[]): Effects =>
  allMeant(scene, scene.self, who).map(ship =>
    asking({
      player: scene.self.player,
      topic: { kind: 'mayUse', card: scene.source as UpgradeId, ship: ship.id },
      ask: { kind: 'one' },
      options: tokens.map(token => ({
        key: `${ship.id}:${token}`,
        subject: { kind: 'token', token },
        then: [gain(ship, token)],
      })),
    }),
  );
