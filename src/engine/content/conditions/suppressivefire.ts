import { amount, at, card, dealt, isGiver, lay, noted, removeThis, type Scene, type Ship } from '../words';

/** Of whoever assigned it. */
const rex = { who: { is: 'any' }, if: (scene: Scene & { subject: Ship }) => isGiver(scene, scene.subject.id) } as const;
const goes = { must: (scene: Scene) => [removeThis(scene)] };
const attacked = (scene: Scene) => [lay(scene, 'attacked', 'phase')];

/**
 * Attacks at any ship but the one that assigned it roll a die less. It goes once that one has defended or is destroyed,
 * or when an Engagement Phase ends in which it did not attack.
 */
export default card(
  'condition:suppressivefire',
  amount('attackDice', { as: 'attacker', if: scene => !isGiver(scene, scene.attack.defender), by: { add: -1 } }),
  // Assigned after an attack: in this phase it has made one.
  dealt(attacked),
  at('after:attack', { ...rex, name: 'attacked', as: 'attacker', remembers: true, must: attacked }),
  at('after:attack', { ...rex, ...goes, name: 'defended', as: 'defender' }),
  at('end:engagement', { ...goes, if: scene => !noted(scene, 'attacked') }),
  at('after:destroyed', { ...rex, ...goes }),
);
