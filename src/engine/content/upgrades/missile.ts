import { type Ability, after, weaponRule } from '../../core/ability';
import type { UnitId } from '../../core/ids';
import { isShipId, type ShipId } from '../../core/ids';
import type { Table } from '../../core/table';
import { attackChoices } from '../../look/attack';
import { rangeTo } from '../../look/objects';
import { shipOf, shipsOnTable } from '../../look/ships';

/** Enemies of the attacker at range 0-1 of the ship that just defended. */
function besides(table: Table, defender: UnitId, attacker: ShipId): readonly ShipId[] {
  if (!isShipId(defender)) return [];
  const first = shipOf(table.state, defender);
  const { player } = shipOf(table.state, attacker);
  return shipsOnTable(table.state)
    .filter(ship => ship.id !== defender && ship.player !== player && rangeTo(table, first, ship.id) <= 1)
    .map(({ id }) => id);
}

export const missile = {
  /** After it, the same attack as a bonus attack against another ship close to the defender, without the lock. */
  'upgrade:clustermissiles': [
    after('attackPerformed', {
      grantsAttack: true,
      if: ({ self, event, source, ...table }) =>
        event.attacker === self.id &&
        event.weapon === source &&
        !self.round.bonusAttack &&
        attackChoices(table, self, {
          weapon: event.weapon,
          targets: besides(table, event.defender, self.id),
          ignoresRequirement: true,
        }).some(({ blocked }) => !blocked),
      may: ({ self, event, ...table }) => [
        {
          do: 'chooseAttack',
          ship: self.id,
          bonus: true,
          limit: { weapon: event.weapon, targets: besides(table, event.defender, self.id), ignoresRequirement: true },
        },
      ],
    }),
  ],

  /** Two charges an attack; its other uses for charges are not written yet. */
  'upgrade:saturationrockets-missile': [weaponRule({ charges: 2 })],
} satisfies Record<string, Ability[]>;
