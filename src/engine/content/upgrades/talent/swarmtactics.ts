import { amount, at, card, friend, initiativeAt, lay, noted } from '../../words';

/** As the Engagement Phase starts, a friend at range 1 gets this initiative for the round. */
export default card(
  'upgrade:swarmtactics',
  at('start:engagement', {
    choose: {
      ship: friend(1, 1),
      also: (scene, ship) => initiativeAt(scene, ship.id) !== initiativeAt(scene, scene.self.id),
    },
    may: (scene, { ship }) => [
      lay(scene, 'equal', 'round', { on: ship.id, value: initiativeAt(scene, scene.self.id)! }),
    ],
  }),
  amount('initiative', {
    who: { is: 'any' },
    while: 'equal',
    by: scene => ({ set: Number(noted(scene, 'equal', scene.subject.id)!.value) }),
  }),
);
