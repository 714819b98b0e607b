import { useMemo } from 'react';
import type { Decision } from '../../engine/core/decision';
import { PLAY_AREA } from '../../engine/geometry/measures';
import type { BoardProps } from '../Board';
import { BOARD } from '../colors';
import { Image, Rect } from '../konva';
import { groundOf } from './ground';
import { cornerOf, pictureOf } from './paintGround';

type Props = Pick<BoardProps, 'engine' | 'game' | 'decision'>;

/** Below all pieces: the ground on which the piece in hand may lie, lit and framed. */
export function PlacingGround({ engine, game, decision }: Props) {
  const region = regionOf(decision);
  const ground = useMemo(
    () => (region ? groundOf({ state: game, rules: engine.rules }, region) : null),
    [engine, game, region],
  );
  const picture = useMemo(() => ground && pictureOf(ground), [ground]);
  if (!ground || !picture) return null;
  return (
    <>
      <Image image={picture} width={PLAY_AREA} height={PLAY_AREA} listening={false} perfectDrawEnabled={false} />
      {ground.boxes.map(box => (
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
