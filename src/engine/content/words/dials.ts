import type { Picked, Scene } from '../../core/ability';
import type { Option } from '../../core/decision';
import { asking, type Effect, type Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import { type ManeuverCode, parseManeuver } from '../../core/vocabulary';
import { canSpendForce } from '../../look/rulings';
import { profileOf } from '../../look/ships';
import { allMeant, isMeant } from '../../look/terms';
import { spendForce } from './each';
import { enemy } from './who';

/** It lies facedown, set. */
export const hasHiddenDial = ({ dial, revealed }: Ship): boolean => dial !== null && !revealed;

/** This ship's player looks at the dial of another; it stays facedown. Its owner knows what it shows. */
export const lookAtDial = ({ self }: Scene, { id, dial }: Ship): Effects =>
  dial
    ? [
        asking({
          player: self.player,
          topic: { kind: 'seeDial', ship: id },
          ask: { kind: 'one' },
          options: [{ key: 'seen', subject: { kind: 'maneuver', maneuver: dial }, then: [] }],
        }),
      ]
    : [];

const alike = (one: ManeuverCode, other: ManeuverCode): boolean => {
  const [a, b] = [parseManeuver(one), parseManeuver(other)];
  return a.bearing === b.bearing && a.speed === b.speed;
};

/** This ship's player guesses bearing and speed on the dial of another, then looks at it; this follows if both are right. */
export function guessDial(scene: Scene, ship: Ship, right: Effects): Effects {
  const options = profileOf(scene, ship).dial.map(
    (maneuver): Option => ({
      key: `guess:${maneuver}`,
      subject: { kind: 'maneuver', maneuver },
      then: ship.dial && alike(maneuver, ship.dial) ? right : lookAtDial(scene, ship),
    }),
  );
  const topic = { kind: 'guessDial', ship: ship.id } as const;
  return [asking({ player: scene.self.player, topic, ask: { kind: 'one' }, options })];
}

/** May set its dial to another maneuver, as long as it lies facedown. Asks. */
export const resetDial = ({ id }: Ship): Effect => ({ do: 'offerDial', ship: id });

const isNear = (scene: Scene, ship: Ship): boolean => isMeant(scene, scene.self, enemy(0, 1), ship);

/** The dials to sense: those at range 0-1, and for a Force those at range 2-3. One's own are known. */
export const dialsToSense = (scene: Scene): readonly Picked[] =>
  allMeant(scene, scene.self, enemy(0, canSpendForce(scene, scene.self, 1, scene.source) ? 3 : 1))
    .filter(hasHiddenDial)
    .map(ship => ({ key: ship.id, ship: ship.id, ...(isNear(scene, ship) ? {} : { way: 'for one Force' }) }));
export const senseDial = (scene: Scene, ship: Ship): Effects => [
  ...(isNear(scene, ship) ? [] : [spendForce(scene.self, 1)]),
  ...lookAtDial(scene, ship),
];
