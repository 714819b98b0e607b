import { useMemo } from 'react';
import type { Decision } from '../../engine/core/decision';
import { PLAY_AREA } from '../../engine/geometry/measures';
import type { BoardProps } from '../Board';
import { BOARD } from '../colors';
import { Image, Rect } from '../konva';
import { groundsOf } from './ground';
import { cornerOf, pictureOf } from './paintGround';
import { usePlacing } from './store';

type Props = Pick<BoardProps, 'engine' | 'game' | 'decision'>;

/** Below all pieces: the ground on which the piece in hand may lie, lit and framed. */
export function PlacingGround({ engine, game, decision }: Props) {
  const region = regionOf(decision);
  const piece = usePlacing(({ held }) => (held?.kind === 'option' ? held.piece : null));
  const grounds = useMemo(
    () => (region ? groundsOf({ state: game, rules: engine.rules }, region, piece) : null),
    [engine, game, region, piece],
  );
  const picture = useMemo(() => grounds && pictureOf(grounds), [grounds]);
  if (!grounds || !picture) return null;
  return (
    <>
      <Image image={picture} width={PLAY_AREA} height={PLAY_AREA} listening={false} perfectDrawEnabled={false} />
      {grounds.at(-1)!.boxes.map(box => (
        <Rect
          key={`${box.x} ${box.y}`}
          {...cornerOf(box)}
          width={box.width}
          height={box.height}
          stroke={BOARD.good}
          strokeWidth={1.5}
          dash={[8, 5]}
          strokeScaleEnabled={false}
          perfectDrawEnabled={false}
        />
      ))}
    </>
  );
}

const regionOf = (decision: Decision | null) => (decision?.ask.kind === 'place' ? decision.ask.region : null);
