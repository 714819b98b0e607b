import { type Ability, at, type Picked, type Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
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
