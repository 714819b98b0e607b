import { at, bonusAttack, cannot, card, firesOnlyInto, isGranted, lay, noted, turrets } from '../../words';

/** At initiative 7 a bonus turret attack; from that turret arc there is no other attack this round. */
export default card(
  'upgrade:hansolo',
  at('at:initiative', {
    if: ({ initiative }) => initiative === 7,
    may: scene => {
      const weapons = turrets(scene, scene.self);
      return bonusAttack(scene, scene.self, { weapons, by: scene.source });
    },
  }),
  at('after:attack', {
    as: 'attacker',
    if: isGranted,
    remembers: true,
    must: scene => [lay(scene, 'fired', 'round', { value: scene.attack.arc })],
  }),
  cannot('attack', {
    while: 'fired',
    if: scene => firesOnlyInto(scene, scene.weapon, scene.target, `${noted(scene, 'fired')!.value}`),
  }),
);
