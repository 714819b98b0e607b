import { useMemo } from 'react';
import type { ObjectId, ShipId } from '../../engine/core/ids';
import { isShipId } from '../../engine/core/ids';
import type { Table } from '../../engine/core/table';
import { shipOf } from '../../engine/look/ships';
import { tableAtTurnOf } from '../../engine/surface/outlook';
import { useScreen } from '../../store/screen';
import type { BoardProps } from '../Board';
import { fanOf } from '../fan';
import { type Ghost, placesOf } from '../ghosts';
import { attackLines, lineChoices, measuredAttack } from './attackLines';
import { type Drawing, NOTHING, together } from './drawing';
import type { NearMiss } from './near';
import { nearGhost } from './nearGhost';
import { lockLines, measuredLine, reasonDrawing, targetLines } from './targetLines';

export type Asked = Pick<BoardProps, 'help' | 'decision' | 'missing'>;

/** All lines and outlines that the moment calls for. */
export function useDrawing(table: Table, { help, decision, missing }: Asked, acting: ObjectId | null): Drawing {
  const pointed = useScreen(screen => screen.pointed);
  const picks = useScreen(screen => screen.picks);
  const chosen = useScreen(screen => screen.plates.find(plate => plate.chosen)?.key ?? null);
  const lit = useScreen(screen => screen.lit);
  const picked = useScreen(screen => screen.picked);
  const measured = useScreen(screen => screen.measured);
  return useMemo(() => {
    const pieces = [...lit, ...(picked ? [picked] : []), ...(acting ? [acting] : [])];
    const always = [measuredAttack(table), lockLines(table, pieces), ...(measured ? [measuredLine(measured)] : [])];
    if (!decision || help === 'plain') return together(always);
    const meant = pointed ?? chosen;
    const pointing = { keys: meant ? [meant, ...picks] : picks, pieces: lit };
    const all = help === 'assisted';
    return together([
      ...always,
      attackLines(table, decision, missing, pointing, all),
      lineChoices(table, decision, pointing),
      targetLines(table, decision, pointing, all),
      reasonDrawing(table, decision, missing, pointing),
      all && pointed ? { ...NOTHING, near: ghostMiss(table, { help, decision, missing }, pointed) } : NOTHING,
    ]);
  }, [table, help, decision, missing, pointed, chosen, picks, lit, picked, acting, measured]);
}

/** Of the ghost pointed at: where it would all but touch something. */
function ghostMiss(table: Table, { help, decision, missing }: Asked, pointed: string): NearMiss | null {
  if (!decision || decision.topic.kind === 'placeDevice') return null;
  const option = decision.options.find(({ key }) => key === pointed);
  if (option?.subject.kind === 'dial') {
    const { ship } = option.subject;
    const then = tableAtTurnOf(table, shipOf(table.state, ship));
    return firstMiss(then, ship, fanOf(table, ship, [option], help));
  }
  if (!('ship' in decision.topic) || !isShipId(decision.topic.ship)) return null;
  const ghosts = placesOf(table, decision, missing).filter(({ optionKey }) => optionKey === pointed);
  return firstMiss(table, decision.topic.ship, ghosts);
}

function firstMiss(table: Table, ship: ShipId, ghosts: readonly Ghost[]): NearMiss | null {
  for (const { pose } of ghosts) {
    const near = nearGhost(table, ship, pose);
    if (near) return near;
  }
  return null;
}
