import {
  type AttackScene,
  amount,
  assign,
  at,
  card,
  countOf,
  dice,
  faceupOf,
  initiativeAt,
  initiativeOfUnit,
  isShip,
  lay,
  noted,
  outlives,
  perform,
  RED_OR_ORANGE,
  repair,
  same,
  shipAt,
  stressesUnlessRolled,
  suffer,
  transfer,
  turn,
} from '../words';

/** After a hit, two charges move a red or orange token, no lock, to the defender. */
const cadBane = card(
  'pilot:cadbane',
  at('after:attack', {
    as: 'attacker',
    cost: { charge: 2 },
    if: scene => scene.hit && isShip(scene.attack.defender),
    choose: { token: RED_OR_ORANGE, of: 'self' },
    may: (scene, { token }) => transfer(scene.self, shipAt(scene, scene.attack.defender)!, token),
  }),
);

/** One hit turns critical and another is canceled: only where there are two. */
const concentrated = ({ self, source, attack: { attackDice } }: AttackScene) => {
  const [, second] = attackDice.flatMap(({ face }, index) => (face === 'hit' ? [index] : []));
  if (second === undefined || countOf(attackDice, 'hit', 'crit') <= self.shields) return null;
  const by = `${self.id}:${source}`;
  const then = [{ do: 'cancelDice', dice: 'attack', picks: [`die:${second}`], by }] as const;
  return turn(['hit'], 'crit', 1, { dice: 'attack', then });
};

export default [
  /** After setup a friendly ship with another pilot is guarded. */
  card(
    'pilot:magnaguardprotector',
    at('after:setup', {
      choose: { ship: { is: 'friend' }, also: (_, ship) => ship.pilot !== 'pilot:magnaguardprotector' },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:guarded')],
    }),
  ),

  cadBane,
  same('pilot:cadbane-armedanddangerous', cadBane),

  /** In the Engagement Phase, another ship destroyed at range 0-3 is an action for a charge, even while stressed. */
  card(
    'pilot:cadbane-separatistalliance',
    at('after:destroyed', {
      who: { is: 'other', range: [0, 3] },
      cost: { charge: 1 },
      if: ({ state }) => state.phase === 'engagement',
      may: ({ self }) => perform(self, null, { evenStressed: true }),
    }),
  ),

  /** Whoever attacked is stressed, unless exactly two defense dice were rolled. */
  card('pilot:viktorhel-rogueclassstarfighter', ...stressesUnlessRolled(2)),

  /** As the Engagement Phase starts, the initiative of an enemy in the front arc until the round ends. */
  card(
    'pilot:nomlumb-rogueclassstarfighter',
    at('start:engagement', {
      choose: {
        ship: { is: 'enemy', inMy: 'front' },
        also: (scene, ship) => initiativeAt(scene, ship.id) !== initiativeAt(scene, scene.self.id),
      },
      may: (scene, { ship }) => [lay(scene, 'equal', 'round', { value: initiativeAt(scene, ship.id)! })],
    }),
    amount('initiative', { while: 'equal', by: scene => ({ set: Number(noted(scene, 'equal')!.value) }) }),
  ),

  /** Defending, if more than the shields can take is left, a hit may turn critical and another go. */
  card('pilot:durge', dice({ as: 'defender', at: 'after:neutralize', does: concentrated })),

  /** As the System Phase starts, a faceup damage card may be repaired. */
  card(
    'pilot:ig101',
    at('start:system', {
      choose: { oneOf: scene => faceupOf(scene) },
      may: ({ self }, { key }) => [repair(self, key)],
    }),
  ),

  /** Against an attacker of at least the same initiative, a blank may become a focus. */
  card(
    'pilot:ig102',
    dice({
      as: 'defender',
      if: scene => initiativeOfUnit(scene, scene.attack.attacker) >= initiativeOfUnit(scene, scene.self.id),
      does: turn(['blank'], 'focus', 1),
    }),
  ),

  /** After a miss, a deplete token for a hit on an enemy ship in the bullseye. */
  card(
    'pilot:ig111',
    at('after:attack', {
      as: 'attacker',
      cost: { gain: 'deplete' },
      if: ({ hit }) => !hit,
      choose: { ship: { is: 'enemy', inMy: 'bullseye' } },
      may: (_, { ship }) => [suffer(ship, 'hit')],
    }),
  ),

  /** About to be destroyed: a charge reveals its damage cards, discards Direct Hits and Pilot cards and repairs the others. */
  card('pilot:durge-separatistalliance', outlives(['damage:directhit'], 'pilot')),
];
