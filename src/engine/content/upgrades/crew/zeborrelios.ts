import { card, may, type Token } from '../../words';

const byFocus = ({
  side,
  dice,
  by,
  spends,
}: {
  side: string;
  dice: string;
  by: string;
  spends: readonly (Token | 'lock')[];
}) => side === 'attacker' && dice === 'attack' && by === 'focus' && spends.includes('focus');

/** At attack range 0, with Zeb on either side, the attacker's focus tokens work as usual. */
export default card(
  'upgrade:zeborrelios',
  may('modify', { name: 'attacking', as: 'attacker', if: byFocus }),
  may('modify', { name: 'defending', as: 'defender', if: byFocus }),
);
