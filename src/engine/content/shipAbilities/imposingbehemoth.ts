import { amount, card, enemy, inMy } from '../words';

/** Reinforced, an enemy at range 0 on that side rolls one defense die fewer. */
export default card(
  'shipAbility:imposingbehemoth',
  amount('defenseDice', {
    as: 'defender',
    who: enemy(0, 0),
    if: scene => {
      const { reinforceFore, reinforceAft } = scene.self.tokens;
      const { id } = scene.subject;
      return (reinforceFore > 0 && inMy(scene, 'fullFront', id)) || (reinforceAft > 0 && inMy(scene, 'fullRear', id));
    },
    by: { add: -1 },
  }),
);
