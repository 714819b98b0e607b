import { type Ability, at, type Scene } from '../../core/ability';
import type { ObjectId } from '../../core/ids';
import { rangeTo } from '../../look/objects';
import { gainSeveral } from './tokens';
import { enemy, meant, there } from './who';

/** Whether anything lies within that range of a friend, or of this ship. */
export const isNearFriend = (scene: Scene, object: ObjectId, most: number): boolean =>
  there(scene, { is: 'friend' }).some(ship => ship.id === object || rangeTo(scene, ship, object) <= most);

/** As the Engagement Phase starts, every enemy ship at range 0 is jammed, twice. */
export const jamsWhomItTouches: Ability = at('start:engagement', {
  must: scene => meant(scene, enemy(0, 0)).flatMap(ship => gainSeveral(ship, 'jam', 2, scene.self)),
});
