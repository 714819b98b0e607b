import { calculatesMore, card, hasOnBar, isMeantAs, may, shipAt } from '../../words';

/** Coordinates friends beyond range 2 too, if they have calculate on their bar. Calculate and coordinate actions bring a calculate token. */
export default card(
  'upgrade:c3po-crew',
  may('coordinate', {
    if: scene =>
      scene.range > 2 &&
      isMeantAs(scene, scene.target, { is: 'otherFriend' }) &&
      hasOnBar(scene, shipAt(scene, scene.target)!, 'calculate'),
  }),
  calculatesMore('coordinate'),
);
