import { cannot, card, isWith } from '../../words';

/** Its attacks cost energy, which only huge ships have: in this game nobody can pay for one. */
export default card('upgrade:twinmissilelauncher-missile', cannot('attack', { if: isWith }));
