import { canCarry, card } from '../../words';

/** An Attack Shuttle or a Sheathipede can dock with it, and leaves by the rear guides. */
export default card(
  'upgrade:ghost',
  ...canCarry(['shipType:attackshuttle', 'shipType:sheathipedeclassshuttle'], { guides: ['rear'] }),
);
