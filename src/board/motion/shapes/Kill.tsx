import type Konva from 'konva';
import { useMemo, useRef } from 'react';
import { Group, Shape } from 'react-konva';
import { silhouetteOf } from '../../../art/silhouettes';
import type { ShipId } from '../../../engine/core/ids';
import type { Point } from '../../../engine/core/place';
import type { GameState } from '../../../engine/core/state';
import type { Rules } from '../../../engine/core/table';
import { BASE_LENGTH } from '../../../engine/geometry/base';
import { BOARD } from '../../colors';
import { killOf } from '../../draw/kill';
import { Plated } from '../../overlays/Steady';
import { penOf } from '../../pieces/SpriteShape';
import { onBoard } from '../../scale';
import { lastsOf } from '../lasts';
import { useFrames } from '../useFrames';
import { Beside } from './Beside';

interface Props {
  readonly ship: ShipId;
  readonly at: Point;
  readonly game: GameState;
  readonly rules: Rules;
  readonly color: string;
}

/** A ship is shot down: it breaks up where it stood. */
export function KillShape({ ship: id, at, game, rules, color }: Props) {
  const shape = useRef<Konva.Shape>(null);
  const time = useRef(0);
  const ship = game.ships[id]!;
  const { size, name } = rules.profilesOf(game.setup)[id]!;
  const kill = useMemo(
    () =>
      killOf(
        { path: silhouetteOf(rules.catalog.pilot(ship.pilot).shipType), hex: color },
        BASE_LENGTH[size] / 2,
        ship.number,
      ),
    [rules, ship.pilot, ship.number, color, size],
  );
  const lasts = lastsOf({ kind: 'kill', ship: id, at });
  useFrames(moment => {
    time.current = moment * lasts;
    shape.current?.getLayer()?.batchDraw();
  });
  return (
    <>
      <Group {...onBoard(at)} rotation={ship.pose.heading} listening={false}>
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
      <Beside at={at}>
        <Plated text={`${name} destroyed`} color={BOARD.bad} strong />
      </Beside>
    </>
  );
}
