import { at, card, dice, friend, gain, reroll, same, slotOf, spentOf } from '../words';

/** A friend at range 0-1 rerolls up to two dice of a torpedo or missile attack. */
const jonus = card(
  'pilot:captainjonus',
  dice({
    as: 'attacker',
    who: friend(0, 1),
    if: scene => ['torpedo', 'missile'].includes(slotOf(scene) ?? ''),
    does: reroll(2),
  }),
);

/** After a reload, a charge for one of the talents. */
const tomax = card(
  'pilot:tomaxbren',
  at('after:action', {
    if: ({ action }) => action === 'reload',
    choose: { oneOf: scene => spentOf(scene, 'talent').map(card => ({ key: card, card })) },
    may: ({ self }, { card }) => [{ do: 'recoverCharge', ship: self.id, card }],
  }),
);

export default [
  jonus,
  same('pilot:captainjonus-swz105', jonus),
  tomax,
  same('pilot:tomaxbren-swz105', tomax),

  /** After dropping or launching a device, an evade token. */
  card(
    'pilot:captainjonus-swz98',
    at('after:device', { if: ({ what }) => what !== 'place', must: ({ self }) => [gain(self, 'evade')] }),
  ),

  /** After a barrel roll, two charges for a focus token. */
  card(
    'pilot:tomaxbren-swz98',
    at('after:action', {
      cost: { charge: 2 },
      if: ({ action }) => action === 'barrelRoll',
      may: ({ self }) => [gain(self, 'focus')],
    }),
  ),
];
