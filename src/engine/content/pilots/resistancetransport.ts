import { amount, at, card, gain, isPrimary, may, near, perform, revealed, type Ship, same } from '../words';

const isRed = (ship: Ship): boolean => revealed(ship)?.difficulty === 'red';

/** Red maneuvers even while stressed, with no more than two stress tokens. */
const pammich = card(
  'pilot:pammichnerrogoode',
  may('executeRedWhileStressed', { if: ({ self }) => self.tokens.stress <= 2 }),
);

const again = { as: 'red', fromBar: true, evenStressed: true } as const;

export default [
  pammich,
  same('pilot:pammichnerrogoode-evacuationofdqar', pammich),

  /** With a red maneuver revealed, one more die in a primary attack and defending. */
  card(
    'pilot:covanell',
    amount('attackDice', { as: 'attacker', if: scene => isPrimary(scene) && isRed(scene.self), by: { add: 1 } }),
    amount('defenseDice', { as: 'defender', if: ({ self }) => isRed(self), by: { add: 1 } }),
  ),

  /** After jamming, another ship at range 0-1 of the jammed one must be jammed too: friend, foe or itself. */
  card(
    'pilot:takajamoreesa',
    at('after:action', {
      choose: {
        oneOf: scene =>
          scene.jams
            ? near(scene, scene.jams, { is: 'other', range: [0, 1] }).map(({ id }) => ({ key: id, ship: id }))
            : [],
      },
      must: ({ self }, { ship }) => [gain(ship, 'jam', self)],
    }),
  ),

  /** After it coordinated or was coordinated, with no more than two stress tokens, an action of its bar as a red one, even while stressed. */
  card(
    'pilot:nodinchavdri',
    at('after:action', {
      if: ({ action, self }) => action === 'coordinate' && self.tokens.stress <= 2,
      may: ({ self }) => perform(self, null, again),
    }),
    // Without a coordinate action, too: one of the two is what this card names.
    at('after:coordinated', {
      who: { is: 'any' },
      if: ({ ship, by, color, self }) =>
        (ship === self.id || (by === self.id && color === null)) && self.tokens.stress <= 2,
      may: ({ self }) => perform(self, null, again),
    }),
  ),
];
