import { useEffect } from 'react';
import type { PlayerId, ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import { type GameStore, useGame } from '../../store/game';
import { personsAt } from '../../store/seats';
import { coaching } from './coachStore';
import { desk } from './desk';

/** A game that is not saved has no name of its own, but one record. */
export const gameKey = ({ id, name }: Pick<GameStore, 'id' | 'name'>): string => id ?? name;

const dialsOf = (game: GameState, player: PlayerId): ReadonlyMap<ShipId, ManeuverCode> =>
  new Map(
    Object.values(game.ships).flatMap(({ id, player: owner, dial }): [ShipId, ManeuverCode][] =>
      owner === player && dial ? [[id, dial]] : [],
    ),
  );

/** Who has just said ready, and the table as it stood before: with all of their dials set. */
export function readyNow(
  now: GameStore,
  before: GameStore,
): { readonly player: PlayerId; readonly then: GameState } | null {
  if (now.game === before.game || now.lastChange !== 'answer') return null;
  const step = now.past.at(-1);
  if (!step || !('choice' in step.answer) || !('option' in step.answer.choice)) return null;
  return step.answer.choice.option === 'ready' ? { player: step.answer.player, then: step.state } : null;
}

/** While this is on the screen, all dials that persons set are ranked, beside the page. */
export function useNotes(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const stop = useGame.subscribe((now, before) => {
      if (now.game && now.lastChange === 'undo') coaching.keepUntil(now.game.round);
      const ready = readyNow(now, before);
      if (!ready || !now.engine || !personsAt(now.options).some(one => one === ready.player)) return;
      const { player, then } = ready;
      const question = { game: gameKey(now), player, view: now.engine.viewFor(then, player) };
      desk
        .ask('dials', question)
        .then(rankings => {
          if (!gone) coaching.note({ round: then.round, player, game: then, rankings, flown: dialsOf(then, player) });
        })
        // Without a note there is nothing to tell: the game needs none.
        .catch(() => undefined);
    });
    return () => {
      gone = true;
      stop();
      coaching.reset();
      desk.close();
    };
  }, [wanted]);
}
