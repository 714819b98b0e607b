import { amount, at, card, lockOneOf, otherObjects } from '../../words';

/** Holds two locks, on different objects. After a lock action, another lock may be acquired. */
export default card(
  'upgrade:r3astromech',
  amount('locks', { by: { min: 2 } }),
  at('after:action', {
    if: ({ action }) => action === 'lock',
    may: scene =>
      lockOneOf(
        scene,
        scene.self,
        otherObjects(scene).filter(object => !scene.self.locks.includes(object)),
      ),
  }),
);
