import {
  at,
  card,
  faceupCards,
  friend,
  inMy,
  isAtRange,
  isReinforced,
  lose,
  oneOf,
  repair,
  type Ship,
} from '../../words';

/**
 * As the End Phase starts, if reinforced, a friend at range 0, or at range 1 in the left or right arc, loses a deplete or
 * strain token or repairs a faceup damage card.
 */
export default card(
  'upgrade:plokoon',
  at('start:end', {
    if: ({ self }) => isReinforced(self),
    choose: {
      ship: friend(0, 1),
      also: (scene, ship) =>
        remedies(ship).length > 0 &&
        (isAtRange(scene, ship.id, 0, 0) || inMy(scene, 'left', ship.id) || inMy(scene, 'right', ship.id)),
    },
    may: (scene, { ship }) => oneOf(scene, remedies(ship)),
  }),
);

const remedies = (ship: Ship) => [
  ...(['deplete', 'strain'] as const)
    .filter(token => ship.tokens[token] > 0)
    .map(token => ({ key: token, token, then: [lose(ship, token)] })),
  ...faceupCards(ship).map(one => ({ ...one, then: [repair(ship, one.key)] })),
];
