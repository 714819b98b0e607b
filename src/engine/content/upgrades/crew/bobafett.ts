import { at, card, deployAtObstacle, toReserve } from '../../words';

/** Starts in reserve; as setup ends it is placed at range 0 of an obstacle, beyond range 3 of every enemy. */
export default card(
  'upgrade:bobafett',
  at('before:setup', { must: ({ self }) => [toReserve(self)] }),
  at('after:setup', { inReserve: true, must: ({ self }) => [deployAtObstacle(self, 3)] }),
);
