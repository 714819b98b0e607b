import { at, atRange, card, suffer } from '../../words';

/** Destroyed, it deals a hit to every other ship at range 0-1. */
export default card(
  'upgrade:deadmansswitch',
  at('after:destroyed', { must: scene => atRange(scene, 0, 1).map(ship => suffer(ship, 'hit')) }),
);
