import { memo } from 'react';
import { Arc, Rect } from 'react-konva';
import type { PlacedTemplate } from '../../engine/geometry/template';
import { onBoard } from '../scale';
import { sectorOf } from './sector';

interface Props {
  readonly placed: PlacedTemplate;
  readonly color: string;
  readonly opacity?: number;
}

/** A template lying on the table: a rectangle, or a sector of a ring. */
export const TemplateShape = memo(function TemplateShape({ placed, color, opacity = 1 }: Props) {
  const { template, start } = placed;
  const look = {
    fill: `${color}55`,
    stroke: color,
    strokeWidth: 1.5,
    strokeScaleEnabled: false,
    opacity,
    listening: false,
    perfectDrawEnabled: false,
  };
  const sector = sectorOf(placed);
  if (!sector) {
    const { length, width } = template;
    return (
      <Rect
        {...onBoard(start)}
        rotation={start.heading}
        offsetX={width / 2}
        offsetY={length}
        width={width}
        height={length}
        {...look}
      />
    );
  }
  // Konva counts angles from the right, headings count from straight ahead.
  return (
    <Arc
      {...onBoard(sector.centre)}
      innerRadius={sector.inner}
      outerRadius={sector.outer}
      rotation={sector.from - 90}
      angle={sector.sweep}
      {...look}
    />
  );
});
