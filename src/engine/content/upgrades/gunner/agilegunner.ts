import { at, card, rotateTurret } from '../../words';

/** In the End Phase the turret may be turned. */
export default card('upgrade:agilegunner', at('during:end', { may: ({ self }) => rotateTurret(self) }));
