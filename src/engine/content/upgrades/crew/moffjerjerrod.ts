import { at, card, eachMay, lay, liftNamed, meant, perform, templates } from '../../words';

const TEMPLATES = ['1bankLeft', '1straight', '1bankRight'] as const;

/** In the System Phase, two charges and a template of speed 1 that does not turn: each friend may perform a red boost with it. */
export default card(
  'upgrade:moffjerjerrod',
  at('during:system', {
    cost: { charge: 2 },
    choose: { oneOf: () => TEMPLATES.map(key => ({ key })) },
    may: (scene, { key }) => [
      lay(scene, key, 'phase'),
      eachMay(
        scene,
        meant(scene, { is: 'friend' }).map(ship => ({ ship: ship.id, then: perform(ship, ['boost'], { as: 'red' }) })),
      ),
      liftNamed(scene, key, 'phase'),
    ],
  }),
  ...TEMPLATES.map(template =>
    templates('boost', {
      name: template,
      who: { is: 'friend' },
      while: template,
      instead: true,
      by: way => [{ ...way, template }],
    }),
  ),
);
