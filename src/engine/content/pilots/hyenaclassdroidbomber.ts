import {
  amount,
  anyShip,
  at,
  cannot,
  card,
  isMeantIn,
  may,
  perform,
  same,
  sufferCrit,
  templates,
  type Way,
} from '../words';

const NETWORKED = { shipAbility: 'shipAbility:networkedcalculations' } as const;

/** At attack range 1, one more die, and a crit for itself as soon as that attack hits. */
const dbs404 = card(
  'pilot:dbs404',
  amount('attackDice', { as: 'attacker', if: ({ attack }) => attack.range === 1, by: { add: 1 } }),
  at('after:neutralize', {
    as: 'attacker',
    if: ({ attack }) => attack.range === 1 && attack.hit === true,
    must: ({ self }) => [sufferCrit(self)],
  }),
);

/** What a special attack asks for, tokens or a lock, is not needed against whom a networked friend has locked. */
const baktoid = card(
  'pilot:baktoidprototype',
  may('attackWithoutRequirement', {
    if: scene => anyShip(scene, { is: 'friend', ...NETWORKED, locks: scene.target }),
  }),
);

const launched = ({ template }: Way): readonly Way[] => (template ? [{ how: 'launch', edge: 'front', template }] : []);

export default [
  /** Whatever template a device would be dropped with, it may be launched with. */
  card('pilot:bombardmentdrone', templates('drop', { last: true, by: launched })),

  dbs404,
  same('pilot:dbs404-siegeofcoruscant', dbs404),
  baktoid,
  same('pilot:baktoidprototype-siegeofcoruscant', baktoid),

  /** As the Engagement Phase starts, a calculate token buys a coordinate action; only networked ships follow it. */
  card(
    'pilot:dbs32c',
    at('start:engagement', { cost: { spend: 'calculate' }, may: ({ self }) => perform(self, ['coordinate']) }),
    cannot('coordinate', { if: scene => !isMeantIn(scene, scene.target, { is: 'any', ...NETWORKED }) }),
  ),
  /** After a calculate action, a charge buys a jam action. */
  card(
    'pilot:dbs32c-siegeofcoruscant',
    at('after:action', {
      cost: { charge: 1 },
      if: ({ action }) => action === 'calculate',
      may: ({ self }) => perform(self, ['jam']),
    }),
  ),
];
