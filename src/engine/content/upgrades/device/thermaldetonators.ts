import { card, inSystemPhase, instead, recoverCharge } from '../../words';

/** Up to two at once; a reload brings back two. */
export default card(
  'upgrade:thermaldetonators',
  inSystemPhase('upgrade:thermaldetonators'),
  instead('reloadCard', {
    if: ({ source, effect }) => effect.card === source,
    must: scene => [recoverCharge(scene), scene.effect],
  }),
);
