import { at, bonusAttack, cannot, card, withThis } from '../../words';

/** A bonus attack on an enemy that just executed a maneuver, or a weapon like any other; only a lock changes its dice. */
export default card(
  'upgrade:underslungblastercannon',
  at('after:execute', {
    who: { is: 'enemy' },
    grantsAttack: true,
    may: scene =>
      bonusAttack(scene, scene.self, { weapons: ['upgrade:underslungblastercannon'], targets: [scene.subject.id] }),
  }),
  cannot('modify', {
    as: 'attacker',
    if: scene => scene.dice === 'attack' && withThis(scene) && scene.by !== 'lock',
  }),
);
