import { at, card, perform } from '../words';

export default [
  /** After a boost action, an evade action. */
  card(
    'pilot:ig88c',
    at('after:action', { if: scene => scene.action === 'boost', may: ({ self }) => perform(self, ['evade']) }),
  ),
];
