import { type ReactNode, useMemo } from 'react';
import type { Option } from '../../../engine/core/decision';
import { isShipId, type ShipId } from '../../../engine/core/ids';
import { useScreen } from '../../../store/screen';
import { optionLabel, pieceName, shipTag } from '../labels';
import { useTable } from '../useTable';
import { askedAfter } from './askedAfter';

const AT_A_SHIP: readonly string[] = ['lock', 'jam', 'coordinate'];
/** As many as stand in one line beside the action. */
const MOST = 3;

interface Props {
  readonly option: Option;
  readonly children: ReactNode;
}

/** An action at a ship, and the ships most likely meant: enemies to lock or jam, friends to coordinate. */
export function ActionRow({ option, children }: Props) {
  const table = useTable();
  const { game, decision } = table;
  const targets = useMemo(() => targetsOf(table, option), [game, decision, option]);
  if (targets.length === 0) return children;
  return (
    <div className="answer-row">
      {children}
      {targets.map(ship => (
        <AlsoTarget key={ship} option={option} ship={ship} />
      ))}
    </div>
  );
}

function targetsOf(table: ReturnType<typeof useTable>, option: Option): readonly ShipId[] {
  const { subject } = option;
  if (subject.kind !== 'action' || !AT_A_SHIP.includes(subject.action)) return [];
  const next = askedAfter(table, option.key);
  if (next?.decision.topic.kind !== subject.action) return [];
  const own = subject.action === 'coordinate';
  const ships = next.decision.options
    .flatMap(({ key, subject: one }) => (one.kind === 'object' && key === one.object ? [one.object] : []))
    .filter(isShipId)
    .filter(id => (table.game.ships[id]!.player === next.decision.player) === own);
  return ships.slice(0, MOST);
}

function AlsoTarget({ option, ship }: { readonly option: Option; readonly ship: ShipId }) {
  const table = useTable();
  const show = useScreen(screen => screen.show);
  const point = () => show({ pointed: option.key, lit: [ship] });
  const leave = () => show({ pointed: null, lit: [] });
  return (
    <button
      type="button"
      className="answer-also"
      data-key={`${option.key} ${ship}`}
      aria-label={`${optionLabel(table, option)}: ${pieceName(table, ship)}`}
      title={pieceName(table, ship)}
      onClick={() => table.answerBoth({ option: option.key }, { option: ship })}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {shipTag(ship)}
    </button>
  );
}
