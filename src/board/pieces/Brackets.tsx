import { paintBrackets } from '../draw/brackets';
import { Shape } from '../konva';
import { penOf } from './SpriteShape';

interface Props {
  readonly half: number;
  readonly color: string;
}

/** Four corners around a piece: it can be chosen. */
export function Brackets({ half, color }: Props) {
  return (
    <Shape
      sceneFunc={context => paintBrackets(penOf(context), half, color)}
      listening={false}
      perfectDrawEnabled={false}
    />
  );
}
