import type { Stage } from './steps';

/** What a stage is called, its rule in a sentence, and where the rulebook tells more. */
export const STAGE_WORDS: Readonly<
  Record<Stage, { readonly name: string; readonly rule: string; readonly entry: string }>
> = {
  setup: { name: 'Setup', rule: 'Obstacles by turns, then ships, lowest initiative first.', entry: 'setup' },
  planning: {
    name: 'Planning',
    rule: 'Dials are set in secret; when both are ready, the first player is rolled for.',
    entry: 'planning',
  },
  system: { name: 'System', rule: 'Devices, decloaking and some cards, lowest initiative first.', entry: 'system' },
  reveal: { name: 'Reveal', rule: 'The dial is turned up: this is what was planned in secret.', entry: 'revealed' },
  move: {
    name: 'Move',
    rule: 'The ship goes to the far end of its template, then its colour counts.',
    entry: 'maneuver',
  },
  act: { name: 'Act', rule: 'One action, if nothing forbids it.', entry: 'action' },
  engage: { name: 'Engage', rule: 'Highest initiative first; each ship may attack once.', entry: 'engagement' },
  declare: { name: 'Declare', rule: 'A weapon and a target in its arc and range.', entry: 'declare-target' },
  roll: { name: 'Roll', rule: 'Red dice attack, green dice defend. Range and rocks may add one.', entry: 'attack' },
  modify: {
    name: 'Change dice',
    rule: 'Tokens, locks and cards change dice, the other player first.',
    entry: 'modify',
  },
  compare: { name: 'Compare', rule: 'Each evade cancels a hit, then critical hits.', entry: 'neutralize' },
  damage: { name: 'Damage', rule: 'Shields first; then cards, faceup for a critical hit.', entry: 'hit-damage' },
  aftermath: {
    name: 'Aftermath',
    rule: 'Cards that speak of the attack: the defender’s side first, then the attacker’s.',
    entry: 'aftermath',
  },
  end: {
    name: 'End of the round',
    rule: 'The mission scores, round tokens leave, charges come back.',
    entry: 'end-phase',
  },
  scoring: { name: 'Scoring', rule: 'Lost ships and the mission bring points.', entry: 'mission-points' },
  chance: { name: 'Roll for it', rule: 'A die outside of an attack says what else happens.', entry: 'attack-dice' },
  round: { name: 'A new round', rule: 'Round tokens have left, dials are set anew.', entry: 'round' },
};
