import { type ReactNode, useMemo, useState } from 'react';
import { fanOf } from '../../../../board/fan';
import type { ObjectId, ShipId } from '../../../../engine/core/ids';
import { type Difficulty, type ManeuverCode, parseManeuver } from '../../../../engine/core/vocabulary';
import { profileOf } from '../../../../engine/look/ships';
import { useScreen } from '../../../../store/screen';
import { DIFFICULTY_MEANINGS } from '../../../glossary';
import { Icon } from '../../../Icon';
import { reasonWords } from '../../../reasons';
import { capitalized } from '../../../text';
import { maneuverName, pieceName } from '../../labels';
import { useTable } from '../../useTable';
import { flownFor, type Outlook, outlooksOf, SHIP_ICONS } from './outlook';
import { type DialRow, dialRows } from './rows';

interface Props {
  readonly ship: ShipId;
  readonly onSet: (maneuver: ManeuverCode) => void;
}

/** One ship's dial. What is not allowed stays in its place, struck through, and says why. */
export function DialGrid({ ship, onSet }: Props) {
  const table = useTable();
  const { game, rules, options: agreed } = table;
  const { options } = table.decision!;
  const [tells, setTells] = useState<{ readonly ship: ShipId; readonly words: string } | null>(null);
  const told = tells?.ship === ship ? tells.words : null;
  const { dial } = profileOf({ state: game, rules }, ship);
  const rows = useMemo(() => dialRows(dial), [dial]);
  const fan = useMemo(
    () => fanOf({ state: game, rules }, ship, options, agreed.help),
    [agreed.help, game, rules, ship, options],
  );
  const keyOf = (code: ManeuverCode) => `dial:${ship}:${code}`;
  const { stress, strain, deplete } = game.ships[ship]!.tokens;
  const meaning = (difficulty: Difficulty) =>
    difficulty === 'blue' && stress + strain + deplete === 0
      ? 'Easy; it has no token to remove.'
      : DIFFICULTY_MEANINGS[difficulty].means;
  const clear = (outlooks: readonly Outlook[]) =>
    agreed.help === 'assisted' && outlooks.length === 0 ? 'Ends clear. ' : '';
  const cell = (code: ManeuverCode) => {
    const outlooks = outlooksOf(table, fan, keyOf(code));
    const missing = table.missing.find(({ key }) => key === keyOf(code));
    const words = [maneuverName(code), ...outlooks.map(({ words }) => words)].join('; ');
    const why = missing?.reasons.map(reason => reasonWords(reason, id => pieceName(table, id as ObjectId))).join(' ');
    const { difficulty } = parseManeuver(flownFor(fan, keyOf(code)) ?? code);
    return (
      <Maneuver
        code={code}
        optionKey={keyOf(code)}
        outlooks={outlooks}
        name={why ? `${words}. Not allowed: ${why}` : words}
        blocked={missing !== undefined}
        onTell={pointed =>
          setTells(
            pointed
              ? { ship, words: `${capitalized(words)}. ${why ?? `${clear(outlooks)}${meaning(difficulty)}`}` }
              : null,
          )
        }
        onSet={() => onSet(code)}
      />
    );
  };
  return (
    <div className="dial-whole">
      <div className="dial-grids">
        <Rows
          rows={rows.filter(({ part }) => part === 'plain')}
          caption={`Dial of ${pieceName(table, ship)}`}
          cell={cell}
        />
        <Rows rows={rows.filter(({ part }) => part !== 'plain')} caption="Other maneuvers" cell={cell} />
      </div>
      <p className="dial-told">
        {told ?? (agreed.help === 'assisted' ? <Legend /> : 'Point at a maneuver to read what it is.')}
      </p>
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly DialRow[];
  readonly caption: string;
  readonly cell: (code: ManeuverCode) => ReactNode;
}

/** Columns that hold nothing are left out where the grids stand side by side. */
function Rows({ rows, caption, cell }: RowsProps) {
  if (rows.length === 0) return null;
  const isUnused = (column: number) => rows.every(({ cells }) => !cells[column]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk it, and screen readers leave them to a grid.
    <table role="grid" className="dial-grid">
      <caption className="for-screen-readers">{caption}: speed by bearing</caption>
      <tbody>
        {rows.map(({ key, speed, cells }) => (
          <tr key={key}>
            <th scope="row">{speed}</th>
            {cells.map((code, column) => (
              <td key={column} className={isUnused(column) ? 'unused' : undefined}>
                {code && cell(code)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ManeuverProps {
  readonly code: ManeuverCode;
  readonly optionKey: string;
  readonly outlooks: readonly Outlook[];
  readonly name: string;
  readonly blocked: boolean;
  readonly onTell: (pointed: boolean) => void;
  readonly onSet: () => void;
}

function Maneuver({ code, optionKey, outlooks, name, blocked, onTell, onSet }: ManeuverProps) {
  const { bearing, difficulty } = parseManeuver(code);
  const pointed = useScreen(screen => screen.pointed === optionKey);
  const show = useScreen(screen => screen.show);
  const point = () => {
    show({ pointed: optionKey });
    onTell(true);
  };
  const leave = () => {
    show({ pointed: null });
    onTell(false);
  };
  return (
    <button
      type="button"
      className={`maneuver maneuver-${difficulty}${pointed ? ' pointed' : ''}${blocked ? ' blocked' : ''}`}
      data-key={optionKey}
      aria-label={name}
      aria-disabled={blocked}
      onClick={blocked ? point : onSet}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Icon name={bearing} />
      {outlooks.map(
        ({ icon }) =>
          icon && (
            <span key={icon} className="maneuver-outlook">
              <Icon name={icon} />
            </span>
          ),
      )}
    </button>
  );
}

const Legend = () => (
  <>
    <Icon name={SHIP_ICONS.sure} /> meets a ship · <Icon name={SHIP_ICONS.may} /> may meet one ·{' '}
    <Icon name="asteroid" /> meets an obstacle · <Icon name="warning" /> leaves
  </>
);
