import { amount, at, card, isDeviceLaid, lockAny, may, perform } from '../words';

export default [
  /** It holds two locks, and may acquire one after any action. */
  card(
    'pilot:redline',
    amount('locks', { by: { add: 1 } }),
    // Other cards that say two want them on different objects; this one does not.
    may('lockTwice'),
    at('after:action', { may: scene => lockAny(scene) }),
  ),

  /** After dropping or launching a device, an action. */
  card(
    'pilot:deathrain',
    at('after:device', { if: scene => isDeviceLaid(scene), may: ({ self }) => perform(self, null) }),
  ),
];
