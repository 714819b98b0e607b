import { agilityOf, around, at, card, rollFor, suffer, withThis } from '../../words';

/** After it hits, for a charge every ship at range 0-1 of the defender that is no nimbler rolls a die for damage. */
export default card(
  'upgrade:diamondboronmissiles',
  at('after:neutralize', {
    as: 'attacker',
    cost: { charge: 1 },
    if: scene => scene.attack.hit === true && withThis(scene),
    may: scene => {
      const { defender } = scene.attack;
      const most = agilityOf(scene, defender);
      return around(scene, defender, { is: 'any' }, [0, 1])
        .filter(({ id }) => agilityOf(scene, id) <= most)
        .map(ship =>
          rollFor(scene, ship, 1, [
            { faces: ['hit'], then: [suffer(ship, 'hit')] },
            { faces: ['crit'], then: [suffer(ship, 'crit')] },
          ]),
        );
    },
  }),
);
