import { useMemo, useState } from 'react';
import { SmallBoard } from '../../board/small/SmallBoard';
import type { GameState } from '../../engine/core/state';
import { sketchOf } from '../../rulebook/lens';
import type { Scene } from '../../rulebook/scene';
import { maneuverWords } from '../../rulebook/words';
import { type LaidScene, useLaid } from './useLaid';
import { BOOK_WORDS } from './words';

interface Props {
  readonly title: string;
  readonly scene: Scene;
}

/** A position to play with, and what is measured in it. */
export function SceneExample({ title, scene }: Props) {
  const laid = useLaid(scene);
  if (laid === null || laid === 'missing')
    return <p className="example-wait">{laid ? BOOK_WORDS.missing : BOOK_WORDS.laying}</p>;
  return <Playing title={title} scene={scene} {...laid} />;
}

function Playing({ title, scene, engine, start }: Props & LaidScene) {
  const [state, setState] = useState<GameState>(start);
  const [way, setWay] = useState(0);
  const sketch = useMemo(() => sketchOf(engine, state, scene, way), [engine, state, scene, way]);
  const ways = scene.lens.find(lens => lens.see === 'fly')?.ways ?? [];
  return (
    <>
      <SmallBoard
        engine={engine}
        scene={scene}
        start={start}
        state={state}
        sketch={sketch}
        label={BOOK_WORDS.board(title, sketch.says.join(' '))}
        onMove={setState}
      />
      <ul className="example-says" aria-live="polite">
        {sketch.says.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="example-ways">
        {ways.length > 1 &&
          ways.map((code, index) => (
            <button
              key={code}
              type="button"
              className="book-chip"
              aria-pressed={index === way}
              onClick={() => setWay(index)}
            >
              {maneuverWords(code)}
            </button>
          ))}
        <button type="button" className="book-chip" disabled={state === start} onClick={() => setState(start)}>
          {BOOK_WORDS.again}
        </button>
      </div>
    </>
  );
}
