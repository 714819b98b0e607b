import { action, card, coordinate, friendsAmong, jam, near, pickShip, type Scene } from '../../words';

const inReach = (scene: Scene) => near(scene, scene.self.id, { is: 'other', range: [1, 3] });

/** Action: of two ships at range 1-3 that are friends of each other, on whichever side, one is coordinated and the other jammed. */
export default card(
  'upgrade:hondoohnaka',
  action({
    choose: {
      oneOf: scene =>
        inReach(scene)
          .filter(ship => friendsAmong(scene, inReach(scene), ship).length > 0)
          .map(({ id }) => ({ key: id, ship: id, way: 'coordinate' })),
    },
    then: (scene, { ship }) =>
      pickShip(scene, friendsAmong(scene, inReach(scene), ship), 'jam', other => [
        coordinate(scene.self, ship),
        jam(scene.self, other),
      ]),
  }),
);
