import { type Ability, at, type Picked, type Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { UpgradeId } from '../../core/vocabulary';

type On = Pick<Scene, 'self' | 'source'>;

/** This card is turned to its other side. */
export const flip = ({ self, source }: On): Effect => ({ do: 'flipCard', ship: self.id, card: source as UpgradeId });

/** To be picked, so that the question says which side would be up. */
export const otherSide = {
  oneOf: ({ self, source }: On): readonly Picked[] => {
    const equipped = self.upgrades.find(({ card }) => card === source);
    return equipped ? [{ key: 'flip', card: equipped.card, side: equipped.side === 0 ? 1 : 0 }] : [];
  },
};

/** Before activating, this card may be flipped, whichever side is up. */
export const flipsBeforeActivating = (also: (scene: Scene) => boolean = () => true): Ability =>
  at('before:activate', { if: also, choose: otherSide, may: scene => [flip(scene)] });

/** A ship's configuration shows its other side, if it has one. */
export const flipConfiguration = ({ rules }: Scene, { id, upgrades }: Ship): Effects =>
  upgrades.flatMap(({ card }): Effects => {
    const { slot, sides } = rules.catalog.upgrade(card);
    return slot === 'configuration' && sides ? [{ do: 'flipCard', ship: id, card }] : [];
  });
