import { type Ability, at } from '../../core/ability';
import { lends } from '../../core/has';
import type { Who } from '../../core/terms';
import type { Slot } from '../../core/vocabulary';
import { broughtBy, shipsOnTable } from '../../look/ships';
import { isMeant } from '../../look/terms';
import { otherFriend } from './who';

/** This ship has the pilot ability of each of those meant, destroyed ones until they leave. */
export const hasPilotAbilityOf = (who: Who): Ability =>
  lends(scene =>
    shipsOnTable(scene.state)
      .filter(ship => isMeant(scene, scene.self, who, ship))
      .map(({ pilot }) => ({ to: scene.self.id, card: pilot })),
  );

/** Before a friend destroyed at that range leaves, one of its upgrades of a slot may become this ship's, with all its charges. */
export const takesOver = (slot: Slot, most: number): readonly Ability[] => [
  at('after:destroyed', {
    who: otherFriend(0, most),
    choose: {
      oneOf: ({ self, subject, rules }) =>
        subject.upgrades
          .filter(({ card }) => rules.catalog.upgrade(card).slot === slot)
          .filter(({ card }) => self.upgrades.every(one => one.card !== card))
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
