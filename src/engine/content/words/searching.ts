import type { Picked, Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { DamageId, DamageTrait } from '../../core/vocabulary';
import { namesInDeck } from '../../look/damage';

/** The damage cards of a kind in this ship's deck, each name once. */
export const inDeck = (scene: Scene, trait: DamageTrait): readonly Picked[] =>
  namesInDeck(scene, scene.self.player)
    .filter(card => scene.rules.catalog.damageCard(card).trait === trait)
    .map(card => ({ key: card, card }));

/** That card is looked for and dealt facedown; the deck is shuffled. */
export const dealSearched = ({ id }: Ship, card: string): Effect => ({
  do: 'dealFromDeck',
  ship: id,
  card: card as DamageId,
  faceup: false,
});

export const isSetup = ({ state }: Scene): boolean => state.phase === 'setup';
