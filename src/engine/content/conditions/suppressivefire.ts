import { amount, at, card, dealt, isGiver, lay, noted, removeThis } from '../words';

/**
 * Attacks at any ship but the one that assigned it roll a die less. It goes once that one has defended or is destroyed,
 * or when an Engagement Phase ends in which it did not attack.
 */
export default card(
  'condition:suppressivefire',
  amount('attackDice', {
    as: 'attacker',
    if: scene => !isGiver(scene, scene.attack.defender),
    by: { add: -1 },
  }),
  // Assigned after an attack: in this phase it has made one.
  dealt(scene => [lay(scene, 'attacked', 'phase')]),
  at('after:attack', {
    name: 'attacked',
    who: { is: 'any' },
    as: 'attacker',
    if: scene => isGiver(scene, scene.subject.id),
    remembers: true,
    must: scene => [lay(scene, 'attacked', 'phase')],
  }),
  at('after:attack', {
    name: 'defended',
    who: { is: 'any' },
    as: 'defender',
    if: scene => isGiver(scene, scene.subject.id),
    must: scene => [removeThis(scene)],
  }),
  at('end:engagement', { if: scene => !noted(scene, 'attacked'), must: scene => [removeThis(scene)] }),
  at('after:destroyed', {
    who: { is: 'any' },
    if: scene => isGiver(scene, scene.subject.id),
    must: scene => [removeThis(scene)],
  }),
);
