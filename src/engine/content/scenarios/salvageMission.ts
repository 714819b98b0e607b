import { at, cannot, instead, type Scene, scenarioAction } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { Pose } from '../../core/place';
import type { Scenario } from '../../core/scenario';
import type { Table } from '../../core/table';
import { cacheOn, markersInReach } from '../../look/markers';
import { pointsForMarkers, shipsThatCount, standingBy } from './points';

const TOW = 'scenario:tow';

/** What a ship cannot do with a cache in tow. */
const FORBIDDEN: readonly string[] = ['barrelRoll', 'boost', 'cloak', 'slam'];

const tows = (scene: Scene): boolean => cacheOn(scene, scene.self.id) !== null;

const standing = (table: Table) =>
  standingBy(table, ({ onShip }, player) => shipsThatCount(table, player).filter(({ id }) => id === onShip).length);

const jettison = ({ self }: Scene, from: Pose): Effects => [{ do: 'jettison', ship: self.id, from }];

/** Caches are towed away; crits, destruction, reserve and flight shake them loose. */
export const salvageMission: Scenario = {
  id: 'salvagemission',
  marker: 'supplyCache',
  placed: ['own', 'own', 'opponent', 'opponent'],
  halfPoints: ['xwa50'],
  standing,
  scoreRound: table => pointsForMarkers(table, standing(table)),
  abilities: [
    scenarioAction(TOW, {
      cannot: scene => (tows(scene) ? { kind: 'alreadyTowing' } : null),
      targets: scene => markersInReach(scene, scene.self),
      effect: ({ self }, marker) => [{ do: 'tow', ship: self.id, marker }],
    }),

    cannot('perform', {
      if: scene => FORBIDDEN.includes(scene.action) && tows(scene),
      because: { kind: 'towing' },
    }),

    instead('gainToken', {
      if: scene => scene.effect.token === 'cloak' && tows(scene),
      must: () => [],
    }),

    /** By choice at the end of its activation; nobody throws off what was taken in tow a moment ago. */
    at('after:activate', {
      if: scene => tows(scene) && !scene.self.round.actions.includes(TOW),
      may: scene => jettison(scene, scene.self.pose),
    }),

    /** By a crit, even one that a shield took; a faceup card that was dealt without damage is none. */
    at('after:suffer', {
      if: scene => scene.damage === 'crit' && tows(scene),
      must: scene => jettison(scene, scene.self.pose),
    }),

    at('after:destroyed', { if: tows, must: scene => jettison(scene, scene.self.pose) }),

    /** From where it stood before the maneuver. */
    at('after:flee', { if: tows, must: scene => jettison(scene, scene.from) }),

    at('after:reserve', { if: tows, must: scene => jettison(scene, scene.from), inReserve: true }),
  ],
};
