import type Konva from 'konva';
import { useMemo, useRef } from 'react';
import { Group, Shape } from 'react-konva';
import { silhouetteOf } from '../../../art/silhouettes';
import { isShipId, type ShipId, type UnitId } from '../../../engine/core/ids';
import type { Point } from '../../../engine/core/place';
import type { GameState } from '../../../engine/core/state';
import type { Rules } from '../../../engine/core/table';
import { BASE_LENGTH } from '../../../engine/geometry/base';
import { killOf } from '../../draw/kill';
import { penOf } from '../../pieces/SpriteShape';
import { onBoard } from '../../scale';
import { lastsOf } from '../lasts';
import { useFrames } from '../useFrames';
import { KillPlate } from './KillPlate';

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
  const profiles = rules.profilesOf(game.setup);
  const { size, name } = profiles[id]!;
  const killer = by && isShipId(by) ? `by ${by.slice('ship:'.length)} ${profiles[by]!.name}` : null;
  const points = worth > 0 ? `worth ${worth} ${worth === 1 ? 'point' : 'points'}` : null;
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
      <KillPlate at={at} name={`${name} destroyed`} how={[killer, points].filter(Boolean).join(' · ')} />
    </>
  );
}
