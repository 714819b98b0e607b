import { type Ability, at, cannot } from '../../core/ability';
import { perform } from './actions';
import { isLimited } from './conditions';
import { eachMay } from './each';
import { revealed } from './maneuvers';
import { lay } from './notes';
import { gain } from './tokens';
import { friend, meant } from './who';

/** As the End Phase starts, each friend at range 0-1 that revealed speed 3-5 may be strained for a barrel roll or boost. */
export const fastFriendsMove: Ability = at('start:end', {
  may: scene => [
    eachMay(
      scene,
      meant(scene, friend(0, 1))
        .filter(ship => (revealed(ship)?.speed ?? 0) >= 3)
        .map(ship => ({
          ship: ship.id,
          then: perform(ship, ['barrelRoll', 'boost'], { cost: [gain(ship, 'strain')] }),
        })),
    ),
  ],
});

/** This ship and friends at range 0-2 that are not limited, destroyed in the Engagement Phase, stay until its end. */
export const staysToTheEnd: readonly Ability[] = [
  at('after:destroyed', {
    who: friend(0, 2),
    if: scene =>
      scene.state.phase === 'engagement' && (scene.subject.id === scene.self.id || !isLimited(scene, scene.subject)),
    must: scene => [lay(scene, 'stays', 'phase', { on: scene.subject.id })],
  }),
  cannot('leave', { who: { is: 'friend' }, while: 'stays' }),
];
