import {
  at,
  bonusAttack,
  card,
  devicesOn,
  dice,
  flown,
  friend,
  gain,
  inMy,
  isBomb,
  isDeviceLaid,
  isOneOff,
  isOrdnance,
  layDevice,
  lockOneOf,
  may,
  perform,
  reroll,
  same,
  slotOf,
  spentOf,
  turn,
} from '../words';

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

const FAR = { kinds: ['bomb'], by: '3straight' } as const;

export default [
  jonus,
  same('pilot:captainjonus-swz105', jonus),
  tomax,
  same('pilot:tomaxbren-swz105', tomax),

  /** After dropping or launching a device, an evade token. */
  card(
    'pilot:captainjonus-swz98',
    at('after:device', { if: scene => isDeviceLaid(scene), must: ({ self }) => [gain(self, 'evade')] }),
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

  /** In a torpedo attack on who is in the bullseye, one focus becomes a crit: no choice. */
  card(
    'pilot:majorrhymer-swz98',
    dice({
      as: 'attacker',
      must: true,
      if: scene => slotOf(scene) === 'torpedo' && inMy(scene, 'bullseye', scene.attack.defender),
      does: turn(['focus'], 'crit', 1),
    }),
  ),

  /** After a friend at range 0-3 has attacked, a charge for a lock on the defender. */
  card(
    'pilot:scimitar1-battleoverendor',
    at('after:attack', {
      as: 'attacker',
      who: friend(0, 3),
      cost: { charge: 1 },
      if: ({ attack, self }) => !self.locks.includes(attack.defender),
      may: scene => lockOneOf(scene, scene.self, [scene.attack.defender]),
    }),
  ),

  /** After dropping a bomb, a charge for a boost. */
  card(
    'pilot:scimitar3-battleoverendor',
    at('after:device', {
      cost: { charge: 1 },
      if: scene => scene.what === 'drop' && isBomb(scene),
      may: ({ self }) => perform(self, ['boost']),
    }),
  ),

  /** Its torpedoes and missiles reach one range further, and closer by one. */
  card('pilot:majorrhymer', may('attackAtRange', { if: scene => isOrdnance(scene, scene.weapon) && isOneOff(scene) })),

  /** Destroyed, before it leaves, it may attack, and drop or launch a device. */
  card(
    'pilot:deathfire',
    at('after:destroyed', { name: 'attack', grantsAttack: true, may: scene => bonusAttack(scene, scene.self, {}) }),
    at('after:destroyed', {
      name: 'device',
      choose: { oneOf: scene => devicesOn(scene) },
      may: (scene, { card: device }) => layDevice(scene, device),
    }),
  ),

  /** After fully executing a speed 3-5 maneuver, two charges drop or launch a bomb by the 3 straight, if nothing was laid this round. */
  card(
    'pilot:deathfire-swz98',
    at('after:execute', {
      cost: { charge: 2 },
      if: scene => scene.fully && flown(scene).speed >= 3 && !scene.self.round.placedDevice,
      choose: { oneOf: scene => devicesOn(scene, FAR) },
      may: (scene, { card: device }) => layDevice(scene, device, FAR),
    }),
  ),
];
