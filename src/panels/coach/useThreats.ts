import { useEffect, useState } from 'react';
import type { ThreatMap } from '../../bots/threats';
import type { Engine } from '../../engine';
import type { PlayerId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { desk } from './desk';
import { gameKey } from './useNotes';

/** Where the enemies of this player can shoot, while it is wanted; the map of a moment ago until the new one is there. */
export function useThreats(engine: Engine, game: GameState, player: PlayerId, allowed: boolean): ThreatMap | null {
  const wanted = useScreen(screen => screen.threatsOpen) && allowed && game.phase !== 'setup';
  const [map, setMap] = useState<ThreatMap | null>(null);
  useEffect(() => {
    if (!wanted) {
      setMap(null);
      return;
    }
    let gone = false;
    const view = engine.viewFor(game, player);
    desk.ask('threats', { game: gameKey(useGame.getState()), player, view }).then(
      found => {
        if (!gone) setMap(found);
      },
      () => useScreen.getState().show({ threatsOpen: false }),
    );
    return () => {
      gone = true;
    };
  }, [engine, game, player, wanted]);
  return map;
}
