import { at, bonusAttack, cannot, card, withThis } from '../../words';

/** A bonus attack on an enemy that just executed a maneuver, or a weapon like any other; its dice cannot be modified. */
export default card(
  'upgrade:snapshot',
  at('after:execute', {
    who: { is: 'enemy' },
    grantsAttack: true,
    may: scene => bonusAttack(scene, scene.self, { weapons: ['upgrade:snapshot'], targets: [scene.subject.id] }),
  }),
  cannot('modify', { as: 'attacker', if: scene => scene.dice === 'attack' && withThis(scene) }),
);
