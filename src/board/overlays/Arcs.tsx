import { memo } from 'react';
import type { Pose } from '../../engine/core/place';
import type { PrintedArc } from '../../engine/core/vocabulary';
import { pointOf, squareAt } from '../../engine/geometry/base';
import { MAX_RANGE, RANGE_BAND } from '../../engine/geometry/measures';
import { useDrawn } from '../explain/drawn';
import { Group, Path, Rect } from '../konva';
import { onBoard } from '../scale';
import { bandPath, middleOf } from './bands';
import { Tag } from './Steady';

export const BANDS: readonly number[] = Array.from({ length: MAX_RANGE }, (_, index) => index + 1);

/** Closer bands are shaded deeper. */
const SHADE = ['2e', '20', '14'];
/** How far inside its end a band bears its number. */
const NUMBER_INSIDE = 14;

interface ArcProps {
  readonly pose: Pose;
  readonly half: number;
  readonly arc: PrintedArc;
  readonly color: string;
  readonly numbered: boolean;
}

/** An arc from its base to range 3, in bands. The group bears the ship's place, so it can be moved with it. */
export const ArcWedge = memo(function ArcWedge({ pose, half, arc, color, numbered }: ArcProps) {
  useDrawn({ kind: 'arc', pose, half, arc });
  return (
    <>
      <Group {...onBoard(pose)} rotation={pose.heading} listening={false}>
        {BANDS.map(band => (
          <Path
            key={band}
            data={bandPath(half, arc, (band - 1) * RANGE_BAND, band * RANGE_BAND)}
            fill={`${color}${SHADE[band - 1] ?? '10'}`}
            stroke={`${color}99`}
            strokeWidth={arc === 'bullseye' ? 0.75 : 1}
            strokeScaleEnabled={false}
            listening={false}
            perfectDrawEnabled={false}
          />
        ))}
      </Group>
      {numbered &&
        BANDS.map(band => {
          const { x, y } = middleOf(half, arc, band * RANGE_BAND - NUMBER_INSIDE);
          return <Tag key={band} at={pointOf(squareAt(pose, half), y, x)} text={`${band}`} color={color} />;
        })}
    </>
  );
});

interface RingProps {
  readonly pose: Pose;
  readonly half: number;
  readonly color: string;
}

/** Range 1, 2 and 3 all around a base. */
export const RangeRings = memo(function RangeRings({ pose, half, color }: RingProps) {
  useDrawn({ kind: 'ring', pose, half });
  return (
    <>
      <Group {...onBoard(pose)} rotation={pose.heading} listening={false}>
        {BANDS.map(band => {
          const reach = half + band * RANGE_BAND;
          return (
            <Rect
              key={band}
              x={-reach}
              y={-reach}
              width={2 * reach}
              height={2 * reach}
              cornerRadius={band * RANGE_BAND}
              stroke={color}
              strokeWidth={1.25}
              opacity={0.8}
              dash={[8, 5]}
              strokeScaleEnabled={false}
              perfectDrawEnabled={false}
            />
          );
        })}
      </Group>
      {BANDS.map(band => (
        <Tag
          key={band}
          at={pointOf(squareAt(pose, half), 0, half + band * RANGE_BAND)}
          text={`${band}`}
          color={color}
        />
      ))}
    </>
  );
});
