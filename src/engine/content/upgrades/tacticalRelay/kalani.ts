import { acquire, at, canAcquire, card, friend, gain, inArc } from '../../words';

/** After an enemy has moved into the bullseye arc of a friend at range 0-3, a charge lets that friend lock it and be stressed. */
export default card(
  'upgrade:kalani',
  at('after:execute', {
    who: { is: 'enemy' },
    cost: { charge: 1 },
    choose: {
      ship: friend(0, 3),
      also: (scene, ship) =>
        inArc(scene, scene.subject.id, 'bullseye', ship.id) && canAcquire(scene, ship, scene.subject.id),
    },
    may: ({ subject }, { ship }) => [acquire(ship, subject.id), gain(ship, 'stress')],
  }),
);
