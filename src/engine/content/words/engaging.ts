import { type Ability, amount, at, type Scene } from '../../core/ability';
import { engagesAt } from '../../look/initiative';
import { lay, noted } from './notes';
import { friend } from './who';

/** The initiative whose ships act now; null before the first. */
export const initiativeNow = ({ state }: Scene): number | null => {
  const frame = state.agenda.find(({ kind }) => kind === 'phase');
  return frame?.kind === 'phase' ? frame.initiative : null;
};

/** A small friend destroyed at range 0-3 before it has engaged does so at the current initiative, for a charge. */
export const lastShots: readonly Ability[] = [
  at('after:destroyed', {
    who: friend(0, 3, { size: ['small'] }),
    cost: { charge: 1 },
    if: scene => {
      const now = initiativeNow(scene);
      const waits = scene.state.phase === 'engagement' && !scene.subject.round.engaged;
      return waits && now !== null && engagesAt(scene, scene.subject) < now;
    },
    may: scene => [lay(scene, 'avenged', 'phase', { on: scene.subject.id, value: initiativeNow(scene)! })],
  }),
  amount('engagesAt', {
    who: { is: 'friend' },
    while: 'avenged',
    by: scene => ({ set: Number(noted(scene, 'avenged', scene.subject.id)!.value) }),
  }),
];
