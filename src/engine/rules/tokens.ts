import { type Option, pass } from '../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../core/effect';
import { type DeviceTokenId, isShipId, type ObjectId, type ShipId, type UnitId } from '../core/ids';
import { gathered } from '../core/list';
import type { Game, GameState, Ship } from '../core/state';
import type { Table } from '../core/table';
import { GREEN_TOKENS, isGreen, type Token } from '../core/token';
import { hiddenFrom, lockTokensOn } from '../look/locking';
import { rangeTo } from '../look/objects';
import { quantity } from '../look/quantities';
import { isRemovable, ruled } from '../look/rulings';
import { allShips, shipOf } from '../look/ships';
import { cannotLock, isIonized, isJammed, isTractored } from '../look/status';
import { lockTargets } from './actions/possible';
import type { Handlers } from './handlers';
import { findFrame, type Run, writeFrame } from './run';

function gainToken(run: Run, { ship: id, token, by, again, from }: EffectNamed<'gainToken'>): Effects {
  const before = shipOf(run.state, id);
  if (before.where !== 'table') return [];
  // There is never a second cloak token.
  if (token === 'cloak' && before.tokens.cloak > 0) return [];
  const wasIonized = isIonized(run, before);
  const wasTractored = isTractored(run, before);
  run.write(game => void (game.ships[id]!.tokens[token] += 1));
  const ship = shipOf(run.state, id);
  const tractored = token === 'tractor' && !wasTractored && isTractored(run, ship);
  const ionized = token === 'ion' && !wasIonized && isIonized(run, ship);
  const becomes = tractored ? 'tractored' : ionized ? 'ionized' : null;
  const more = { ...(again ? { again } : {}), ...(from ? { from } : {}) };
  run.emit({ type: 'tokenGained', ship: id, token, ...(becomes ? { becomes } : {}), ...more });
  if (isGreen(token) && isJammed(ship)) {
    // The token is gained all the same, for what triggers on it, and then lost with a jam token.
    return [
      { do: 'removeToken', ship: id, token, spent: false },
      { do: 'removeToken', ship: id, token: 'jam', spent: false },
    ];
  }
  if (token === 'jam') return [{ do: 'offerJamLoss', ship: id, by }];
  if (ionized) {
    return ship.locks.map(object => ({ do: 'breakLock', ship: id, object, spent: false }));
  }
  if (tractored && !ship.round.tractored) {
    run.write(game => void (game.ships[id]!.round.tractored = true));
    return afterAbility(run, { do: 'offerTractorMove', ship: id, by });
  }
  return [];
}

/** The ability that brought it, or that it paid for, is resolved first. */
function afterAbility(run: Run, effect: Effect): Effects {
  const top = run.state.agenda.at(-1);
  if (top?.kind !== 'ability' || top.todo.length === 0) return [effect];
  writeFrame(run, 'ability', ability => {
    ability.todo = [...ability.todo, effect];
  });
  return [];
}

/** The player who jammed chooses a green token or a lock that the ship loses, and the jam token goes with it. */
function offerJamLoss(run: Run, { ship: id, by }: EffectNamed<'offerJamLoss'>): Effects {
  const ship = shipOf(run.state, id);
  const spend = { do: 'removeToken', ship: ship.id, token: 'jam', spent: false } as const;
  const options: readonly Option[] = [
    ...GREEN_TOKENS.filter(token => ship.tokens[token] > 0).map(
      (token): Option => ({
        key: `token:${token}`,
        subject: { kind: 'token', token },
        then: [{ do: 'removeToken', ship: ship.id, token, spent: false }, spend],
      }),
    ),
    ...[...new Set(ship.locks)].map(
      (object): Option => ({
        key: `lock:${object}`,
        subject: { kind: 'object', object },
        then: [{ do: 'breakLock', ship: ship.id, object, spent: false }, spend],
      }),
    ),
  ];
  const [only] = options;
  if (!only) return [];
  if (options.length === 1) return only.then;
  return [asking({ player: by, topic: { kind: 'jamLoss', ship: ship.id }, ask: { kind: 'one' }, options })];
}

function removeToken(run: Run, { ship, token, spent, for: spender }: EffectNamed<'removeToken'>): Effects {
  const holder = shipOf(run.state, ship);
  if (spent ? holder.tokens[token] === 0 : !isRemovable(run, holder, token)) return [];
  run.write(game => void (game.ships[ship]!.tokens[token] -= 1));
  const jammed = isGreen(token) && isJammed(shipOf(run.state, ship));
  const more = { ...(jammed ? { jammed } : {}), ...(spender ? { for: spender } : {}) };
  run.emit({ type: 'tokenRemoved', ship, token, spent, ...more });
  return [];
}

/** What cannot be removed is not handed on. */
function transferToken(run: Run, { ship, to, token }: EffectNamed<'transferToken'>): Effects {
  const from = shipOf(run.state, ship);
  if (!isRemovable(run, from, token)) return [];
  return [
    { do: 'removeToken', ship, token, spent: false },
    { do: 'gainToken', ship: to, token, by: from.player },
  ];
}

function turnReinforce(run: Run, { ship, token }: EffectNamed<'turnReinforce'>): Effects {
  if (shipOf(run.state, ship).tokens[token] === 0) return [];
  const to = token === 'reinforceFore' ? 'reinforceAft' : 'reinforceFore';
  run.write(game => {
    game.ships[ship]!.tokens[token] -= 1;
    game.ships[ship]!.tokens[to] += 1;
  });
  run.emit({ type: 'reinforceTurned', ship, token: to });
  return [];
}

function loseOneOf(run: Run, { ship: id, card, tokens }: EffectNamed<'loseOneOf'>): Effects {
  const ship = shipOf(run.state, id);
  const had = tokens.filter(token => isRemovable(run, ship, token));
  const remove = (token: Token) => ({ do: 'removeToken', ship: id, token, spent: false }) as const;
  if (had.length < 2) return had.map(remove);
  return [
    asking({
      player: ship.player,
      topic: { kind: 'mayUse', card, ship: id },
      ask: { kind: 'one' },
      options: had.map(token => ({ key: `lose:${token}`, subject: { kind: 'token', token }, then: [remove(token)] })),
    }),
  ];
}

/** May acquire a lock on one of these, wherever they are. */
export function offerLock(run: Table, { ship: id, targets }: EffectNamed<'offerLock'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || cannotLock(run, ship)) return [];
  // What a lock action may reach for at a cost is not for this.
  const all =
    targets ??
    gathered(lockTargets(run, ship), ({ target, blocked, cost }) => (blocked || cost?.length ? [] : [target]));
  const free = all.filter(object => object !== id && mayLock(run, ship, object));
  if (free.length === 0) return [];
  return [
    asking({
      player: ship.player,
      topic: { kind: 'lock', ship: id },
      ask: { kind: 'one' },
      options: [
        ...free.map(
          (object): Option => ({
            key: object,
            subject: { kind: 'object', object },
            then: [{ do: 'acquireLock', ship: id, object }],
          }),
        ),
        pass(),
      ],
    }),
  ];
}

/** Whatever let it acquire the lock. */
const mayLock = (run: Table, ship: Ship, object: ObjectId): boolean =>
  !(isShipId(object) && hiddenFrom(run, ship, shipOf(run.state, object))) &&
  ruled(run, 'lock', ship, { object, range: rangeTo(run, ship, object) }) !== 'cannot';

/** A ship holds one lock, or as many as its cards say: a former one leaves first, one on the same object unless a card lets it stay. */
function acquireLock(run: Run, { ship: id, object }: EffectNamed<'acquireLock'>): Effects {
  if (!isShipId(id)) return lockByRemote(run, id, object);
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table' || id === object || cannotLock(run, ship)) return [];
  if (!mayLock(run, ship, object)) return [];
  const limit = quantity(run, 'locks', 1, id, {});
  const others = holdsTwo(run, ship) ? ship.locks : ship.locks.filter(one => one !== object);
  if (limit > 1 && others.length >= limit) return whichLockGoes(ship, object, others);
  for (const former of limit > 1 ? ship.locks.filter(one => !others.includes(one)) : [...ship.locks])
    breakLock(run, { do: 'breakLock', ship: id, object: former, spent: false });
  run.write(game => void game.ships[id]!.locks.push(object));
  tellAction(run, id, object);
  run.emit({ type: 'lockAcquired', ship: id, object });
  // As with a green token: acquired, for what triggers on it, and then lost with a jam token.
  return isJammed(ship)
    ? [
        { do: 'breakLock', ship: id, object, spent: false },
        { do: 'removeToken', ship: id, token: 'jam', spent: false },
      ]
    : [];
}

/** Of a lock action under way: what it locks. */
function tellAction(run: Run, ship: ShipId, object: ObjectId): void {
  const frame = findFrame(run.state, 'action');
  if (frame?.ship !== ship || frame.action !== 'lock') return;
  writeFrame(run, 'action', action => {
    action.locks = object;
  });
}

/** Whether two of its locks may lie on one object. */
const holdsTwo = (run: Run, ship: Ship): boolean => ruled(run, 'lockTwice', ship, {}) === 'may';

function whichLockGoes({ id, player }: Ship, object: ObjectId, held: readonly ObjectId[]): Effects {
  const options = [...new Set(held)].map(
    (former): Option => ({
      key: `break:${former}`,
      subject: { kind: 'object', object: former },
      then: [
        { do: 'breakLock', ship: id, object: former, spent: false },
        { do: 'acquireLock', ship: id, object },
      ],
    }),
  );
  if (options.length === 1) return options[0]!.then;
  return [asking({ player, topic: { kind: 'breakLock', ship: id }, ask: { kind: 'one' }, options })];
}

/** Neither ion nor gas nor jamming keeps a remote from locking. */
function lockByRemote(run: Run, id: DeviceTokenId, object: ObjectId): Effects {
  if (!run.state.devices[id]) return [];
  run.write(game => void (game.devices[id]!.locks = [object]));
  run.emit({ type: 'lockAcquired', ship: id, object });
  return [];
}

const holderOf = <State extends GameState | Game>(state: State, id: UnitId) =>
  (isShipId(id) ? state.ships[id] : state.devices[id]) as State['ships'][ShipId] | State['devices'][DeviceTokenId];

/** Whoever holds it, it lies on another ship now: not acquired anew. No ship has a lock on itself. */
function moveLock(run: Run, { ship, object, to }: EffectNamed<'moveLock'>): Effects {
  const locks = holderOf(run.state, ship)?.locks;
  if (!locks?.includes(object)) return [];
  const twice = isShipId(ship) && holdsTwo(run, shipOf(run.state, ship));
  if (to === ship || (locks.includes(to) && !twice)) return [{ do: 'breakLock', ship, object, spent: false }];
  run.write(game => {
    const held = holderOf(game, ship)!.locks;
    held[held.indexOf(object)] = to;
  });
  run.emit({ type: 'lockMoved', ship, from: object, object: to });
  return [];
}

function breakLock(run: Run, { ship, object, spent }: EffectNamed<'breakLock'>): Effects {
  if (!holderOf(run.state, ship)?.locks.includes(object)) return [];
  run.write(game => {
    const { locks } = holderOf(game, ship)!;
    locks.splice(locks.indexOf(object), 1);
  });
  run.emit({ type: 'lockBroken', ship, object, spent });
  return [];
}

/** The locks that a ship holds and those on it. */
function breakAllLocks(run: Run, { ship }: EffectNamed<'breakAllLocks'>): Effects {
  return [
    ...shipOf(run.state, ship).locks.map(object => ({ do: 'breakLock', ship, object, spent: false }) as const),
    ...locksOn(run, ship),
  ];
}

/** Ships and remotes that have it locked. */
export const lockersOf = ({ state }: Run, object: ObjectId): readonly UnitId[] =>
  [...allShips(state), ...Object.values(state.devices)]
    .filter(({ locks }) => locks.includes(object))
    .map(({ id }) => id);

export const locksOn = (run: Run, object: ObjectId): Effects =>
  lockTokensOn(run.state, object).map(ship => ({ do: 'breakLock', ship, object, spent: false }));

export const tokenHandlers = {
  gainToken,
  offerJamLoss,
  removeToken,
  transferToken,
  turnReinforce,
  moveLock,
  loseOneOf,
  offerLock,
  acquireLock,
  breakLock,
  breakAllLocks,
} satisfies Partial<Handlers>;
