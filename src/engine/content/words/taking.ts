import { type Ability, amount, at, cannot, instead, type Picked, type Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { ArcName, Who } from '../../core/terms';
import { GREEN_TOKENS, ORANGE_TOKENS, type Token } from '../../core/token';
import { isRemovable } from '../../look/rulings';
import { isRecurring } from './conditions';
import { lay } from './notes';
import { isCircular, transfer } from './tokens';
import { inMy, meant } from './who';

const takeable = (scene: Scene, who: Who, tokens: readonly Token[]): readonly Picked[] =>
  meant(scene, who).flatMap(ship =>
    tokens
      .filter(token => isRemovable(scene, ship, token))
      .map(token => ({ key: `${ship.id}:${token}`, ship: ship.id, token })),
  );

/** As the Engagement Phase starts, a focus or evade token of one of those meant may come over. */
export const takesFocusOrEvade = (who: Who): Ability =>
  at('start:engagement', {
    choose: { oneOf: scene => takeable(scene, who, ['focus', 'evade']) },
    may: ({ self }, { ship, token }) => transfer(ship, self, token),
  });

const oneFewer = { cost: { force: 1 }, may: (scene: Scene) => [lay(scene, 'fewer', 'attack')] } as const;
/** While this ship or one in that arc, a remote too, defends, a Force: the attacker rolls one attack die fewer. */
export const attackerRollsFewer = (arc: ArcName): readonly Ability[] => [
  at('before:rollAttack', { name: 'self', as: 'defender', ...oneFewer }),
  at('before:rollAttack', {
    name: 'other',
    who: { is: 'any' },
    if: scene => inMy(scene, arc, scene.attack.defender),
    ...oneFewer,
  }),
  amount('attackDice', { who: { is: 'any' }, while: 'fewer', by: { add: -1 } }),
];

/** As the End Phase starts, two charges let a ship that counts keep its circular tokens through it. */
export const lastingTokens = (range: Pick<Who, 'range'>, counts: (scene: Scene, ship: Ship) => boolean = () => true) =>
  [
    at('start:end', {
      cost: { charge: 2 },
      choose: { ship: { is: 'any', has: [...GREEN_TOKENS, ...ORANGE_TOKENS], ...range }, also: counts },
      may: (scene, { ship }) => [lay(scene, 'kept', 'phase', { on: ship.id })],
    }),
    cannot('remove', { who: { is: 'any' }, while: 'kept', if: ({ token }) => isCircular(token) }),
  ] satisfies readonly Ability[];

/** In the End Phase, two charges keep one of those meant from recovering a charge or a Force that comes back by itself. */
export const deniesRecovery = (who: Who): readonly Ability[] => [
  instead('recoverCharge', { who, cost: { charge: 2 }, if: isRecurring, may: () => [] }),
  instead('recoverForce', {
    who,
    cost: { charge: 2 },
    if: isRecurring,
    may: ({ effect }): Effects => (effect.count > 1 ? [{ ...effect, count: effect.count - 1 }] : []),
  }),
];
