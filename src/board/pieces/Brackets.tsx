import { Shape } from 'react-konva';
import { penOf } from './SpriteShape';

interface Props {
  readonly half: number;
  readonly color: string;
}

/** How much of an edge a bracket takes, and how far it stands off, in millimetres. */
const LENGTH = 9;
const AWAY = 4;

/** Four corners around a piece: it can be chosen. */
export function Brackets({ half, color }: Props) {
  return (
    <Shape
      sceneFunc={context => {
        const pen = penOf(context);
        const reach = half + AWAY;
        pen.beginPath();
        for (const [x, y] of [
          [1, 1],
          [-1, 1],
          [1, -1],
          [-1, -1],
        ] as const) {
          pen.moveTo(x * reach, y * (reach - LENGTH));
          pen.lineTo(x * reach, y * reach);
          pen.lineTo(x * (reach - LENGTH), y * reach);
        }
        pen.lineWidth = 2.4;
        pen.lineCap = 'square';
        pen.strokeStyle = color;
        pen.stroke();
      }}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
