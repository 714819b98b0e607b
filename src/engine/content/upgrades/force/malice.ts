import { at, attacksNow, card, dice, hasTrait, lay, recoverForce, turn, usedThis } from '../../words';

/** A Force makes a crit of a focus or hit; a faceup Pilot card dealt to the defender then brings two back. (No deck has Crew cards.) */
export default card(
  'upgrade:malice',
  dice({ as: 'attacker', cost: { force: 1 }, does: turn(['focus', 'hit'], 'crit', 1) }),
  at('after:deal', {
    who: { is: 'any' },
    if: scene => {
      const attack = attacksNow(scene);
      const dealt = scene.faceup && hasTrait(scene, scene.subject, scene.id, ['pilot']);
      return dealt && attack?.defender === scene.subject.id && usedThis({ ...scene, attack });
    },
    remembers: true,
    must: scene => [lay(scene, 'struck', 'attack')],
  }),
  at('after:attack', { as: 'attacker', while: 'struck', must: ({ self }) => [recoverForce(self, 2)] }),
);
