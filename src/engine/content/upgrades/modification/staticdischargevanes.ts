import { card, hit, instead, isStressed } from '../../words';

/** Unstressed, an ion or jam token goes to another ship at range 0-1, for a stress token and then a hit. */
export default card(
  'upgrade:staticdischargevanes',
  instead('gainToken', {
    cost: { gain: 'stress' },
    if: ({ self, effect }) => !isStressed(self) && (effect.token === 'ion' || effect.token === 'jam'),
    choose: { ship: { is: 'other', range: [0, 1] } },
    may: (scene, { ship }) => [{ ...scene.effect, ship: ship.id }, hit(scene)],
  }),
);
