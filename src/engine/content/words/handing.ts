import type { Chosen, Picked, Scene } from '../../core/ability';
import { type Option, pass } from '../../core/decision';
import { asking, type Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import { TOKENS, type Token } from '../../core/token';
import type { UpgradeId } from '../../core/vocabulary';
import { isRemovable } from '../../look/rulings';
import { allMeant } from '../../look/terms';
import { noted } from './notes';
import { lockersOf } from './removals';
import { greenOn, lose, transfer } from './tokens';

/** May remove one of these tokens, or one of the locks on it. */
export function mayShed(scene: Scene, ship: Ship, tokens: readonly Token[]): Effects {
  const options: readonly Option[] = [
    ...tokens
      .filter(token => isRemovable(scene, ship, token))
      .map((token): Option => ({ key: token, subject: { kind: 'token', token }, then: [lose(ship, token)] })),
    ...lockersOf(scene, ship).map(
      (holder): Option => ({
        key: `lockOf:${holder}`,
        subject: { kind: 'object', object: holder },
        then: [{ do: 'breakLock', ship: holder, object: ship.id, spent: false }],
      }),
    ),
  ];
  if (options.length === 0) return [];
  const topic = { kind: 'mayUse', card: scene.source as UpgradeId, ship: ship.id } as const;
  return [asking({ player: ship.player, topic, ask: { kind: 'one' }, options: [...options, pass()] })];
}

const KINDS: Readonly<Partial<Record<Token, readonly Token[]>>> = {
  reinforceFore: ['reinforceFore', 'reinforceAft'],
  reinforceAft: ['reinforceFore', 'reinforceAft'],
};

/** What a ship could hand another: a token of a kind that it does not have, the locks on it among them. */
function handable(scene: Scene, from: Ship, to: Ship, way: 'give' | 'take'): readonly Picked[] {
  const { id } = way === 'give' ? to : from;
  const has = (token: Token) => (KINDS[token] ?? [token]).some(one => to.tokens[one] > 0);
  const holders = lockersOf(scene, to).length > 0 ? [] : lockersOf(scene, from);
  return [
    ...TOKENS.filter(token => isRemovable(scene, from, token) && !has(token)).map(token => ({
      key: `${way}:${id}:${token}`,
      ship: id,
      token,
      way,
    })),
    ...holders.map(holder => ({ key: `${way}:${id}:lock:${holder}`, ship: id, holder, way })),
  ];
}

/** To one of those meant, then from it, if the note 'partner' names it; from it at once, if nothing is given. */
export function exchanges(scene: Scene, who: Who): readonly Picked[] {
  const { self } = scene;
  const partner = noted(scene, 'partner');
  return allMeant(scene, self, who)
    .filter(({ id }) => !partner || partner.on === id)
    .flatMap(ship => [
      ...(partner ? [] : handable(scene, self, ship, 'give')),
      ...(noted(scene, 'taken') ? [] : handable(scene, ship, self, 'take')),
    ]);
}

export const handOver = (from: Ship, to: Ship, { token, holder }: Chosen): Effects =>
  holder ? [{ do: 'moveLock', ship: holder, object: from.id, to: to.id }] : transfer(from, to, token);

/** All its locks go to another ship; that one keeps what it can hold, the last of them. */
export const handLocks = (from: Ship, to: Ship): Effects =>
  from.locks.flatMap(
    (object): Effects => [
      { do: 'breakLock', ship: from.id, object, spent: false },
      { do: 'acquireLock', ship: to.id, object },
    ],
  );

/** So do all its green tokens. */
export const handGreen = (from: Ship, to: Ship): Effects =>
  greenOn(from).flatMap(token => Array.from({ length: from.tokens[token] }, () => transfer(from, to, token)).flat());
