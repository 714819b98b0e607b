import { at, card, expose, facedown, flown, perform, sufferCrit } from '../words';

/** After fully executing a speed 3-4 maneuver, a charge for a red SLAM, even stressed. After a SLAM: expose, or a crit. */
export default card(
  'shipAbility:coaxiuminjectors',
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && [3, 4].includes(flown(scene).speed),
    may: ({ self }) => perform(self, ['slam'], { as: 'red', evenStressed: true }),
  }),
  at('after:action', {
    if: ({ action }) => action === 'slam',
    choose: { oneOf: ({ self }) => [{ key: 'crit' }, ...(facedown(self) > 0 ? [{ key: 'expose' }] : [])] },
    must: ({ self }, { key }) => [key === 'crit' ? sufferCrit(self) : expose(self)],
  }),
);
