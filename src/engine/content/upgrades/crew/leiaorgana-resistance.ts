import { amount, at, canBeEased, card, isStop, lay } from '../../words';

/** A Force makes the maneuver that a friend anywhere has revealed, but for a stop, a step easier. */
export default card(
  'upgrade:leiaorgana-resistance',
  at('after:reveal', {
    who: { is: 'friend' },
    cost: { force: 1 },
    if: scene => !isStop(scene) && canBeEased(scene, scene.subject),
    may: scene => [lay(scene, 'eased', 'maneuver', { on: scene.subject.id })],
  }),
  amount('difficulty', { who: { is: 'friend' }, while: 'eased', by: { add: -1 } }),
);
