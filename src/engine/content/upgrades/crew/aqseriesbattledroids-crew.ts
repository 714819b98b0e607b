import { at, card, enemy, gain } from '../../words';

/** An enemy at range 0-2 that becomes tractored is jammed too. */
export default card(
  'upgrade:aqseriesbattledroids-crew',
  at('after:gain', {
    who: enemy(0, 2),
    if: ({ becomes }) => becomes === 'tractored',
    must: ({ self, subject }) => [gain(subject, 'jam', self)],
  }),
);
