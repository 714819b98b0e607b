import { at, card, layAnew, movableRocks } from '../../words';

/** Once forces are placed, an obstacle may be moved anywhere beyond range 2 of edges and ships and range 1 of other obstacles. */
export default card(
  'upgrade:tobiasbeckett',
  at('after:setup', {
    choose: { oneOf: scene => movableRocks(scene, 2) },
    may: ({ self }, { key }) => [layAnew(self, key, 2)],
  }),
);
