import type Konva from 'konva';
import { type RefObject, useEffect } from 'react';
import type { Point } from '../../engine/core/place';
import { offBoard } from '../scale';
import { onceAFrame } from './frames';
import { usePlacing } from './store';

/** The place on the table under the pointer. */
export function pointerOn(node: Konva.Node): Point | null {
  const at = node.getStage()?.getRelativePointerPosition();
  return at ? offBoard(at) : null;
}

/** While something is in hand: it hangs on the mouse, and a click or tap on bare felt puts it there. */
export function useHandOnStage(anywhere: RefObject<Konva.Node | null>, active: boolean): void {
  useEffect(() => {
    const stage = active ? anywhere.current?.getStage() : null;
    if (!stage) return;
    const follow = onceAFrame((at: Point) => {
      if (usePlacing.getState().hangs) usePlacing.getState().moveTo(at);
    });
    const onMove = ({ evt }: Konva.KonvaEventObject<MouseEvent>) => {
      const at = pointerOn(stage);
      if (at && evt.buttons === 0 && usePlacing.getState().hangs) follow.ask(at);
    };
    const onPress = ({ target }: Konva.KonvaEventObject<unknown>) => {
      const at = pointerOn(stage);
      if (!at || target !== stage) return;
      usePlacing.getState().moveTo(at);
      usePlacing.getState().putDown();
    };
    stage.on('mousemove.placing', onMove);
    stage.on('click.placing tap.placing', onPress);
    return () => {
      follow.cancel();
      stage.off('.placing');
    };
  }, [anywhere, active]);
}
