import type { Order } from './entry';

/** A step of an order, and the entry that tells more. */
export interface OrderStep {
  readonly name: string;
  readonly entry: string;
  readonly says: string;
}

const step = (name: string, entry: string, says: string): OrderStep => ({ name, entry, says });

export const ORDER_STEPS: Readonly<Record<Order, readonly OrderStep[]>> = {
  setup: [
    step('Squads', 'squad', 'Ships, shields and charges are made ready.'),
    step('First player', 'first-player', 'Three red dice each.'),
    step('Edges', 'play-area', 'Each player has one of two opposite edges.'),
    step('Markers', 'mission-marker', 'What the mission lays out.'),
    step('Obstacles', 'place-obstacles', 'Six, by turns.'),
    step('Ships', 'place-ships', 'Lowest initiative first.'),
    step('Damage decks', 'damage-deck', 'Shuffled.'),
  ],
  round: [
    step('Planning Phase', 'planning', 'Set a dial for each ship, in secret.'),
    step('System Phase', 'system', 'Devices, decloaking; low initiative first.'),
    step('Activation Phase', 'activation', 'Each ship flies and may act; low initiative first.'),
    step('Engagement Phase', 'engagement', 'Each ship may attack; high initiative first.'),
    step('End Phase', 'end-phase', 'Points, round tokens, charges.'),
  ],
  activation: [
    step('Reveal the dial', 'revealed', 'What was planned is shown.'),
    step('Execute the maneuver', 'maneuver', 'Template, move, then the colour.'),
    step('Perform an action', 'action', 'One, unless stress, a bump or a rock forbids it.'),
  ],
  attack: [
    step('Declare a target', 'declare-target', 'Measure, choose weapon and defender, pay.'),
    step('Roll attack dice', 'attack-dice', 'As many as the weapon says.'),
    step('Defender changes red dice', 'modify', 'With cards that allow it.'),
    step('Attacker changes red dice', 'modify', 'Focus, lock, Force, cards.'),
    step('Roll defense dice', 'defense-dice', 'As many as the agility says.'),
    step('Attacker changes green dice', 'modify', 'With cards that allow it.'),
    step('Defender changes green dice', 'modify', 'Focus, evade, Force, cards.'),
    step('Compare', 'neutralize', 'Evades cancel hits, then critical hits.'),
    step('Damage', 'hit-damage', 'Hits first, then critical hits.'),
    step('Aftermath', 'aftermath', 'Cards that speak of the attack; bonus attacks.'),
  ],
  end: [
    step('The mission scores', 'mission-points', 'From round 2 on.'),
    step('Round tokens leave', 'round-tokens', 'Green, then orange.'),
    step('Charges come back', 'recurring', 'Where the card has an arrow.'),
    step('Has somebody won?', 'winning', 'Else the next round begins.'),
  ],
};
