import { type Ability, at, cannot, may, type Scene } from '../../core/ability';
import { pass } from '../../core/decision';
import { asking, type Effects } from '../../core/effect';
import { isShipId, type ObjectId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { UpgradeId } from '../../core/vocabulary';
import { gain } from './tokens';
import { enemy, isMeantAs } from './who';

/** How many locks of this side lie on something, those of remotes among them. */
export const locksBySide = ({ state, self }: Scene, object: ObjectId): number =>
  [
    ...Object.values(state.ships).filter(({ player }) => player === self.player),
    ...Object.values(state.devices).filter(({ owner }) => owner === self.player),
  ].reduce((sum, { locks }) => sum + locks.filter(one => one === object).length, 0);

/** Whether a ship or remote has this one locked. */
export const isLockedBy = ({ state, self }: Scene, unit: UnitId): boolean =>
  (isShipId(unit) ? state.ships[unit] : state.devices[unit])?.locks.includes(self.id) ?? false;

/** Locks beyond range 3, but not at range 1. */
export const farScanners: readonly Ability[] = [
  may('lock', { if: ({ range }) => range > 3 }),
  cannot('lock', { if: ({ range }) => range === 1 }),
];

/** A friend locks an enemy ship at range 0-1: for a charge and a stress token it gains a calculate token. */
export const targetingRelay: Ability = at('after:lock', {
  who: { is: 'friend' },
  cost: [{ charge: 1 }, { gain: 'stress' }],
  if: scene => isShipId(scene.object) && isMeantAs(scene, scene.object, enemy(0, 1)),
  may: ({ subject }) => [gain(subject, 'calculate')],
});

/** Its player may break the lock on this ship; if not, it gains a stress token. */
export function unlessBreaksLock({ self, source }: Scene, ship: Ship): Effects {
  const stress = gain(ship, 'stress', self);
  // Jammed, it has lost that lock already: it did not choose to.
  if (!ship.locks.includes(self.id)) return [stress];
  return [
    asking({
      player: ship.player,
      topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
      ask: { kind: 'one' },
      options: [
        {
          key: `break:${self.id}`,
          subject: { kind: 'object', object: self.id },
          then: [{ do: 'breakLock', ship: ship.id, object: self.id, spent: false }],
        },
        pass([stress]),
      ],
    }),
  ];
}
