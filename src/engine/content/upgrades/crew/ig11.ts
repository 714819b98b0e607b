import {
  action,
  at,
  atRange,
  card,
  countNotes,
  destroy,
  flip,
  gain,
  instead,
  lay,
  lift,
  noted,
  sufferCrit,
  sufferedAnyway,
} from '../../words';

/** A faceup damage card becomes a fuse here and a calculate token; at two fuses the card flips. Then a fuse burns down each End Phase, and with the last this ship goes, with a crit for all at range 0-1. Its action adds a fuse. */
export default card(
  'upgrade:ig11',
  instead('dealDamage', {
    side: 0,
    if: ({ effect }) => effect.faceup,
    must: scene => [
      lay(scene, 'fuse', 'game'),
      gain(scene.self, 'calculate'),
      ...sufferedAnyway(scene),
      ...(countNotes(scene, 'fuse') >= 1 ? [flip(scene)] : []),
    ],
  }),
  at('during:end', {
    side: 1,
    must: scene => {
      const fuse = noted(scene, 'fuse');
      const burnt = fuse ? [lift(fuse)] : [];
      if (countNotes(scene, 'fuse') > 1) return burnt;
      return [...burnt, destroy(scene.self), ...atRange(scene, 0, 1).map(sufferCrit)];
    },
  }),
  action({ side: 1, then: scene => [lay(scene, 'fuse', 'game')] }),
);
