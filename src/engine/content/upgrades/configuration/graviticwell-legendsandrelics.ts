import { at, atRange, card, gain, isSmall, isTractored, may } from '../../words';

/** As the Engagement Phase starts, tractored: a strain token for every other small ship at range 0-1. The pilot asks the same. */
export default card(
  'upgrade:graviticwell-legendsandrelics',
  at('start:engagement', {
    if: scene => isTractored(scene, scene.self),
    must: scene =>
      atRange(scene, 0, 1)
        .filter(ship => isSmall(scene, ship))
        .map(ship => gain(ship, 'strain', scene.self)),
  }),
  may('askOfItself'),
);
