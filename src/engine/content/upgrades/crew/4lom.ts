import { at, attacksNow, cannot, card, greenKinds, isShip, lay, noted } from '../../words';

/** Attacking, once the dice are rolled, a green token may be named for two ion tokens: the defender cannot spend such now. */
export default card(
  'upgrade:4lom',
  at('after:rollAttack', {
    as: 'attacker',
    cost: { gain: 'ion', count: 2 },
    if: ({ defender }) => isShip(defender),
    choose: { oneOf: greenKinds },
    may: (scene, { token }) => [lay(scene, 'named', 'attack', { value: token })],
  }),
  cannot('spend', {
    who: { is: 'any' },
    if: scene => attacksNow(scene)?.defender === scene.subject.id && noted(scene, 'named')?.value === scene.token,
  }),
);
