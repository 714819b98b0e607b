import { type Ability, at, instead, type Scene } from '../../core/ability';
import type { ActionKey } from '../../core/action';
import { coordinator, perform } from './actions';
import { lay, noted } from './notes';

const seen = (scene: Scene): ActionKey | null => (noted(scene, 'seen')?.value ?? null) as ActionKey | null;

/** After a coordinate action it may perform what the other performed, as hard as it is on its own bar; nothing linked. */
export const actsLikeCoordinated: readonly Ability[] = [
  at('after:action', {
    name: 'seen',
    who: { is: 'other' },
    if: scene => coordinator(scene) === scene.self.id && !scene.linked && seen(scene) === null,
    remembers: true,
    must: scene => [lay(scene, 'seen', 'round', { value: scene.action })],
  }),
  at('after:action', {
    if: scene => scene.action === 'coordinate' && seen(scene) !== null,
    may: scene => perform(scene.self, [seen(scene)!], { fromBar: true }),
  }),
];

/** What is reloaded recovers one more charge. */
export const reloadsOneMore: Ability = instead('reloadCard', {
  must: ({ effect }) => [effect, { do: 'recoverCharge', ship: effect.ship, card: effect.card }],
});
