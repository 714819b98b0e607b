import { amount, at, card, executeAs, flown, lay } from '../words';

export default [
  /** A straight maneuver may be executed as a Koiogran turn, one step harder. */
  card(
    'pilot:countessryad',
    at('before:execute', {
      if: scene => scene.kind !== 'ion' && flown(scene).bearing === 'straight',
      may: scene => [lay(scene, 'harder', 'maneuver'), executeAs(scene, 'koiogranTurn')],
    }),
    amount('difficulty', { while: 'harder', by: { add: 1 } }),
  ),
];
