import { cannot, card, repairAction } from '../words';

/** Only the focus action and those of damage cards. */
export default card(
  'damage:damagedsensorarray',
  cannot('perform', { if: ({ action }) => action !== 'focus' && !action.startsWith('repair:') }),
  repairAction,
);
