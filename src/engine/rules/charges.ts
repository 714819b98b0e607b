import type { EffectNamed, Effects } from '../core/effect';
import type { Ship } from '../core/state';
import type { UpgradeId } from '../core/vocabulary';
import { forbidden } from '../look/rulings';
import { chargesOf, mostCharges, profileOf, shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import type { Run } from './run';

const change = (run: Run, ship: Ship['id'], card: UpgradeId | null, by: number): void =>
  run.write(game => {
    const writable = game.ships[ship]!;
    if (!card) writable.charges += by;
    else writable.upgrades.find(one => one.card === card)!.charges += by;
  });

function spendCharge(run: Run, { ship, card }: EffectNamed<'spendCharge'>): Effects {
  if (chargesOf(shipOf(run.state, ship), card) === 0) return [];
  change(run, ship, card, -1);
  run.emit({ type: 'chargeSpent', ship, card });
  return [];
}

function loseCharge(run: Run, { ship, card }: EffectNamed<'loseCharge'>): Effects {
  if (chargesOf(shipOf(run.state, ship), card) === 0) return [];
  change(run, ship, card, -1);
  run.emit({ type: 'chargeLost', ship, card });
  return [];
}

function recoverCharge(run: Run, { ship, card }: EffectNamed<'recoverCharge'>): Effects {
  const self = shipOf(run.state, ship);
  if (chargesOf(self, card) >= mostCharges(run, ship, card) || forbidden(run, 'recoverCharge', self, { card }))
    return [];
  change(run, ship, card, 1);
  run.emit({ type: 'chargeRecovered', ship, card });
  return [];
}

function spendForce(run: Run, { ship, count }: EffectNamed<'spendForce'>): Effects {
  const spent = Math.min(count, shipOf(run.state, ship).force);
  if (spent === 0) return [];
  run.write(game => void (game.ships[ship]!.force -= spent));
  run.emit({ type: 'forceSpent', ship, count: spent });
  return [];
}

function recoverForce(run: Run, { ship, count }: EffectNamed<'recoverForce'>): Effects {
  const room = Math.min(count, profileOf(run, ship).force - shipOf(run.state, ship).force);
  if (room <= 0) return [];
  run.write(game => void (game.ships[ship]!.force += room));
  run.emit({ type: 'forceRecovered', ship, count: room });
  return [];
}

export const chargeHandlers = {
  spendCharge,
  loseCharge,
  recoverCharge,
  spendForce,
  recoverForce,
} satisfies Partial<Handlers>;
