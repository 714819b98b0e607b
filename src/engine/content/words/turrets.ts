import type { AttackScene, Scene } from '../../core/ability';
import type { Ship } from '../../core/state';
import { there } from './who';

/** A friend, or this ship itself, has the enemy of the attack in a turret arc. */
export const inFriendlyTurret = (scene: AttackScene): boolean =>
  there(scene, { is: 'friend', turretOnFoe: true }).length > 0;

/** Whether what goes on is part of that ship's own activation. */
export const activatesNow = ({ state }: Scene, { id }: Ship): boolean =>
  state.agenda.some(frame => frame.kind === 'activation' && frame.ship === id);
