import { afterHit, around, card } from '../../words';

/** After it hits, every ship at range 0-1 of the defender, that one too, exposes a damage card. */
export default card(
  'upgrade:concussionmissiles',
  afterHit(scene =>
    around(scene, scene.attack.defender, { is: 'any' }, [0, 1]).map(({ id }) => ({
      do: 'exposeDamage',
      ship: id,
      id: null,
    })),
  ),
);
