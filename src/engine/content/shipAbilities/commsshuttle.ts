import { at, card, onBar, perform } from '../words';

/** Docked, its carrier has the coordinate action and may perform it before it activates. */
export default card(
  'shipAbility:commsshuttle',
  onBar('coordinate', { color: 'white', inReserve: true, who: { is: 'carrier' } }),
  at('before:activate', {
    inReserve: true,
    who: { is: 'carrier' },
    may: ({ subject }) => perform(subject, ['coordinate']),
  }),
);
