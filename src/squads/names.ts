import type { ActionKind, Arc, Faction, ObstacleKind, ProfileId, Slot } from '../engine/core/vocabulary';

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  rebelalliance: 'Rebel Alliance',
  galacticempire: 'Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
  resistance: 'Resistance',
  firstorder: 'First Order',
  galacticrepublic: 'Galactic Republic',
  separatistalliance: 'Separatist Alliance',
};

export const PROFILE_NAMES: Readonly<Record<ProfileId, string>> = { amg20: '20 points', xwa50: '50 points' };

/** What an obstacle is called, before its number. */
export const OBSTACLE_NAMES: Readonly<Record<ObstacleKind, string>> = {
  asteroid: 'asteroid',
  debris: 'debris cloud',
  gas: 'gas cloud',
};

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  talent: 'talent',
  force: 'Force',
  astromech: 'astromech',
  crew: 'crew',
  gunner: 'gunner',
  sensor: 'sensor',
  tech: 'tech',
  cannon: 'cannon',
  turret: 'turret',
  torpedo: 'torpedo',
  missile: 'missile',
  device: 'device',
  illicit: 'illicit',
  modification: 'modification',
  configuration: 'configuration',
  title: 'title',
  tacticalRelay: 'tactical relay',
};

export const ACTION_NAMES: Readonly<Record<ActionKind, string>> = {
  focus: 'focus',
  calculate: 'calculate',
  evade: 'evade',
  lock: 'lock',
  barrelRoll: 'barrel roll',
  boost: 'boost',
  rotate: 'rotate',
  reinforce: 'reinforce',
  reload: 'reload',
  coordinate: 'coordinate',
  jam: 'jam',
  cloak: 'cloak',
  slam: 'SLAM',
};

export const ARC_NAMES: Readonly<Record<Arc, string>> = {
  front: 'front',
  rear: 'rear',
  left: 'left',
  right: 'right',
  bullseye: 'bullseye',
  fullFront: 'full front',
  fullRear: 'full rear',
  singleTurret: 'single turret',
  doubleTurret: 'double turret',
};

/** `small`, `small or medium`. */
export const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
