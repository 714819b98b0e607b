import { at, card, executeAs, flown, withBearing } from '../../words';

/** Before a Koiogran turn of speed 1-3 is executed, a charge makes it a Segnor's loop. */
export default card(
  'upgrade:precisionionengines',
  at('before:execute', {
    cost: { charge: 1 },
    if: scene => scene.kind === 'revealed' && flown(scene).bearing === 'koiogranTurn' && flown(scene).speed <= 3,
    choose: { oneOf: scene => withBearing(scene, 'segnorsLoopLeft', 'segnorsLoopRight') },
    may: (scene, chosen) => [executeAs(scene, flown(chosen).bearing)],
  }),
);
