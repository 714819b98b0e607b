import { at, bonusAttack, cannot, card, dice, turn, withThis } from '../../words';

/** For a Force, a bonus attack on an enemy that just executed a maneuver, or a weapon like any other: one focus may be a hit, and nothing else changes its dice. */
export default card(
  'upgrade:foresight',
  at('after:execute', {
    who: { is: 'enemy' },
    cost: { force: 1 },
    grantsAttack: true,
    may: scene => bonusAttack(scene, scene.self, { weapons: ['upgrade:foresight'], targets: [scene.subject.id] }),
  }),
  dice({ as: 'attacker', if: withThis, does: turn(['focus'], 'hit', 1) }),
  cannot('modify', {
    as: 'attacker',
    if: scene => scene.dice === 'attack' && withThis(scene) && !scene.by.includes(':upgrade:foresight:'),
  }),
);
