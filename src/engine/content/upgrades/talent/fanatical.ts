import { card, dice, isPrimary, turn } from '../../words';

/** Without shields, a focus of a primary attack becomes a hit. */
export default card(
  'upgrade:fanatical',
  dice({ as: 'attacker', if: scene => isPrimary(scene) && scene.self.shields === 0, does: turn(['focus'], 'hit', 1) }),
);
