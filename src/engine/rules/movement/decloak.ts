import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { shipOf, sizeOf } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';
import { type Direction, directionOptions, directions, moveTo } from './reposition';

/** Boost or barrel roll: with the speed 2 straight template for small ships, speed 1 for larger ones. */
export function decloakDirections(table: Table, ship: Ship): readonly Direction[] {
  const template = sizeOf(table, ship) === 'small' ? '2straight' : '1straight';
  const usual = (['front', 'left', 'right'] as const).map(edge => ({ how: 'decloak', edge, template }) as const);
  return directions(table, ship, usual);
}

export function offerDecloak(run: Table, { ship: id, must, orLoses }: EffectNamed<'offerDecloak'>): Effects {
  const ship = shipOf(run.state, id);
  const options: readonly Option[] = directionOptions(
    decloakDirections(run, ship),
    (pose, by) => [{ do: 'decloak', ship: ship.id, pose, by }],
    by => [{ do: 'decloak', ship: ship.id, pose: null, by, ...(must ? { must } : {}) }],
  );
  const discard: Option = {
    key: 'token:cloak',
    subject: { kind: 'token', token: 'cloak' },
    then: [{ do: 'removeToken', ship: id, token: 'cloak', spent: false }],
  };
  return [
    asking({
      player: ship.player,
      topic: { kind: 'decloak', ship: ship.id },
      ask: { kind: 'one' },
      options: must ? options : [...options, orLoses ? discard : pass()],
    }),
  ];
}

/** A failed one keeps its token. */
function decloak(run: Run, { ship, pose, by, must }: EffectNamed<'decloak'>): Effects {
  if (!pose) {
    run.emit({ type: 'decloakFailed', ship });
    return must ? [{ do: 'removeToken', ship, token: 'cloak', spent: false }] : [];
  }
  // Only in the System Phase it is that or a device.
  if (run.state.phase === 'system') run.write(game => void (game.ships[ship]!.round.decloaked = true));
  return [
    { do: 'removeToken', ship, token: 'cloak', spent: true },
    moveTo(shipOf(run.state, ship), pose, 'decloak', by),
  ];
}

export const decloakHandlers = { offerDecloak, decloak } satisfies Partial<Handlers>;
