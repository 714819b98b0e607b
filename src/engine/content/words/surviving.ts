import { type Ability, at, dice, instead, type Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import { isShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { DamageId, DamageTrait } from '../../core/vocabulary';
import { perform } from './actions';
import { toReserve } from './conditions';
import { facedown } from './damage';
import { spendResult } from './dice';
import { eachMay } from './each';
import { lay, liftNamed } from './notes';
import { friend, shipAt } from './who';

/** About to be destroyed: a charge reveals its damage cards, discards some of them and repairs the others. It may not be enough. */
export const outlives = (cards: readonly DamageId[], trait: DamageTrait): Ability =>
  instead('destroyShip', {
    cost: { charge: 1 },
    may: ({ self: { id: ship } }) => [
      { do: 'purgeDamage', ship, only: { cards, trait } },
      { do: 'repairAllFaceup', ship },
      { do: 'checkDestroyed', ship },
    ],
  });

/** Within range 1 of its player's edge. */
const deployAtOwnEdge = ({ id, player }: Ship): Effect => ({
  do: 'deploy',
  ship: id,
  edges: [player === 'p1' ? 'near' : 'far'],
});

/** About to be destroyed: a charge discards its damage cards for so many hits; it is back from reserve in the next Planning Phase. */
export const escapes = (hits: number): readonly Ability[] => [
  instead('destroyShip', {
    cost: { charge: 1 },
    may: scene => [
      { do: 'purgeDamage', ship: scene.self.id },
      { do: 'sufferDamage', ship: scene.self.id, hits, crits: 0 },
      toReserve(scene.self),
      lay(scene, 'escaped', 'game'),
    ],
  }),
  at('start:planning', {
    inReserve: true,
    while: 'escaped',
    must: scene => [liftNamed(scene, 'escaped', 'game'), deployAtOwnEdge(scene.self)],
  }),
];

const attacksToo = (scene: Scene): Effect =>
  eachMay(scene, [
    {
      ship: scene.self.id,
      way: 'bonus attack',
      then: [{ do: 'chooseAttack', ship: scene.self.id, bonus: true, limit: {} }],
    },
  ]);
/** Before a friend destroyed at range 0-3 leaves, it may perform an action, and then make a bonus attack. */
export const avengesFriends: Ability = at('after:destroyed', {
  who: friend(0, 3),
  grantsAttack: true,
  may: (scene): Effects => [...perform(scene.self, null), attacksToo(scene)],
});

/** Any result but a blank may be spent to look at the defender's facedown damage cards and expose one. */
export const findsWeakSpots: readonly Ability[] = (['focus', 'hit', 'crit'] as const).map(face =>
  dice({
    name: face,
    as: 'attacker',
    shares: 'result',
    if: scene => facedown(shipAt(scene, scene.attack.defender) ?? { ...scene.self, damage: [] }) > 0,
    does: ({ self, attack: { defender } }) =>
      isShipId(defender) ? spendResult(face, [{ do: 'exposeOneOf', ship: defender, by: self.player }]) : null,
  }),
);
