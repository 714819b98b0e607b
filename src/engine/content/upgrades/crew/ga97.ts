import { assign, at, card, either, spendCharges } from '../../words';

/** Before forces are placed three to five charges hold another friendly ship back in reserve until all are recovered. */
export default card(
  'upgrade:ga97',
  at('before:setup', {
    choose: { ship: { is: 'otherFriend' } },
    may: (scene, { ship }) => {
      const held = assign(scene, ship, 'condition:itstheresistance');
      return either(scene, {
        '3 charges': [...spendCharges(scene, 3), held],
        '4 charges': [...spendCharges(scene, 4), held],
        '5 charges': [...spendCharges(scene, 5), held],
      });
    },
  }),
);
