import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { facedownOf } from '../../look/damage';
import { shipOf } from '../../look/ships';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** The ship's own player chooses. A ship that is destroyed has nothing left to choose. */
function exposeOrStrain(run: Run, { ship: id }: EffectNamed<'exposeOrStrain'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || ship.destroyed || facedownOf(ship).length === 0) return [];
  return [
    asking({
      player: ship.player,
      topic: { kind: 'exposeOrStrain', ship: id },
      ask: { kind: 'one' },
      options: [
        { key: 'expose', subject: { kind: 'ship', ship: id }, then: [{ do: 'exposeDamage', ship: id, id: null }] },
        {
          key: 'strain',
          subject: { kind: 'token', token: 'strain' },
          then: [{ do: 'gainToken', ship: id, token: 'strain', by: ship.player }],
        },
      ],
    }),
  ];
}

export const exposeOrStrainHandlers = { exposeOrStrain } satisfies Partial<Handlers>;
