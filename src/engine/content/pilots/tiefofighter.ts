import { assign, at, card, hasCondition, hasNo } from '../words';

export default [
  /** At setup this ship and up to two other friendly TIE/fo or TIE/sf without modifications are primed for speed. */
  card(
    'pilot:lingaava',
    // Before the others are asked for; between the two moments nothing looks at it.
    at('before:setup', { must: scene => [assign(scene, scene.self, 'condition:primedforspeed')] }),
    at('after:setup', {
      times: 2,
      choose: {
        ship: { is: 'otherFriend', shipTypes: ['shipType:tiefofighter', 'shipType:tiesffighter'] },
        also: (scene, ship) => hasNo(scene, ship, 'modification') && !hasCondition(ship, 'condition:primedforspeed'),
      },
      may: (scene, { ship }) => [assign(scene, ship, 'condition:primedforspeed')],
    }),
  ),
];
