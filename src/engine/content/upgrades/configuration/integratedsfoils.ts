import { amount, card, flipsBeforeActivating, inMy, isPrimary } from '../../words';

/** Closed: primary attacks outside the bullseye arc roll one die fewer; rolls stand on the card. Flips before activating. */
export default card(
  'upgrade:integratedsfoils',
  amount('attackDice', {
    side: 0,
    as: 'attacker',
    if: scene => isPrimary(scene) && !inMy(scene, 'bullseye', scene.attack.defender),
    by: { add: -1 },
  }),
  flipsBeforeActivating(),
);
