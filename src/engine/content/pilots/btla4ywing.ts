import { at, card, dice, howManyAround, otherFriend, reroll, same, sharesLock } from '../words';

/** Rerolls as many attack dice as other friends are at range 0-1 of the defender. */
const hortonsalm = card(
  'pilot:hortonsalm',
  dice({
    as: 'attacker',
    does: scene => {
      const near = howManyAround(scene, scene.attack.defender, { is: 'otherFriend' }, [0, 1]);
      return near > 0 ? reroll(near) : null;
    },
  }),
);

/** After a lock action, a friend at range 1-3 locks the same, wherever it is. */
const dutch = card(
  'pilot:dutchvander',
  at('after:action', {
    if: ({ action }) => action === 'lock',
    choose: { ship: otherFriend(1, 3) },
    may: (scene, { ship }) => sharesLock(scene, ship),
  }),
);

export default [
  hortonsalm,
  same('pilot:hortonsalm-swz106', hortonsalm),
  dutch,
  same('pilot:dutchvander-swz106', dutch),
];
