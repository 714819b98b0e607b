import type { PlayerId, ShipId } from '../../../engine/core/ids';
import type { Ship } from '../../../engine/core/state';
import { profileOf } from '../../../engine/look/ships';
import { isIonized } from '../../../engine/look/status';
import { tallied } from '../../text';
import type { Names } from '../labels';
import { cardName, listed, nameOf } from '../log/names';

/** A ship to think of before dials are set, and why. */
export interface Callout {
  readonly ship: ShipId;
  readonly player: PlayerId;
  readonly text: string;
}

/** Hull that one good attack may take. */
const FEW_HULL = 2;

/** Stressed, ionized, critically damaged, towing and badly hit ships, in their order. */
export function calloutsOf(names: Names): readonly Callout[] {
  const { game } = names;
  return Object.values(game.ships)
    .filter(({ where, destroyed }) => (where === 'table' || where === 'reserve') && !destroyed)
    .flatMap(ship => {
      const traits = traitsOf(names, ship);
      if (traits.length === 0) return [];
      return [{ ship: ship.id, player: ship.player, text: `${nameOf(names, ship.id)} ${listed(traits)}.` }];
    });
}

function traitsOf(names: Names, ship: Ship): readonly string[] {
  const { game, rules } = names;
  const { hull } = profileOf({ state: game, rules }, ship);
  const ionized = isIonized({ state: game, rules }, ship);
  const towed = Object.values(game.markers).find(({ onShip }) => onShip === ship.id);
  const critical = ship.damage.flatMap(({ card, faceup }) => (faceup && card ? [cardName(names, card)] : []));
  const left = hull - ship.damage.length;
  return [
    ...(ship.where === 'reserve' ? ['is in reserve'] : []),
    ...(ship.tokens.stress > 0 ? [stressWords(ship.tokens.stress)] : []),
    ...(ionized ? ['is ionized: it flies the ion maneuver'] : []),
    ...(critical.length > 0 ? [`has ${listed(tallied(critical))}`] : []),
    ...(towed ? [`tows ${nameOf(names, towed.id)}`] : []),
    ...(ship.shields === 0 && ship.damage.length > 0 && left <= FEW_HULL ? [`has only ${left} hull left`] : []),
  ];
}

/** A blue maneuver takes one token, and does so before the action. */
const stressWords = (count: number): string =>
  count === 1
    ? 'is stressed (no red maneuver, an action only after a blue one)'
    : `has ${count} stress tokens (no red maneuver, no action)`;
