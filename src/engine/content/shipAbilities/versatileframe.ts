import { card, onBar, revealed } from '../words';

/** While the revealed maneuver is blue, a white boost on the bar. (The weapon that it may equip is for squads to know.) */
export default card(
  'shipAbility:versatileframe',
  onBar('boost', { color: 'white', if: ({ self }) => revealed(self)?.difficulty === 'blue' }),
);
