import type { Ability } from '../../core/ability';
import { inSystemPhase, notRecovered } from './deviceWords';

/** Crews that leave the ship in the System Phase, as remotes. */
export const commandos = {
  'upgrade:clanwrencommandos': [inSystemPhase('upgrade:clanwrencommandos'), notRecovered],
  'upgrade:niteowlcommandos': [inSystemPhase('upgrade:niteowlcommandos'), notRecovered],
  'upgrade:deathwatchcommandos': [inSystemPhase('upgrade:deathwatchcommandos'), notRecovered],
  'upgrade:imperialsupercommandos': [inSystemPhase('upgrade:imperialsupercommandos'), notRecovered],
  'upgrade:mandaloriansupercommandos': [inSystemPhase('upgrade:mandaloriansupercommandos'), notRecovered],
} satisfies Record<string, Ability[]>;
