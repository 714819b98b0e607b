import { action, card, either, gain, rollFor, theOpponent } from '../../words';

/** Action: two defense dice, a token of their kind for each focus and evade; if both are blank the opponent says which one. */
export default card(
  'upgrade:landocalrissian',
  action({
    then: scene => {
      const [focus, evade] = [[gain(scene.self, 'focus')], [gain(scene.self, 'evade')]];
      return [
        rollFor(
          scene,
          scene.self,
          2,
          [
            { faces: ['focus'], then: focus },
            { faces: ['evade'], then: evade },
          ],
          {
            dice: 'defense',
            allBlank: either(scene, { 'a focus token': focus, 'an evade token': evade }, theOpponent(scene)),
          },
        ),
      ];
    },
  }),
);
