import { at, canSpend, card, flip, isStressed, may, shipAt, spendToken, sufferCrit, treatAs } from '../../words';

/** Proud: focus even with one or two stress tokens; who is attacked by it stressed may spend a focus token or suffer a crit to flip this. False: focus is red. */
export default card(
  'upgrade:proudtradition',
  may('actWhileStressed', { side: 0, if: ({ action, self }) => action === 'focus' && self.tokens.stress <= 2 }),
  at('after:attack', {
    side: 0,
    as: 'attacker',
    asks: 'enemy',
    if: scene => isStressed(scene.self) && shipAt(scene, scene.attack.defender) !== null,
    choose: {
      oneOf: scene => {
        const focus = canSpend(scene, shipAt(scene, scene.attack.defender)!, 'focus');
        return [...(focus ? [{ key: 'focus', token: 'focus' } as const] : []), { key: 'crit' }];
      },
    },
    may: (scene, { key }) => {
      const defender = shipAt(scene, scene.attack.defender)!;
      return [key === 'focus' ? spendToken(defender, 'focus') : sufferCrit(defender), flip(scene)];
    },
  }),
  treatAs('focus', { side: 1, to: 'red' }),
);
