import { type Option, pass } from '../../core/decision';
import { asking, type EffectNamed, type Effects } from '../../core/effect';
import type { ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import { shipOf } from '../../look/ships';
import type { Handlers } from '../handlers';
import { type Run, writeFrame } from '../run';
import { actionChoices } from './choices';
import { coordinateTargets } from './possible';

function coordinateTogether(run: Run, { do: _, ...together }: EffectNamed<'coordinateTogether'>): Effects {
  writeFrame(run, 'action', frame => {
    frame.together = together;
  });
  return [];
}

/** Whoever can do what the first one did, or tried. Where that one did nothing, there is nothing to do alike. */
function coordinateNext(run: Run, effect: EffectNamed<'coordinateNext'>): Effects {
  const { ship: id, done, had, left, shipTypes, asPrinted } = effect;
  const ship = shipOf(run.state, id);
  const typeOf = (other: ShipId) => run.rules.catalog.pilot(shipOf(run.state, other).pilot).shipType;
  const same = shipOf(run.state, done[0]!).round.actions[had];
  if (!same || left === 0 || ship.where !== 'table') return [];
  const kinds = shipTypes ?? [typeOf(done[0]!)];
  const as = asPrinted ? null : 'red';
  const grant = { why: 'coordinated', only: null, as, evenWhileStressed: false } as const;
  const options = gathered(coordinateTargets(run, ship), ({ target, blocked, cost = [] }): readonly Option[] => {
    if (blocked || done.includes(target) || !kinds.includes(typeOf(target))) return [];
    const own = actionChoices(run, shipOf(run.state, target), grant).find(one => one.action === same && !one.blocked);
    if (!own) return [];
    const next = { ...effect, done: [...done, target], left: left - 1 };
    const then = [...cost, { do: 'coordinate', ship: id, target, as: own.color, must: own.action } as const, next];
    return [{ key: target, subject: { kind: 'object', object: target }, then }];
  });
  if (options.length === 0) return [];
  const topic = { kind: 'coordinate', ship: id } as const;
  return [asking({ player: ship.player, topic, ask: { kind: 'one' }, options: [...options, pass()] })];
}

export const togetherHandlers = { coordinateTogether, coordinateNext } satisfies Partial<Handlers>;
