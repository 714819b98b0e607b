import { card, lastingTokens } from '../../words';

/** As the End Phase starts, two charges let a ship at range 0-1 keep its circular tokens through it. */
export default card('upgrade:gamutkey', ...lastingTokens({ range: [0, 1] }));
