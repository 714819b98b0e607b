import { type Ability, after, cannot } from '../../core/ability';
import { attackChoices } from '../../look/attack';
import { shipOf } from '../../look/ships';

export const talent = {
  /** A bonus attack on an enemy that just executed a maneuver, or a weapon like any other; its dice cannot be modified. */
  'upgrade:snapshot': [
    after('maneuverExecuted', {
      grantsAttack: true,
      if: ({ self, event, ...table }) =>
        shipOf(table.state, event.ship).player !== self.player &&
        !self.round.bonusAttack &&
        attackChoices(table, self, {
          weapon: 'upgrade:snapshot',
          targets: [event.ship],
          ignoresRequirement: false,
        }).some(({ blocked }) => !blocked),
      may: ({ self, event }) => [
        {
          do: 'chooseAttack',
          ship: self.id,
          bonus: true,
          limit: { weapon: 'upgrade:snapshot', targets: [event.ship], ignoresRequirement: false },
        },
      ],
    }),
    cannot('modifyAttackDice', ({ self, attack, source }) =>
      attack.attacker === self.id && attack.weapon === source ? { kind: 'cannotBeModified' } : null,
    ),
  ],
} satisfies Record<string, Ability[]>;
