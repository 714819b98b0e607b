import { at, scenarioAction } from '../../core/ability';
import type { Option } from '../../core/decision';
import { asking, type Effect, type Effects } from '../../core/effect';
import type { PlayerId, ShipId } from '../../core/ids';
import type { Scenario } from '../../core/scenario';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { hasCondition } from '../../look/conditions';
import { markersInReach } from '../../look/markers';
import { pointsFor, shipsThatCount, standingBy } from './points';

export const KNOWLEDGE = 'condition:ancientknowledge';

const knows = (ship: Ship): boolean => hasCondition(ship, KNOWLEDGE);

const knowing = (table: Table, player: PlayerId): readonly Ship[] => shipsThatCount(table, player).filter(knows);

export const forget = (ship: ShipId): Effect => ({ do: 'loseCondition', ship, condition: KNOWLEDGE });

/** A ship that leaves the play area, by whichever way, forgets. */
const gone = {
  if: ({ self }: { readonly self: Ship }) => knows(self),
  must: ({ self }: { readonly self: Ship }) => [forget(self.id)],
};

/** Ships draw knowledge from caches; whoever knows more must forget some. */
export const ancientKnowledge: Scenario = {
  id: 'ancientknowledge',
  marker: 'dataCache',
  condition: KNOWLEDGE,
  placed: ['opponent', 'opponent'],
  halfPoints: ['xwa50'],
  // Nobody holds a cache: what counts is who knows.
  standing: table => standingBy(table, () => 0),
  scoreRound: table => pointsFor(table, player => knowing(table, player).length),
  afterScoring: (table, earned) => earned.flatMap(({ player, ahead }) => (ahead ? oneForgets(table, player) : [])),
  abilities: [
    scenarioAction('scenario:transmit', {
      cannot: scene => {
        if (knows(scene.self)) return { kind: 'alreadyKnows' };
        const near = markersInReach(scene, scene.self);
        const [spent] = near;
        return spent && near.every(id => !scene.state.markers[id]!.charged)
          ? { kind: 'cacheSpent', object: spent }
          : null;
      },
      targets: scene => markersInReach(scene, scene.self).filter(id => scene.state.markers[id]!.charged),
      effect: ({ self }, marker) => [{ do: 'transmit', ship: self.id, marker }],
    }),
    at('after:destroyed', gone),
    at('after:flee', gone),
    at('after:reserve', { ...gone, inReserve: true }),
  ],
};

/** Whoever scores for knowing more chooses one of their ships. */
function oneForgets(table: Table, player: PlayerId): Effects {
  const options = knowing(table, player).map(
    ({ id }): Option => ({ key: id, subject: { kind: 'ship', ship: id }, then: [forget(id)] }),
  );
  const [only] = options;
  if (!only) return [];
  if (options.length === 1) return only.then;
  return [asking({ player, topic: { kind: 'chooseToForget' }, ask: { kind: 'one' }, options })];
}
