import {
  amount,
  at,
  card,
  dealtFacedown,
  flown,
  friend,
  gain,
  instead,
  lacksForce,
  lay,
  noted,
  perform,
  recoverForce,
  rollsAgainAmongRocks,
} from '../words';

const INITIATIVES = [1, 2, 3, 4, 5, 6];

export default [
  /** After a blue maneuver fully executed, a friend at range 0-3 may perform an action. */
  card(
    'pilot:landocalrissian-modifiedyt1300lightfreighter',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).difficulty === 'blue',
      choose: { ship: friend(0, 3) },
      may: (_, { ship }) => perform(ship, null),
    }),
  ),

  /** As the Activation Phase starts, a charge names the initiative at which it activates. */
  card(
    'pilot:landocalrissian-battleoverendor',
    at('start:activation', {
      cost: { charge: 1 },
      choose: { oneOf: () => INITIATIVES.map(initiative => ({ key: `initiative ${initiative}` })) },
      may: (scene, { key }) => [lay(scene, 'named', 'phase', { value: Number(key.split(' ')[1]) })],
    }),
    amount('activatesAt', { while: 'named', by: scene => ({ set: Number(noted(scene, 'named')!.value) }) }),
  ),

  /** A charge has a damage card dealt facedown that would be dealt faceup. */
  card(
    'pilot:chewbacca',
    instead('dealDamage', {
      cost: { charge: 1 },
      if: ({ effect }) => effect.faceup,
      may: scene => [dealtFacedown(scene)],
    }),
  ),

  /** After a friend at range 0-3 has fully executed a red maneuver, a Force is a focus token or a Force for it. */
  card(
    'pilot:leiaorgana',
    at('after:execute', {
      who: friend(0, 3),
      cost: { force: 1 },
      if: scene => scene.fully && flown(scene).difficulty === 'red',
      // Her own Force for her own Force would be nothing.
      choose: {
        oneOf: scene => [
          { key: 'focus', token: 'focus' },
          ...(scene.subject.id !== scene.self.id && lacksForce(scene, scene.subject) ? [{ key: 'force' }] : []),
        ],
      },
      may: ({ subject }, { key }) => [key === 'focus' ? gain(subject, 'focus') : recoverForce(subject)],
    }),
  ),

  /** After its attack has hit, a charge for a coordinate action. */
  card(
    'pilot:hansolo-battleofyavin',
    at('after:attack', {
      as: 'attacker',
      cost: { charge: 1 },
      if: ({ hit }) => hit,
      may: ({ self }) => perform(self, ['coordinate']),
    }),
  ),

  /** At range 0-1 of an obstacle it may roll all its dice once more; to other effects that is no reroll. */
  card('pilot:hansolo-modifiedyt1300lightfreighter', ...rollsAgainAmongRocks),
];
