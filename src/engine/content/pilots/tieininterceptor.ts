import {
  ALL,
  amount,
  anyShip,
  at,
  banksOf,
  boostOrRoll,
  cannot,
  card,
  dice,
  enemy,
  flown,
  friend,
  gain,
  initiativeAt,
  instead,
  isStressed,
  lastShots,
  lay,
  lockOneOf,
  lose,
  meant,
  moreAgainstDamaged,
  perform,
  preventOne,
  redOn,
  strainsForAction,
  takeOffOne,
  templates,
  turn,
  wasDestroyed,
} from '../words';

/** In that part of an attack, before the attack dice are rolled, a Force keeps the dice of an enemy close ahead as they fall. */
const silences = (as: 'attacker' | 'defender', dice: 'attack' | 'defense') => [
  at('before:rollAttack', {
    name: as,
    as,
    who: enemy(0, 1, { inMy: 'front' }),
    cost: { force: 1 },
    may: scene => [lay(scene, dice, 'attack')],
  }),
  cannot('modify', { name: dice, as, who: { is: 'any' }, while: dice, if: scene => scene.dice === dice }),
];

export default [
  /** A focus token as the Engagement Phase starts, if an enemy ship is in the bullseye. */
  card(
    'pilot:soontirfel',
    at('start:engagement', {
      if: scene => anyShip(scene, { is: 'enemy', inMy: 'bullseye' }),
      must: ({ self }) => [gain(self, 'focus')],
    }),
  ),

  /** After an attack, a barrel roll or a boost, even while stressed. */
  card(
    'pilot:turrphennir',
    at('after:attack', {
      as: 'attacker',
      may: ({ self }) => perform(self, ['barrelRoll', 'boost'], { evenStressed: true }),
    }),
  ),

  /** A stress token for a defender destroyed by its attack; one less for a friend destroyed at range 0-3. */
  card(
    'pilot:cienaree',
    at('after:attack', {
      as: 'attacker',
      if: scene => wasDestroyed(scene, scene.attack.defender),
      must: ({ self }) => [gain(self, 'stress')],
    }),
    at('after:destroyed', {
      who: friend(0, 3),
      if: ({ self }) => isStressed(self),
      must: ({ self }) => [lose(self, 'stress')],
    }),
  ),

  /** One more attack die against a damaged ship. */
  card('pilot:gideonhask-tieininterceptor', moreAgainstDamaged),

  /** As the Engagement Phase starts, a friend at range 0-3 of lower initiative gains an evade token and loses a red one but stress. */
  card(
    'pilot:commandantgoran',
    at('start:engagement', {
      choose: {
        ship: friend(0, 3),
        also: (scene, { id }) => initiativeAt(scene, id)! < initiativeAt(scene, scene.self.id)!,
      },
      must: (scene, { ship }) => [
        gain(ship, 'evade'),
        ...takeOffOne(
          { ...scene, self: ship },
          redOn(scene, ship).filter(({ key }) => key !== 'stress'),
        ),
      ],
    }),
  ),

  /** Barrel rolls by the bank templates, never by the straight one. */
  card('pilot:lieutenantlorrir', templates('barrelRoll', { instead: true, by: banksOf })),

  /** A strain token recovers the charge, and before engaging that is an action. */
  card('pilot:vultskerris-tieininterceptor', ...strainsForAction),

  /** Two charges prevent one damage that a friendly TIE at range 0-1 would suffer. */
  card(
    'pilot:idenversio-battleofyavin',
    instead('sufferDamage', {
      name: 'hit',
      who: friend(0, 1, { keyword: 'TIE' }),
      cost: { charge: 2 },
      if: ({ effect }) => effect.hits > 0,
      may: scene => preventOne(scene, 'hit'),
    }),
    instead('sufferDamage', {
      name: 'crit',
      who: friend(0, 1, { keyword: 'TIE' }),
      cost: { charge: 2 },
      if: ({ effect }) => effect.crits > 0,
      may: scene => preventOne(scene, 'crit'),
    }),
  ),

  /** After a barrel roll, a charge for a boost. */
  card(
    'pilot:sigma4-battleofyavin',
    at('after:action', {
      cost: { charge: 1 },
      if: ({ action }) => action === 'barrelRoll',
      may: ({ self }) => perform(self, ['boost']),
    }),
  ),

  /** After its attack hits, a charge for an evade. */
  card(
    'pilot:sigma5-battleofyavin',
    at('after:attack', {
      as: 'attacker',
      cost: { charge: 1 },
      if: ({ hit }) => hit,
      may: ({ self }) => perform(self, ['evade']),
    }),
  ),

  /** After fully executing a speed 3-5 maneuver, a charge for a SLAM. */
  card(
    'pilot:sigma6-battleofyavin',
    at('after:execute', {
      cost: { charge: 1 },
      if: scene => scene.fully && flown(scene).speed >= 3,
      may: ({ self }) => perform(self, ['slam']),
    }),
  ),

  /** In the System Phase, a charge for a lock on an enemy ship at range 0-1. */
  card(
    'pilot:sigma7-battleofyavin',
    at('during:system', {
      cost: { charge: 1 },
      may: scene =>
        lockOneOf(
          scene,
          scene.self,
          meant(scene, enemy(0, 1)).map(({ id }) => id),
        ),
    }),
  ),

  /** After results are neutralized, if the attack hit, two Force make all hits crits. */
  card(
    'pilot:secondsister',
    dice({
      as: 'attacker',
      at: 'after:neutralize',
      cost: { force: 2 },
      if: ({ attack }) => attack.hit === true,
      does: turn(['hit'], 'crit', ALL),
    }),
  ),

  /** A calculate token after an evade action. */
  card(
    'pilot:mausmonare-battleoverendor',
    at('after:action', { if: ({ action }) => action === 'evade', must: ({ self }) => [gain(self, 'calculate')] }),
  ),

  /** One more defense die while it has a focus token. */
  card(
    'pilot:sapphire2-battleoverendor',
    amount('defenseDice', { as: 'defender', if: ({ self }) => self.tokens.focus > 0, by: { add: 1 } }),
  ),

  /** Before the attack dice of an enemy at range 0-1 in the front arc, or of an attack on it, a Force: it modifies nothing. */
  card('pilot:carnorjax-legendsandrelics', ...silences('attacker', 'attack'), ...silences('defender', 'defense')),

  /** A small friend destroyed at range 0-3 before it has engaged still engages, for a charge. */
  card('pilot:nashwindrider', ...lastShots),

  /** After an attack, a charge and a deplete token for a boost or a barrel roll, which is no action. */
  card(
    'pilot:soontirfel-battleoverendor',
    at('after:attack', {
      as: 'attacker',
      cost: [{ charge: 1 }, { gain: 'deplete' }],
      may: ({ self }) => boostOrRoll(self),
    }),
  ),
];
