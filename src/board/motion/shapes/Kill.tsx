import type Konva from 'konva';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { silhouetteOf } from '../../../art/silhouettes';
import type { ShipId, UnitId } from '../../../engine/core/ids';
import type { Point } from '../../../engine/core/place';
import type { GameState } from '../../../engine/core/state';
import type { Rules } from '../../../engine/core/table';
import { BASE_LENGTH } from '../../../engine/geometry/base';
import { profileOf } from '../../../engine/look/ships';
import { killOf } from '../../draw/kill';
import { Group, Shape } from '../../konva';
import { WRECK } from '../../pieces/ShipPiece';
import { penOf, SpriteShape } from '../../pieces/SpriteShape';
import { nodeOfShip } from '../../pieces/shipNode';
import { spriteOfShip } from '../../pieces/sprites';
import { onBoard } from '../../scale';
import { lastsOf } from '../lasts';
import { useFrames } from '../useFrames';

/** The model is in pieces so soon, in milliseconds: what stands there then is its card. */
const IN_PIECES = 160;

interface Props {
  readonly ship: ShipId;
  readonly at: Point;
  readonly game: GameState;
  readonly rules: Rules;
  readonly color: string;
  readonly by: UnitId | null;
  readonly worth: number;
}

/** A ship is shot down: it breaks up where it stood. */
export function KillShape({ ship: id, at, game, rules, color, by, worth }: Props) {
  const shape = useRef<Konva.Shape>(null);
  const time = useRef(0);
  const ship = game.ships[id]!;
  const { size } = rules.profilesOf(game.setup)[id]!;
  const kill = useMemo(
    () =>
      killOf(
        { path: silhouetteOf(rules.catalog.pilot(ship.pilot).shipType), hex: color },
        BASE_LENGTH[size] / 2,
        ship.number,
      ),
    [rules, ship.pilot, ship.number, color, size],
  );
  const lasts = lastsOf({ kind: 'kill', ship: id, at, by, worth });
  useLayoutEffect(() => () => void nodeOfShip(id)?.opacity(WRECK), [id]);
  useFrames(moment => {
    time.current = moment * lasts;
    const whole = Math.max(0, 1 - time.current / IN_PIECES);
    nodeOfShip(id)?.opacity(whole);
    shape.current?.getLayer()?.batchDraw();
  });
  return (
    <Group {...onBoard(at)} rotation={ship.pose.heading} listening={false}>
      <Group opacity={WRECK}>
        <SpriteShape
          sprite={spriteOfShip({ ...ship, destroyed: true }, profileOf({ state: game, rules }, ship), rules, color)}
        />
      </Group>
      <Shape
        ref={shape}
        sceneFunc={context => {
          const pen = penOf(context);
          pen.save();
          kill.paint(pen, time.current);
          pen.restore();
        }}
        listening={false}
        perfectDrawEnabled={false}
      />
    </Group>
  );
}
