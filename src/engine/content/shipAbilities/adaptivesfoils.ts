import { at, card, gain, inMy, lose } from '../words';

/** A barrel roll action depletes. Before rolling against a defender in the bullseye arc, that may be removed. */
export default card(
  'shipAbility:adaptivesfoils',
  at('after:action', { if: ({ action }) => action === 'barrelRoll', must: ({ self }) => [gain(self, 'deplete')] }),
  at('before:rollAttack', {
    as: 'attacker',
    if: scene => scene.self.tokens.deplete > 0 && inMy(scene, 'bullseye', scene.attack.defender),
    may: ({ self }) => [lose(self, 'deplete')],
  }),
);
