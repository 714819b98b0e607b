import { at, card, expose, facedown, isStressed, lay, may, perform, type Scene, sufferCrit } from '../../words';

const harms = ({ self }: Scene) => [{ key: 'crit' }, ...(facedown(self) > 0 ? [{ key: 'expose' }] : [])];

/** SLAMs even stressed, for an exposed damage card or a crit. After a partial maneuver, either for a SLAM. */
export default card(
  'upgrade:coaxiumhyperfuel',
  may('actWhileStressed', { if: ({ action }) => action === 'slam' }),
  at('before:action', {
    if: ({ action, self }) => action === 'slam' && isStressed(self),
    remembers: true,
    must: scene => [lay(scene, 'stressed', 'activation')],
  }),
  at('after:action', {
    while: 'stressed',
    if: ({ action }) => action === 'slam',
    choose: { oneOf: harms },
    must: ({ self }, { key }) => [key === 'crit' ? sufferCrit(self) : expose(self)],
  }),
  at('after:execute', {
    if: ({ fully }) => !fully,
    choose: { oneOf: harms },
    may: ({ self }, { key }) => perform(self, ['slam'], { cost: [key === 'crit' ? sufferCrit(self) : expose(self)] }),
  }),
);
