import type { TokenPiece } from '../art/tokens';
import type { Face } from '../engine/core/event';
import type { ActionColor, ActionKind, Arc, Difficulty } from '../engine/core/vocabulary';

/** A word of the game, and what it means in a sentence or two. */
export interface Meaning {
  readonly name: string;
  readonly means: string;
}

export const TOKEN_MEANINGS: Readonly<Record<TokenPiece, Meaning>> = {
  focus: {
    name: 'Focus',
    means: 'Spend it to change all focus results of your roll: to hits in attack, to evades in defense.',
  },
  evade: { name: 'Evade', means: 'When you defend, spend it to change a blank or a focus result to an evade.' },
  calculate: {
    name: 'Calculate',
    means: 'Spend it to change one focus result: to a hit in attack, an evade in defense.',
  },
  reinforceFore: {
    name: 'Reinforce fore',
    means:
      'If the attacker is wholly in your front half and more than one hit is left, one is canceled. It is not spent.',
  },
  reinforceAft: {
    name: 'Reinforce aft',
    means:
      'If the attacker is wholly in your rear half and more than one hit is left, one is canceled. It is not spent.',
  },
  disarm: { name: 'Disarm', means: 'You cannot attack. It leaves in the End Phase.' },
  jam: {
    name: 'Jam',
    means:
      'It takes away one green token or one lock, now or as soon as you get one, and leaves with it; else in the End Phase.',
  },
  tractor: {
    name: 'Tractor',
    means:
      'Once you have enough (1 on a small ship, 2 medium, 3 large) you may be pulled aside, and you defend with one die fewer. They leave in the End Phase.',
  },
  cloak: {
    name: 'Cloak',
    means: 'Two more agility, but no attacks. In the System Phase you may decloak and slip away.',
  },
  stress: {
    name: 'Stress',
    means: 'No actions, and no red maneuvers. A blue maneuver removes one, before the action.',
  },
  ion: {
    name: 'Ion',
    means:
      'Once you have enough (1 on a small ship, 2 medium, 3 large) you lose your locks, drift at a blue 1 and can only focus; then all of them leave.',
  },
  strain: { name: 'Strain', means: 'You defend with one die fewer, then one leaves. A blue maneuver removes one too.' },
  deplete: {
    name: 'Deplete',
    means: 'You attack with one die fewer, then one leaves. A blue maneuver removes one too.',
  },
  lock: {
    name: 'Lock',
    means: 'When you attack what you have locked, spend the lock to reroll any of your attack dice.',
  },
  charge: {
    name: 'Charge',
    means: 'Pays for what a card offers. Where the card has an arrow, one comes back each End Phase.',
  },
  force: {
    name: 'Force',
    means: 'Each that you spend changes one focus result of yours. As a rule one comes back each End Phase.',
  },
  shield: { name: 'Shield', means: 'Takes one damage of either kind, and is gone.' },
  damage: { name: 'Facedown damage', means: 'One damage to the hull, with no further effect.' },
  critDamage: {
    name: 'Faceup damage',
    means: 'One damage to the hull, and what the card says as long as it lies faceup.',
  },
};

export const FACE_MEANINGS: Readonly<Record<Face, Meaning>> = {
  hit: { name: 'Hit', means: 'One damage, unless an evade cancels it.' },
  crit: { name: 'Critical hit', means: 'One damage; on the hull its card comes faceup. Evades cancel hits first.' },
  focus: { name: 'Focus', means: 'Nothing by itself. Focus, calculate and Force make something of it.' },
  blank: { name: 'Blank', means: 'Nothing.' },
  evade: { name: 'Evade', means: 'Cancels one hit or, when no hit is left, one critical hit.' },
};

export const ARC_MEANINGS: Readonly<Record<Arc, Meaning>> = {
  front: { name: 'Front arc', means: 'The quarter before the ship.' },
  rear: { name: 'Rear arc', means: 'The quarter behind the ship.' },
  left: { name: 'Left arc', means: 'The quarter to the left of the ship.' },
  right: { name: 'Right arc', means: 'The quarter to the right of the ship.' },
  bullseye: { name: 'Bullseye arc', means: 'The narrow strip straight ahead.' },
  fullFront: { name: 'Full front arc', means: 'The whole half before the ship.' },
  fullRear: { name: 'Full rear arc', means: 'The whole half behind the ship.' },
  singleTurret: { name: 'Turret', means: 'The quarter that the turret indicator points at.' },
  doubleTurret: { name: 'Double turret', means: 'The two opposite quarters that the indicator points at.' },
};

export const DIFFICULTY_MEANINGS: Readonly<Record<Difficulty, Meaning>> = {
  blue: { name: 'Blue', means: 'Easy: removes one stress, one strain and one deplete token, before the action.' },
  white: { name: 'White', means: 'Neither removes tokens nor brings any.' },
  red: { name: 'Red', means: 'Hard: brings a stress token. A stressed ship cannot set it.' },
  purple: { name: 'Purple', means: 'Costs 1 Force. Without any, the ship flies a white 2 straight.' },
};

export const ACTION_COLOR_MEANINGS: Readonly<Record<ActionColor, Meaning>> = {
  white: { name: 'White', means: 'Costs nothing.' },
  red: { name: 'Red', means: 'Brings a stress token.' },
  purple: { name: 'Purple', means: 'Costs 1 Force.' },
};

export const ACTION_MEANINGS: Readonly<Record<ActionKind, Meaning>> = {
  focus: { name: 'Focus', means: 'Gain a focus token.' },
  calculate: { name: 'Calculate', means: 'Gain a calculate token.' },
  evade: { name: 'Evade', means: 'Gain an evade token.' },
  lock: { name: 'Lock', means: 'Lock an object at range 0–3.' },
  barrelRoll: { name: 'Barrel roll', means: 'Slide sideways, keeping your facing.' },
  boost: { name: 'Boost', means: 'Move ahead by a speed 1 straight or bank.' },
  rotate: { name: 'Rotate', means: 'Turn your turret indicator to another arc.' },
  reinforce: { name: 'Reinforce', means: 'Gain a reinforce token for your front or your rear half.' },
  reload: { name: 'Reload', means: 'Recover a charge of a torpedo, missile or device, and gain a disarm token.' },
  coordinate: { name: 'Coordinate', means: 'Another friendly ship at range 1–2 may perform an action.' },
  jam: { name: 'Jam', means: 'Give a jam token to an enemy at range 1, or at 1–2 in your bullseye.' },
  cloak: { name: 'Cloak', means: 'Gain a cloak token.' },
  slam: { name: 'SLAM', means: 'Fly another maneuver of your dial, of the speed you flew, and gain a disarm token.' },
};

/** Actions that a mission adds to every ship’s own. */
export const MISSION_ACTION_MEANINGS = {
  tow: { name: 'Tow', means: 'Take a supply cache at range 0–1 along.' },
  scramble: { name: 'Scramble', means: 'Lay your marker on a satellite at range 0–1, in place of the other side’s.' },
  transmit: { name: 'Transmit', means: 'Learn from a data cache at range 0–1: that spends its charge.' },
} as const satisfies Readonly<Record<string, Meaning>>;

export const NUMBERS = ['initiative', 'attack', 'agility', 'hull', 'shields', 'charge', 'force'] as const;
export type GameNumber = (typeof NUMBERS)[number];

export const NUMBER_MEANINGS: Readonly<Record<GameNumber, Meaning>> = {
  initiative: { name: 'Initiative', means: 'Low moves first, high shoots first.' },
  attack: { name: 'Attack', means: 'How many attack dice that weapon rolls.' },
  agility: { name: 'Agility', means: 'How many defense dice it rolls.' },
  hull: { name: 'Hull', means: 'With that many damage cards the ship is destroyed.' },
  shields: { name: 'Shields', means: 'Each takes one damage before the hull does.' },
  charge: { name: 'Charges', means: 'Uses of what the card offers.' },
  force: { name: 'Force', means: 'Each changes one focus result, and pays for what is purple.' },
};

export const PHASE_MEANINGS = {
  planning: {
    name: 'Planning Phase',
    means: 'Both players secretly set a dial for each ship; then the first player is rolled for.',
  },
  system: { name: 'System Phase', means: 'Devices are dropped, ships decloak, some cards act: low initiative first.' },
  activation: { name: 'Activation Phase', means: 'Each ship flies and may act, low initiative first.' },
  engagement: { name: 'Engagement Phase', means: 'Each ship may attack, high initiative first.' },
  end: {
    name: 'End Phase',
    means: 'The mission scores, from round 2 on; circular tokens leave, and some charges come back.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

/** What else lies or stands there. */
export const THING_MEANINGS = {
  attackDie: { name: 'Attack die', means: 'Red. Rolled by the attacker: hits, critical hits, focus results, blanks.' },
  defenseDie: { name: 'Defense die', means: 'Green. Rolled by the defender: evades, focus results, blanks.' },
  dial: { name: 'Dial', means: 'The maneuver planned for this ship. Nobody else sees it until the ship activates.' },
  firstPlayer: {
    name: 'First player',
    means: 'Goes first where both could, as with equal initiative. Rolled for anew each round.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
