import { type Ability, at, dice, type Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import { isRemovable } from '../../look/rulings';
import { pickShip } from './actions';
import { type Offered, oneOf } from './each';
import { lockersOf } from './removals';
import { giftsFor } from './squadron';
import { RED_OR_ORANGE, transfer } from './tokens';
import { enemy, meant } from './who';

/** Each red and orange token of a ship, the locks on it among them, to be handed to another. */
const shiftable = (scene: Scene, from: Ship, to: Ship): readonly Offered[] => [
  ...RED_OR_ORANGE.filter(token => isRemovable(scene, from, token)).flatMap(token =>
    Array.from({ length: from.tokens[token] }, (_, index) => ({
      ship: from.id,
      way: index === 0 ? token : `${token} ${index + 1}`,
      then: transfer(from, to, token),
    })),
  ),
  ...lockersOf(scene, from).map(holder => ({
    ship: from.id,
    way: `lock ${holder}`,
    then: [{ do: 'moveLock', ship: holder, object: from.id, to: to.id }] satisfies Effects,
  })),
];

const shiftBetween = (scene: Scene, one: Ship, other: Ship): Effect => ({
  do: 'offerEach',
  player: scene.self.player,
  card: scene.source as never,
  ship: scene.self.id,
  offers: [...shiftable(scene, one, other), ...shiftable(scene, other, one)].map(each => ({
    ...each,
    key: `${each.ship}:${each.way}`,
  })),
  all: true,
});

const others = (scene: Scene, { id }: Ship): readonly Ship[] =>
  meant(scene, enemy(0, 1)).filter(ship => ship.id !== id);

/** Before it engages, a Force moves any orange and red tokens between two enemies at range 0-1, one after the other. */
export const shiftsBurdens: Ability = at('before:engage', {
  cost: { force: 1 },
  choose: { ship: enemy(0, 1), also: (scene, ship) => others(scene, ship).length > 0 },
  may: (scene, { ship }) =>
    pickShip(scene, others(scene, ship), 'the other of the two', other => [shiftBetween(scene, ship, other)]),
});

/** As one of those meant modifies its dice, one of this ship's focus tokens, evade tokens or locks may go to it. */
export const handsOverInFight = (who: Who): readonly Ability[] =>
  (['attacker', 'defender'] as const).map(as =>
    dice({
      as,
      who,
      does: scene => {
        const gifts = giftsFor(scene, scene.subject);
        return gifts.length > 0 ? { kind: 'other', then: oneOf(scene, gifts) } : null;
      },
    }),
  );
