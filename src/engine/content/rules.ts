import { type Ability, after } from '../core/ability';
import { profileOf } from '../look/ships';

/** Rules that queue like abilities do. */
export const rules = {
  /** After an action with a link, the linked one; a linked action opens no further link. */
  'rule:linkedAction': [
    after('actionPerformed', {
      if: ({ self, event, ...table }) =>
        event.ship === self.id &&
        !event.linked &&
        profileOf(table, self).bar.some(({ action, link }) => action === event.action && link),
      may: ({ self, event }) => [{ do: 'offerLinkedAction', ship: self.id, after: event.action }],
    }),
  ],

  /** In the System Phase a cloaked ship may decloak; not if it placed a device this phase. */
  'rule:decloak': [
    after('systemReached', {
      if: ({ self, event }) => event.ship === self.id && self.tokens.cloak > 0 && !self.round.placedDevice,
      may: ({ self }) => [{ do: 'offerDecloak', ship: self.id }],
    }),
  ],
} satisfies Record<string, Ability[]>;
