import { card, seeks } from '../../words';

/** When modifying, one or two more charges turn as many focus results to hits. */
export default card('upgrade:seekermissiles-legendsandrelics', ...seeks);
