import { at, bonusAttack, card, isOfSlot, primaries } from '../../words';

/** After a cannon attack, a strain token is a bonus attack with a primary weapon on the same target. */
export default card(
  'upgrade:misthunter-title',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    cost: { gain: 'strain' },
    if: scene => isOfSlot(scene, scene.weapon, ['cannon']),
    may: scene => bonusAttack(scene, scene.self, { weapons: primaries(scene, scene.self), targets: [scene.defender] }),
  }),
);
