import { createRoot } from 'react-dom/client';
import { Group, Layer, Rect, Shape, Stage } from './konva';

/** Draws a stage of one pixel that nobody sees: the first real one then comes up in half the time. */
export function warmUp(): void {
  const root = createRoot(document.createElement('div'));
  root.render(
    <Stage width={1} height={1}>
      <Layer>
        <Group x={1}>
          <Rect width={1} height={1} fill="black" perfectDrawEnabled={false} />
          <Shape sceneFunc={() => {}} listening={false} perfectDrawEnabled={false} />
        </Group>
      </Layer>
    </Stage>,
  );
  setTimeout(() => root.unmount(), 100);
}
