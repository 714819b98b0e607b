import { ICONS, type IconName } from '../../art/icons';
import { Group, Path } from '../konva';

interface Props {
  readonly name: IconName;
  readonly ink: string;
  /** Its width in millimetres; it lies around its middle. */
  readonly size: number;
}

/** One of our icons on the board. */
export function IconShape({ name, ink, size }: Props) {
  const scale = size / 24;
  return (
    <Group scaleX={scale} scaleY={scale} offsetX={12} offsetY={12} listening={false}>
      {ICONS[name].map(({ d, fill, stroke, opacity }) => (
        <Path
          key={d}
          data={d}
          {...(fill ? { fill: ink, fillRule: 'evenodd' as const } : {})}
          {...(stroke
            ? { stroke: ink, strokeWidth: stroke, lineCap: 'round' as const, lineJoin: 'round' as const }
            : {})}
          {...(opacity === undefined ? {} : { opacity })}
          listening={false}
          perfectDrawEnabled={false}
        />
      ))}
    </Group>
  );
}
