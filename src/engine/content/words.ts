import type { Scene } from '../core/ability';
import type { Effect, Effects } from '../core/effect';
import type { UpgradeId } from '../core/vocabulary';
import { chargesOf } from '../look/ships';

/** The words cards are written in: one per game effect, in the rulebook's terms. */

/** Where an ability's charges lie: on the upgrade that it stands on, else on the ship card. */
const chargedCard = (source: Scene['source']): UpgradeId | null =>
  source.startsWith('upgrade:') ? (source as UpgradeId) : null;

/** The charges left on the card that the ability stands on. */
export const chargesOn = ({ self, source }: Pick<Scene, 'self' | 'source'>): number =>
  chargesOf(self, chargedCard(source));

export const spendCharge = ({ self, source }: Pick<Scene, 'self' | 'source'>): Effect => ({
  do: 'spendCharge',
  ship: self.id,
  card: chargedCard(source),
});

export const recoverCharge = ({ self, source }: Pick<Scene, 'self' | 'source'>): Effect => ({
  do: 'recoverCharge',
  ship: self.id,
  card: chargedCard(source),
});

/** How many charges the upgrade that the ability stands on can hold. */
export const chargeLimit = ({ rules, source }: Pick<Scene, 'rules' | 'source'>): number =>
  rules.catalog.upgrade(source as UpgradeId).charges?.value ?? 0;

export const gain = (
  { self }: Pick<Scene, 'self'>,
  token: 'disarm' | 'stress' | 'strain' | 'ion' | 'focus' | 'evade',
): Effect => ({
  do: 'gainToken',
  ship: self.id,
  token,
  by: self.player,
});

/** Several effects as one list, for a `may` or `must`. */
export const all = (...effects: readonly Effect[]): Effects => effects;
