import { after, cannot, instead, scenarioAction } from '../../core/ability';
import type { Scenario } from '../../core/scenario';
import { cacheOn, markersInReach } from '../../look/markers';
import { pointsFor } from './points';

/** What a ship cannot do with a cache in tow. */
const FORBIDDEN: readonly string[] = ['barrelRoll', 'boost', 'cloak', 'slam'];

/** Caches are towed away; crits, destruction, reserve and flight shake them loose. */
export const salvageMission: Scenario = {
  id: 'salvagemission',
  marker: 'supplyCache',
  placed: ['own', 'own', 'opponent', 'opponent'],
  halfPoints: ['xwa50'],
  scoreRound: table =>
    pointsFor(table, player => {
      const markers = Object.values(table.state.markers).flatMap(({ id, onShip }) =>
        onShip && table.state.ships[onShip]?.player === player ? [id] : [],
      );
      return { count: markers.length, markers };
    }),
  abilities: [
    scenarioAction('scenario:tow', {
      cannot: scene => (cacheOn(scene, scene.self.id) ? { kind: 'alreadyTowing' } : null),
      targets: scene => markersInReach(scene, scene.self),
      effect: ({ self }, marker) => [{ do: 'tow', ship: self.id, marker }],
    }),

    cannot('perform', ({ self, ship, action, ...table }) =>
      ship.id === self.id && FORBIDDEN.includes(action) && cacheOn(table, self.id) ? { kind: 'towing' } : null,
    ),

    instead('gainToken', {
      if: ({ self, effect, ...table }) =>
        effect.ship === self.id && effect.token === 'cloak' && cacheOn(table, self.id) !== null,
      must: () => [],
    }),

    /** By choice at the end of its activation. */
    after('activationEnded', {
      if: ({ self, event, ...table }) => event.ship === self.id && cacheOn(table, self.id) !== null,
      may: ({ self }) => [{ do: 'jettison', ship: self.id, from: self.pose }],
    }),

    /** By a crit, even one that a shield took. */
    after('damageSuffered', {
      if: ({ self, event, ...table }) =>
        event.ship === self.id && event.damage === 'crit' && cacheOn(table, self.id) !== null,
      must: ({ self }) => [{ do: 'jettison', ship: self.id, from: self.pose }],
    }),

    after('shipDestroyed', {
      if: ({ self, event, ...table }) => event.ship === self.id && cacheOn(table, self.id) !== null,
      must: ({ self }) => [{ do: 'jettison', ship: self.id, from: self.pose }],
    }),

    /** From where it stood before the maneuver. */
    after('shipFled', {
      if: ({ self, event, ...table }) => event.ship === self.id && cacheOn(table, self.id) !== null,
      must: ({ self, event }) => [{ do: 'jettison', ship: self.id, from: event.from }],
    }),

    after('placedInReserve', {
      if: ({ self, event, ...table }) => event.ship === self.id && cacheOn(table, self.id) !== null,
      must: ({ self, event }) => [{ do: 'jettison', ship: self.id, from: event.from }],
    }),
  ],
};
