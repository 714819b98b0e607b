import { type AttackScene, card, dice, gain, meant, oneOf, otherFriend, transfer } from '../../words';

const helped = (as: 'attacker' | 'defender') =>
  dice({
    as,
    if: scene => helpers(scene).length > 0,
    does: scene => ({ kind: 'other', then: oneOf(scene, helpers(scene)) }),
  });

/** Modifying dice, a focus token may be taken from another friend at range 0-2 that takes a strain or deplete token for it. */
export default card('upgrade:protectorategleb-crew', helped('attacker'), helped('defender'));

const helpers = (scene: AttackScene) =>
  meant(scene, otherFriend(0, 2, { has: ['focus'] })).flatMap(ship =>
    (['strain', 'deplete'] as const).map(token => ({
      key: `${ship.id}:${token}`,
      ship: ship.id,
      token,
      then: [gain(ship, token), ...transfer(ship, scene.self, 'focus')],
    })),
  );
