import { type Option, pass } from '../../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import type { Together } from '../../core/effects/actions';
import type { ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { initiativeOf } from '../../look/initiative';
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

type Alike = Omit<Together, 'more'>;

const typeOf = ({ state, rules }: Table, id: ShipId) => rules.catalog.pilot(shipOf(state, id).pilot).shipType;

/** Whether the card that lets it coordinate several means that one. */
export const isAmong = (table: Table, ship: Ship, { shipTypes, lower }: Alike, target: ShipId): boolean =>
  (shipTypes?.includes(typeOf(table, target)) ?? true) &&
  !(lower && initiativeOf(table, target) >= initiativeOf(table, ship));

export const gainedBy = ({ state }: Table, { gains: token }: Alike, ship: ShipId): Effects =>
  token ? [{ do: 'gainToken', ship, token, by: shipOf(state, ship).player }] : [];

/** Whoever can do what the first one did, or tried. Where that one did nothing, there is nothing to do alike. */
function coordinateNext(run: Run, effect: EffectNamed<'coordinateNext'>): Effects {
  const { ship: id, done, left, shipTypes } = effect;
  const ship = shipOf(run.state, id);
  if (left === 0 || ship.where !== 'table') return [];
  const kinds = shipTypes || effect.anyAction ? shipTypes : [typeOf(run, done[0]!)];
  const options = gathered(coordinateTargets(run, ship), ({ target, blocked, cost = [] }): readonly Option[] => {
    if (blocked || done.includes(target) || !isAmong(run, ship, { ...effect, shipTypes: kinds }, target)) return [];
    const granted = grantedTo(run, effect, target);
    if (!granted) return [];
    const next = { ...effect, done: [...done, target], left: left - 1 };
    const then = [...cost, granted, ...gainedBy(run, effect, target), next];
    return [{ key: target, subject: { kind: 'object', object: target }, then }];
  });
  if (options.length === 0) return [];
  const topic = { kind: 'coordinate', ship: id } as const;
  return [asking({ player: ship.player, topic, ask: { kind: 'one' }, options: [...options, pass()] })];
}

/** What that ship is coordinated to do; null if it cannot do the same. */
function grantedTo(run: Run, effect: EffectNamed<'coordinateNext'>, target: ShipId): Effect | null {
  const { ship, done, had, asPrinted, anyAction } = effect;
  const as = asPrinted ? null : 'red';
  if (anyAction) return { do: 'coordinate', ship, target, ...(as ? { as } : {}) };
  const same = shipOf(run.state, done[0]!).round.actions[had];
  const grant = { why: 'coordinated', only: null, as, evenWhileStressed: false } as const;
  const own = actionChoices(run, shipOf(run.state, target), grant).find(one => one.action === same && !one.blocked);
  return own ? { do: 'coordinate', ship, target, as: own.color, must: own.action } : null;
}

export const togetherHandlers = { coordinateTogether, coordinateNext } satisfies Partial<Handlers>;
