import { memo } from 'react';
import { BANK_RADIUS, STRAIGHT_LENGTH, TEMPLATE_WIDTH, TURN_RADIUS } from '../../engine/geometry/measures';
import type { PlacedTemplate, Template } from '../../engine/geometry/template';
import { paintTemplate } from '../draw/template';
import { useDrawn } from '../explain/drawn';
import { Shape } from '../konva';
import { penOf } from '../pieces/SpriteShape';
import { onBoard } from '../scale';

interface Props {
  readonly placed: PlacedTemplate;
  readonly color: string;
  readonly opacity?: number;
}

/** What is engraved on it: its speed; nothing on one that lies sideways. */
export function engraved({ radius, length, width }: Template): string {
  if (radius === 0) return width === TEMPLATE_WIDTH ? String(Math.round(length / STRAIGHT_LENGTH)) : '';
  const radii: readonly number[] = Math.abs(length / radius) > 1 ? TURN_RADIUS : BANK_RADIUS;
  return String(radii.indexOf(radius));
}

/** A template of clear plastic, lying on the table. */
export const TemplateShape = memo(function TemplateShape({ placed, color, opacity = 1 }: Props) {
  useDrawn({ kind: 'template', placed });
  const { template, start } = placed;
  return (
    <Shape
      {...onBoard(start)}
      rotation={start.heading}
      opacity={opacity}
      sceneFunc={context => paintTemplate(penOf(context), { ...template, hex: color, text: engraved(template) })}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
});
