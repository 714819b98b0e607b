import { at, card, either, expose, facedown, hit, isStressed, lay, may, noted } from '../../words';

/** The action of its Perform Action step even while stressed. Each action while stressed exposes a damage card or costs a hit. */
export default card(
  'upgrade:chopper-crew',
  may('actWhileStressed', { if: ({ why }) => why === 'activation' }),
  at('before:action', {
    if: ({ self }) => isStressed(self),
    remembers: true,
    must: scene => [lay(scene, `stressed:${scene.action}`, 'round')],
  }),
  at('after:action', {
    if: scene => noted(scene, `stressed:${scene.action}`) !== null,
    must: scene =>
      either(scene, {
        'turn a damage card faceup': facedown(scene.self) > 0 ? [expose(scene.self)] : [],
        'suffer a hit': [hit(scene)],
      }),
  }),
);
