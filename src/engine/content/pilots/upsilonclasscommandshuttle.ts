import {
  at,
  card,
  chargesOn,
  dice,
  enemy,
  friend,
  gain,
  initiativeAt,
  loseCharge,
  may,
  perform,
  placeable,
  reroll,
  type Scene,
} from '../words';

/** After a ship at range 0-2 in the front arc has gained one of these, a charge for another one. */
const inView = { who: { is: 'other', range: [0, 2], inMy: 'front' }, cost: { charge: 1 } } as const;
const isFought = ({ state }: Scene): boolean => state.phase === 'activation' || state.phase === 'engagement';

const calm = { who: friend(1, 2), does: reroll(1, { only: ['focus'] }) } as const;
const outranks = (scene: Scene, { id }: { readonly id: Scene['self']['id'] }): boolean =>
  chargesOn(scene) > 0 && initiativeAt(scene, id)! < initiativeAt(scene, scene.self.id)!;

export default [
  /** Once he is placed, other friendly small ships may be placed at range 0-2 of him. */
  card('pilot:lieutenantdormitz', placeable({ who: { is: 'otherFriend', size: ['small'] }, within: 2 })),

  /** In the Activation or Engagement Phase, a charge tractors a ship at range 0-2 in the front arc that gained stress. */
  card(
    'pilot:pettyofficerthanisson',
    at('after:gain', {
      ...inView,
      if: scene => scene.token === 'stress' && isFought(scene),
      may: ({ self, subject }) => [gain(subject, 'tractor', self)],
    }),
  ),
  /** In the Activation or Engagement Phase, a charge stresses a ship at range 0-2 in the front arc that was depleted or strained. */
  card(
    'pilot:pettyofficerthanisson-evacuationofdqar',
    at('after:gain', {
      ...inView,
      if: scene => (scene.token === 'deplete' || scene.token === 'strain') && isFought(scene),
      may: ({ self, subject }) => [gain(subject, 'stress', self)],
    }),
  ),

  /** As he coordinates, and for his upgrades, friends at range 2-3 may count as at range 0 or 1. */
  card('pilot:majorstridan', may('countAsClose', { if: ({ range }) => range === 2 || range === 3 })),

  /** While it has a charge, friends at range 1-2 of lower initiative may reroll a focus. An enemy destroyed at range 0-3 costs one. */
  card(
    'pilot:captaincardinal',
    dice({ ...calm, as: 'attacker', if: scene => outranks(scene, scene.subject) }),
    dice({ ...calm, as: 'defender', if: scene => outranks(scene, scene.subject) }),
    at('after:destroyed', { who: enemy(0, 3), must: ({ self }) => [loseCharge(self)] }),
  ),

  /** After suffering damage, a charge for an action. */
  card('pilot:lieutenanttavson', at('after:suffer', { cost: { charge: 1 }, may: ({ self }) => perform(self, null) })),
];
