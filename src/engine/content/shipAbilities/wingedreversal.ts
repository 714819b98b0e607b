import { amount, at, card, changeManeuver, flown, isTurn, lay } from '../words';

/** For a charge and a strain token a revealed turn is flown as a Tallon roll to the same side, one step harder. */
export default card(
  'shipAbility:wingedreversal',
  at('after:reveal', {
    cost: [{ charge: 1 }, { gain: 'strain' }],
    if: scene => isTurn(flown(scene)),
    may: scene => {
      const turned = flown(scene);
      const bearing = turned.bearing === 'turnLeft' ? 'tallonRollLeft' : 'tallonRollRight';
      return [lay(scene, 'harder', 'activation'), changeManeuver(scene.self, { ...turned, bearing })];
    },
  }),
  amount('difficulty', { while: 'harder', by: { add: 1 } }),
);
