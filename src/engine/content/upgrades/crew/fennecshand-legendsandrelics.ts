import { at, type Chosen, card, gain, lockOneOf, type Scene } from '../../words';

const spotted = { cost: { charge: 1 }, choose: { ship: { is: 'enemy', inMy: 'bullseye' } } } as const;
const strains = (scene: Scene, { ship }: Chosen) => [
  gain(ship, 'strain', scene.self),
  ...lockOneOf(scene, scene.self, [ship.id]),
];

/** After a maneuver fully executed, a barrel roll or a boost, a charge strains an enemy in the bullseye, which may be locked. */
export default card(
  'upgrade:fennecshand-legendsandrelics',
  at('after:execute', { ...spotted, if: ({ fully }) => fully, may: strains }),
  at('after:action', { ...spotted, if: ({ action }) => action === 'barrelRoll' || action === 'boost', may: strains }),
);
