import { type Ability, at, dice, instead, type Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { Ship } from '../../core/state';
import { perform } from './actions';
import { ALL, reroll } from './dice';
import { isNearObstacle } from './obstacles';
import { gain, type Token } from './tokens';
import { howMany, meant, otherFriend } from './who';

const SIDES = ['attacker', 'defender'] as const;
const isAmongRocks = (scene: Scene): boolean => isNearObstacle(scene, scene.self.id, 1);

/** At range 0-1 of an obstacle it may roll all its dice once more: in an attack that modifies them, but is no reroll to other effects. */
export const rollsAgainAmongRocks: readonly Ability[] = [
  ...SIDES.map(as =>
    dice({
      as,
      if: isAmongRocks,
      does: reroll(4 * ALL, { exactly: true, afresh: true }),
    }),
  ),
  instead('applyRoll', {
    if: scene => scene.effect.ship === scene.self.id && isAmongRocks(scene),
    may: ({ effect: { ship, faces, purpose }, source }) => [
      { do: 'rollAgain', ship, faces, purpose, dice: faces.map((_, index) => index), by: source },
    ],
  }),
];

const tired = (as: (typeof SIDES)[number], token: Token): Ability =>
  dice({ as, does: ({ self }) => reroll(ALL, { each: [gain(self, token)] }) });
/** Any number of its dice may be rerolled, each for a deplete token attacking and a strain token defending. */
export const rerollsForTokens: readonly Ability[] = [tired('attacker', 'deplete'), tired('defender', 'strain')];

const rerollsByFriends = {
  shares: 'reroll',
  does: (scene: Scene) => reroll(howMany(scene, otherFriend(0, 1))),
} as const;
/** A charge of its own, or one of its astromech that does not come back, rerolls a die for each other friend at range 0-1. */
export const rerollsWithFriends: readonly Ability[] = SIDES.flatMap(as => [
  dice({ ...rerollsByFriends, as, name: `${as}:own`, cost: { charge: 1 } }),
  dice({ ...rerollsByFriends, as, name: `${as}:astromech`, cost: { charge: 1, slot: 'astromech' } }),
]);

/** In the End Phase, it and up to so many small friends at range 0-2 may each perform one of these as red. */
export const movesWithFriends = (most: number, ...actions: readonly ('barrelRoll' | 'boost')[]): Ability => {
  const offer = (ship: Ship) => ({ ship: ship.id, key: ship.id, then: perform(ship, actions, { as: 'red' }) });
  return at('during:end', {
    may: (scene): readonly Effect[] => [
      {
        do: 'offerEach',
        player: scene.self.player,
        card: scene.source as never,
        ship: scene.self.id,
        offers: [
          { ...offer(scene.self), besides: true },
          ...meant(scene, otherFriend(0, 2, { size: ['small'] })).map(offer),
        ],
        most,
      },
    ],
  });
};
