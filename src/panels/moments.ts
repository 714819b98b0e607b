import type { PlayedPhase, StepOfAttack, When } from '../engine/core/window';

const PHASES: Readonly<Record<PlayedPhase, string>> = {
  planning: 'Planning Phase',
  system: 'System Phase',
  activation: 'Activation Phase',
  engagement: 'Engagement Phase',
  end: 'End Phase',
};

const STEPS: Readonly<Record<StepOfAttack, string>> = {
  rollAttack: 'attack dice are rolled',
  modifyAttack: 'attack dice are modified',
  rollDefense: 'defense dice are rolled',
  modifyDefense: 'defense dice are modified',
  neutralize: 'results are neutralized',
  dealDamage: 'damage is dealt',
};

type OfPhase = `${'start' | 'end'}:${PlayedPhase}`;
type OfStep = `${'before' | 'after'}:${StepOfAttack}`;

const MOMENTS: Readonly<Record<Exclude<When, OfPhase | OfStep>, string>> = {
  'before:setup': 'before setup',
  'after:setup': 'after setup',
  'during:system': 'during the System Phase',
  'during:end': 'in the End Phase',
  'end:game': 'at the end of the game',
  'at:initiative': 'as an initiative has its turn',
  'before:activate': 'before a ship activates',
  'before:reveal': 'before a dial is revealed',
  'after:reveal': 'after a dial is revealed',
  'after:difficulty': 'after a maneuver’s difficulty is checked',
  'before:execute': 'before a maneuver',
  'before:difficulty': 'before the difficulty of a maneuver is checked',
  'after:execute': 'after a maneuver',
  'after:skipManeuver': 'after a maneuver that was skipped',
  'after:activate': 'after a ship has activated',
  'before:engage': 'before a ship engages',
  'after:engage': 'after a ship has engaged',
  'after:noAttack': 'after a ship has not attacked',
  'before:action': 'before an action',
  'after:action': 'after an action',
  'after:failedAction': 'after a failed action',
  'after:coordinated': 'after a ship is coordinated',
  'after:declare': 'after an attack is declared',
  'after:attack': 'after an attack',
  'after:roll': 'after dice are rolled',
  'after:modify': 'after dice are modified',
  'after:gain': 'after a token is gained',
  'after:spend': 'after something is spent',
  'after:lose': 'after a token is removed',
  'after:lock': 'after a lock is acquired',
  'after:shieldLost': 'after a shield is lost',
  'after:suffer': 'after damage is suffered',
  'after:deal': 'after a damage card is dealt',
  'after:repair': 'after a damage card is repaired',
  'after:destroyed': 'after a ship is destroyed',
  'after:flee': 'after a ship flees',
  'after:reserve': 'after a ship is placed in reserve',
  'after:deploy': 'after a ship deploys',
  'after:move': 'after a ship moves',
  'after:overlap': 'after ships overlap',
  'after:obstacle': 'after a ship meets an obstacle',
  'after:device': 'after a device is placed',
  'after:bomb': 'after a ship suffers the effect of a bomb',
  'after:detonate': 'after a device detonates',
  'modifying attack dice': 'while attack dice are modified',
  'modifying defense dice': 'while defense dice are modified',
  'performing actions': 'when the ship performs an action',
  attacking: 'when the ship attacks',
};

/** A moment of the rules, as it is called behind "it comes in". */
export function whenWords(when: When): string {
  if (when in MOMENTS) return MOMENTS[when as keyof typeof MOMENTS];
  const [edge, of] = when.split(':') as [string, PlayedPhase & StepOfAttack];
  if (of in PHASES) return `at the ${edge} of the ${PHASES[of]}`;
  return `${edge} ${STEPS[of]}`;
}
