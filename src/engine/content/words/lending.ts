import { type Ability, at, type Picked, type Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import { lends } from '../../core/has';
import { gathered } from '../../core/list';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import type { Slot, UpgradeId } from '../../core/vocabulary';
import { barOf } from '../../look/bar';
import { allShips, broughtBy, shipsOnTable, sizeOf } from '../../look/ships';
import { allMeant, hasKeyword, isMeant } from '../../look/terms';
import { lay, noted } from './notes';
import { otherFriend } from './who';

/** This ship has the pilot ability of each of those meant, destroyed ones until they leave. */
export const hasPilotAbilityOf = (who: Who): Ability =>
  lends(scene =>
    shipsOnTable(scene.state)
      .filter(ship => isMeant(scene, scene.self, who, ship))
      .map(({ pilot }) => ({ to: scene.self.id, card: pilot })),
  );

/** Before a friend destroyed at that range leaves, one of its upgrades of a slot that this ship may carry becomes this one's, with all its charges. */
export const takesOver = (slot: Slot, most: number): readonly Ability[] => [
  at('after:destroyed', {
    who: otherFriend(0, most),
    choose: {
      oneOf: scene =>
        scene.subject.upgrades
          .filter(({ card }) => scene.rules.catalog.upgrade(card).slot === slot)
          .filter(({ card }) => scene.self.upgrades.every(one => one.card !== card))
          .filter(({ card }) => meetsRestrictions(scene, scene.self, card))
          .map(({ card }) => ({ key: card, card })),
    },
    may: ({ self, subject }, { card }) => [{ do: 'moveUpgrade', ship: self.id, from: subject.id, card }],
  }),
  // What it did not bring to the table.
  lends(({ self, ...table }) =>
    self.upgrades
      .filter(({ card }) => !broughtBy(table, self.id).includes(card))
      .map(({ card }) => ({ to: self.id, card })),
  ),
];

/** Pairs of upgrades of a slot, on different ships of those meant, that each other's ship could equip. */
export function exchangeable(scene: Scene, slot: Slot, who: Who): readonly Picked[] {
  const cards = gathered(allMeant(scene, scene.self, who), ship =>
    ship.upgrades
      .filter(({ card }) => scene.rules.catalog.upgrade(card).slot === slot)
      .map(({ card }) => ({ ship, card })),
  );
  const fitting = (one: (typeof cards)[number], other: (typeof cards)[number]) =>
    one.ship.id !== other.ship.id &&
    fits(scene, one.ship, other.card, one.card) &&
    fits(scene, other.ship, one.card, other.card);
  return gathered(cards, (one, at) =>
    cards
      .slice(at + 1)
      .filter(other => fitting(one, other))
      .map(other => ({
        key: `${one.ship.id}:${one.card}+${other.ship.id}:${other.card}`,
        exchange: [
          { ship: one.ship.id, card: one.card },
          { ship: other.ship.id, card: other.card },
        ] as const,
      })),
  );
}

/** Upgrades of a slot on this ship, each for every one of those meant that could equip it and was given none yet. */
export const giveableUpgrades = (scene: Scene, slot: Slot, who: Who): readonly Picked[] =>
  gathered(scene.self.upgrades, ({ card }) =>
    scene.rules.catalog.upgrade(card).slot === slot
      ? allMeant(scene, scene.self, who)
          .filter(ship => !noted(scene, 'given', ship.id) && fits(scene, ship, card, card))
          .map(({ id }) => ({ key: `${card}:${id}`, ship: id, card }))
      : [],
  );
/** It becomes that ship's. */
export const giveUpgrade = (scene: Scene, { id }: Ship, card: UpgradeId): Effects => [
  { do: 'moveUpgrade', ship: id, from: scene.self.id, card },
  lay(scene, 'given', 'game', { on: id }),
];

/** Whether a ship could have that card in place of another. */
const fits = (scene: Scene, ship: Ship, card: UpgradeId, leaving: UpgradeId): boolean =>
  (card === leaving || ship.upgrades.every(one => one.card !== card)) && meetsRestrictions(scene, ship, card);

/** Whether a ship is what a card asks of the one that carries it. What else than this one may ask for, no talent or illicit card does. */
export const meetsRestrictions = (scene: Scene, ship: Ship, card: UpgradeId): boolean =>
  scene.rules.catalog.upgrade(card).restrictions.every(asked => {
    switch (asked.kind) {
      case 'size':
        return asked.sizes.includes(sizeOf(scene, ship));
      case 'action':
        return barOf(scene, ship).some(
          ({ action, color }) => action === asked.action && (!asked.color || color === asked.color),
        );
      case 'keyword':
        return hasKeyword(scene, ship, asked.keyword);
      case 'equipped':
        return ship.upgrades.some(one => scene.rules.catalog.upgrade(one.card).slot === asked.slot);
      default:
        return false;
    }
  });

/** What the ships of this side carry and did not bring: it acts there, whatever becomes of the ship that moved it. */
export const movedUpgradesAct: Ability = lends(
  ({ self, ...table }) =>
    allShips(table.state)
      .filter(({ player }) => player === self.player)
      .flatMap(({ id, upgrades }) =>
        upgrades.filter(({ card }) => !broughtBy(table, id).includes(card)).map(({ card }) => ({ to: id, card })),
      ),
  { outlives: true },
);
