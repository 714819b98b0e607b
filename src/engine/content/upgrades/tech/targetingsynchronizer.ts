import { asksFor, card, friend, may } from '../../words';

/** Friends at range 1-2 need no lock of their own against what this ship has locked. */
export default card(
  'upgrade:targetingsynchronizer',
  may('attackWithoutRequirement', {
    who: friend(1, 2),
    if: scene => scene.self.locks.includes(scene.target) && asksFor({ ...scene, self: scene.subject }, ['lock']),
  }),
);
