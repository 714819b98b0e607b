import { card } from '../words';

/** One cannon, torpedo or missile may be equipped: squads know, and nothing is left to do in play. */
export default card('shipAbility:weaponhardpoint');
