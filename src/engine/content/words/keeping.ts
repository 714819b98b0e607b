import type { Picked, Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { Who } from '../../core/terms';
import type { Token } from '../../core/token';
import { lay, noted } from './notes';
import { meant } from './who';

const KEPT = ['1 token', '2 tokens', '3 tokens'] as const;
type Kept = (typeof KEPT)[number];

/** How many of so many tokens are kept, up to a number. */
export const upTo = (most: number, there: number): readonly Picked[] =>
  KEPT.slice(0, Math.min(most, there)).map(key => ({ key }));

/** In this End Phase a ship keeps so many tokens: for `amount('keeps', { while: 'kept', by: kept })`. */
export const keep = (scene: Scene, { id }: Ship, key: string = KEPT[0]): Effect =>
  lay(scene, 'kept', 'phase', { on: id, value: KEPT.indexOf(key as Kept) + 1 });

export const isKeeping = (scene: Scene, { id }: Ship): boolean => noted(scene, 'kept', id) !== null;

/** As many as were chosen for the ship in question. */
export const kept = (scene: Scene & { readonly subject: Ship }) => ({
  add: Number(noted(scene, 'kept', scene.subject.id)?.value ?? 0),
});

/** One of these tokens of each of those meant, to be kept in this End Phase; one a ship. */
export const keepable = (scene: Scene, who: Who, tokens: readonly Token[]): readonly Picked[] =>
  meant(scene, who)
    .filter(ship => !isKeeping(scene, ship))
    .flatMap(({ id, tokens: has }) =>
      tokens.filter(token => has[token] > 0).map(token => ({ key: `${id}:${token}`, ship: id, token })),
    );
/** That one stays: for `amount('keeps', { while: 'kept', if: isKept, by: { add: 1 } })`. */
export const keepToken = (scene: Scene, { id }: Ship, token: Token): Effect =>
  lay(scene, 'kept', 'phase', { on: id, value: token });
export const isKept = (scene: Scene & { readonly subject: Ship; readonly token: Token }): boolean =>
  noted(scene, 'kept', scene.subject.id)?.value === scene.token;
