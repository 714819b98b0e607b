import { at, cannot, card, gain } from '../words';

/** A white calculate action may be made red for one more token. Others have nothing of its tokens by their network. */
export default card(
  'shipAbility:independentcalculations',
  at('before:action', {
    if: ({ action, color }) => action === 'calculate' && color === 'white',
    may: ({ self }) => [{ do: 'treatAction', color: 'red' }, gain(self, 'calculate')],
  }),
  cannot('spend', {
    if: scene => scene.token === 'calculate' && scene.for === 'shipAbility:networkedcalculations',
  }),
);
