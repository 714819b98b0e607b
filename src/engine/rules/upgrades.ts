import { castDraft } from 'immer';
import type { EffectNamed, Effects } from '../core/effect';
import type { CardOnShip } from '../core/effects/cards';
import type { Equipped } from '../core/state';
import { shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import type { Run } from './run';

/** Lists of cards are made anew: what a ship is was worked out for the ones before. */
function moveUpgrade(run: Run, { ship, from, card, asIs }: EffectNamed<'moveUpgrade'>): Effects {
  const moved = shipOf(run.state, from).upgrades.find(one => one.card === card);
  if (!moved) return [];
  const charges = run.rules.catalog.upgrade(card).charges?.value ?? 0;
  run.write(game => {
    const left = game.ships[from]!;
    left.upgrades = left.upgrades.filter(one => one.card !== card);
    game.ships[ship]!.upgrades = [...game.ships[ship]!.upgrades, asIs ? castDraft(moved) : { card, charges, side: 0 }];
  });
  run.emit({ type: 'upgradeMoved', ship, from, card });
  return [];
}

/** Charges and sides stay as they are. */
function exchangeUpgrades(run: Run, { one, other }: EffectNamed<'exchangeUpgrades'>): Effects {
  const on = ({ ship, card }: CardOnShip) => shipOf(run.state, ship).upgrades.find(equipped => equipped.card === card);
  const [first, second] = [on(one), on(other)];
  if (!first || !second) return [];
  const put = (out: CardOnShip, card: Equipped) => {
    const left = shipOf(run.state, out.ship).upgrades.map(equipped => (equipped.card === out.card ? card : equipped));
    run.write(game => void (game.ships[out.ship]!.upgrades = castDraft(left)));
  };
  put(one, second);
  put(other, first);
  run.emit({ type: 'upgradeMoved', ship: other.ship, from: one.ship, card: one.card });
  run.emit({ type: 'upgradeMoved', ship: one.ship, from: other.ship, card: other.card });
  return [];
}

function equipUpgrade(run: Run, { ship, card }: EffectNamed<'equipUpgrade'>): Effects {
  if (shipOf(run.state, ship).upgrades.some(one => one.card === card)) return [];
  const charges = run.rules.catalog.upgrade(card).charges?.value ?? 0;
  run.write(game => {
    game.ships[ship]!.upgrades = [...game.ships[ship]!.upgrades, { card, charges, side: 0 }];
  });
  run.emit({ type: 'upgradeEquipped', ship, card });
  return [];
}

/** To its other side. */
function flipCard(run: Run, { ship, card }: EffectNamed<'flipCard'>): Effects {
  const { upgrades } = shipOf(run.state, ship);
  const equipped = upgrades.find(one => one.card === card);
  if (!equipped || !run.rules.catalog.upgrade(card).sides) return [];
  const side = equipped.side === 0 ? 1 : 0;
  const flipped = upgrades.map((one): Equipped => (one.card === card ? { ...one, side } : one));
  run.write(game => void (game.ships[ship]!.upgrades = castDraft(flipped)));
  run.emit({ type: 'cardFlipped', ship, card, side });
  return [];
}

export const upgradeHandlers = { moveUpgrade, exchangeUpgrades, equipUpgrade, flipCard } satisfies Partial<Handlers>;
