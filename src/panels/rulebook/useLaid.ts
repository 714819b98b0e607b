import { useEffect, useState } from 'react';
import type { Engine } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { layScene, type Scene, setupOf } from '../../rulebook/scene';
import { engineFor } from '../../store/engineFor';
import { nextTask } from '../../store/saves/pause';

export interface LaidScene {
  readonly engine: Engine;
  readonly start: GameState;
}

/** One engine serves all examples: they fly the ships of the same two factions. */
let shared: Promise<Engine> | null = null;

function engineOf(scene: Scene): Promise<Engine> {
  shared ??= engineFor(setupOf(scene)).catch(problem => {
    shared = null;
    throw problem;
  });
  return shared;
}

/** The example's position; null until it is laid, 'missing' where its cards do not come. */
export function useLaid(scene: Scene): LaidScene | 'missing' | null {
  const [laid, setLaid] = useState<{ readonly scene: Scene; readonly is: LaidScene | 'missing' } | null>(null);
  useEffect(() => {
    let gone = false;
    engineOf(scene)
      // In a task of its own: the words are there first.
      .then(engine => nextTask().then(() => engine))
      .then(
        engine => {
          if (!gone) setLaid({ scene, is: { engine, start: layScene(engine, scene) } });
        },
        () => {
          if (!gone) setLaid({ scene, is: 'missing' });
        },
      );
    return () => {
      gone = true;
    };
  }, [scene]);
  return laid?.scene === scene ? laid.is : null;
}
