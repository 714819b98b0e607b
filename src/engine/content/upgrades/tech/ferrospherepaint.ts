import { at, card, meIn, unlessBreaksLock } from '../../words';

/** An enemy ship locks this one from outside its own bullseye arc: it gains stress unless it breaks that lock. */
export default card(
  'upgrade:ferrospherepaint',
  at('after:lock', {
    who: { is: 'enemy' },
    if: scene => scene.object === scene.self.id && !meIn(scene, 'bullseye', scene.subject.id),
    must: scene => unlessBreaksLock(scene, scene.subject),
  }),
);
