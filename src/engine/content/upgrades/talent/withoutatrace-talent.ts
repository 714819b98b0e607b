import { at, cannot, card, isEnemyShip, redOn, takeOff } from '../../words';

/** A cloak token gained lets a red token go. Cloaked, enemy ships cannot lock it. */
export default card(
  'upgrade:withoutatrace-talent',
  at('after:gain', {
    if: ({ token }) => token === 'cloak',
    choose: { oneOf: scene => redOn(scene, scene.self) },
    may: ({ self }, pick) => [takeOff(self, pick)],
  }),
  cannot('beLocked', { if: scene => scene.self.tokens.cloak > 0 && isEnemyShip(scene, scene.by) }),
);
