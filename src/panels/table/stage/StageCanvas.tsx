import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useMotion } from '../../../board/motion/player';
import type { UnitId } from '../../../engine/core/ids';
import { useTable } from '../useTable';
import type { StageLayout } from './layout';
import { modelPicture, paintStage, type StagePicture } from './paint';

interface Props {
  readonly lay: StageLayout;
  readonly picture: Omit<StagePicture, 'time'>;
}

/** The dice and both models, on a canvas of their own. */
export function StageCanvas({ lay, picture }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { attacker, defender } = picture.story;
  const models = [useModel(attacker, lay.model.half), useModel(defender, lay.model.half)] as const;
  const draw = (time: number) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const ratio = devicePixelRatio || 1;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, lay.width, lay.height);
    [lay.rows.attack, lay.rows.defense].forEach((y, at) => {
      const model = models[at];
      const half = lay.model.half * 1.5;
      if (model) pen.drawImage(model, lay.model.x - half, y - half - lay.die * 0.2, 2 * half, 2 * half);
    });
    paintStage(pen, lay, { ...picture, time });
  };
  const newest = useRef(draw);
  newest.current = draw;
  // Resizing a canvas wipes it: it is drawn again before anything is painted.
  useLayoutEffect(() => {
    newest.current(picture.beat ? 0 : Number.POSITIVE_INFINITY);
  });
  useEffect(() => {
    const { beat } = picture;
    if (!beat) return;
    return useMotion.getState().onFrame(moment => newest.current(moment * beat.lasts));
  }, [picture]);
  const ratio = typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
  return (
    <canvas
      ref={canvas}
      className="stage-canvas"
      width={Math.round(lay.width * ratio)}
      height={Math.round(lay.height * ratio)}
    />
  );
}

/** A ship's painted model; a remote has none. */
function useModel(unit: UnitId, half: number): HTMLCanvasElement | null {
  const { game, rules, sides } = useTable();
  const ship = Object.values(game.ships).find(({ id }) => id === unit);
  const shipType = ship && rules.catalog.pilot(ship.pilot).shipType;
  const hex = ship && sides[ship.player];
  return useMemo(() => {
    if (!shipType || !hex || typeof Path2D === 'undefined') return null;
    return modelPicture(shipType, hex, half, Math.min(2, devicePixelRatio || 1));
  }, [shipType, hex, half]);
}
