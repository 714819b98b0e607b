import { memo, useState } from 'react';
import { dialOf } from '../../../board/ghosts';
import type { ShipId } from '../../../engine/core/ids';
import type { ManeuverCode } from '../../../engine/core/vocabulary';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { Silhouette } from '../../squads/Silhouette';
import { pieceName, shipTag } from '../labels';
import { ManeuverMark } from '../rail/ManeuverMark';
import { useTable } from '../useTable';
import { DialGrid } from './dial/DialGrid';
import { PlannedMeetings } from './dial/PlannedMeetings';
import { alikeTo, setSameDial } from './dial/sameForAll';
import { Pinned } from './Frame';
import './dialPicker.css';

/** Meetings that are told while a dial still needs the room. */
const SHORT = 2;

/** Dial after dial: the next ship that waits for one comes by itself; what is set can be changed until both are ready. */
export function DialPicker() {
  const table = useTable();
  const { game, choose, secret } = table;
  const { player, options } = table.decision!;
  const dialShip = useScreen(screen => screen.dialShip);
  const show = useScreen(screen => screen.show);
  const ship = dialOf(dialShip, options);
  const ready = options.find(({ key }) => key === 'ready' || key === 'notReady');
  const own = Object.values(game.ships).filter(one => one.player === player && one.where === 'table');
  const foot = (
    <div className="dial-foot">
      {ready ? (
        <button
          type="button"
          className={ready.key === 'ready' ? 'accented dial-ready' : 'dial-ready'}
          onClick={() => choose(ready)}
        >
          {ready.key === 'ready' ? 'Ready' : 'Not ready yet'}
        </button>
      ) : (
        <span className="dial-progress">
          {own.filter(({ dial }) => dial).length} of {own.length} set
        </span>
      )}
      {/* Whoever practises or plays alone has nobody to hide from. */}
      {secret && (
        <button type="button" className="dial-hide" onClick={() => show({ looking: null, pointed: null })}>
          <Icon name="handOver" /> Hide<span className="for-screen-readers"> my dials</span>
        </button>
      )}
    </div>
  );
  return (
    <div className="dial-picker">
      <ul className="dial-ships">
        {own.map(({ id, dial }) => (
          <li key={id}>
            {dial ? (
              <SetDial ship={id} dial={dial} allSet={ship === null} />
            ) : (
              <Waiting ship={id} current={id === ship} />
            )}
          </li>
        ))}
      </ul>
      <PlannedMeetings most={ship ? SHORT : Number.POSITIVE_INFINITY} />
      {ship && <Setting ship={ship} />}
      <Pinned>{foot}</Pinned>
    </div>
  );
}

/** The ship and its number, as on the board. */
const ShipMark = memo(function ShipMark({ ship }: { readonly ship: ShipId }) {
  const { game, rules } = useTable();
  return (
    <>
      <Silhouette shipType={rules.catalog.pilot(game.ships[ship]!.pilot).shipType} size={26} />
      <b>{shipTag(ship)}</b>
    </>
  );
});

interface WaitingProps {
  readonly ship: ShipId;
  readonly current: boolean;
}

/** From ship to ship only two of them change. */
const Waiting = memo(function Waiting({ ship, current }: WaitingProps) {
  const table = useTable();
  const { show } = useScreen.getState();
  return (
    <button
      type="button"
      aria-pressed={current}
      title={pieceName(table, ship)}
      aria-label={`${pieceName(table, ship)}: no dial yet`}
      onClick={() => show({ dialShip: ship })}
      onPointerEnter={() => show({ lit: [ship] })}
      onPointerLeave={() => show({ lit: [] })}
    >
      <ShipMark ship={ship} />
    </button>
  );
});

interface SetDialProps {
  readonly ship: ShipId;
  readonly dial: ManeuverCode;
  /** Then there is room to say that it can be changed. */
  readonly allSet: boolean;
}

/** What is set says so; a click takes it back and shows the dial again. */
const SetDial = memo(function SetDial({ ship, dial, allSet }: SetDialProps) {
  const table = useTable();
  const { show } = useScreen.getState();
  const change = table.decision!.options.find(({ key }) => key === `takeBack:${ship}`);
  const shown = (
    <>
      <ShipMark ship={ship} /> <ManeuverMark code={dial} />
      {allSet && change && <span className="dial-change">Change</span>}
    </>
  );
  if (!change) return <span className="dial-set">{shown}</span>;
  const takeBack = () => {
    table.choose(change);
    show({ dialShip: ship });
  };
  return (
    <button
      type="button"
      className="dial-set"
      title={`Change the dial of ${pieceName(table, ship)}`}
      onClick={takeBack}
    >
      {shown}
    </button>
  );
});

function Setting({ ship }: { readonly ship: ShipId }) {
  const table = useTable();
  const { choose } = table;
  const { player, options } = table.decision!;
  // Of this ship alone: the next one is set by itself.
  const [sameAs, setSameAs] = useState<ShipId | null>(null);
  const same = sameAs === ship;
  const forget = useScreen(screen => screen.forget);
  const alike = alikeTo(table, table.decision!, ship);
  const set = (maneuver: ManeuverCode) => {
    if (same) {
      setSameDial(player, alike, maneuver);
      return forget();
    }
    const option = options.find(({ key }) => key === `dial:${ship}:${maneuver}`);
    if (option) choose(option);
  };
  return (
    <>
      <h3>{pieceName(table, ship)}</h3>
      <DialGrid ship={ship} onSet={set} />
      {/* Below the dial, which stays in its place from ship to ship. */}
      {alike.length > 1 && (
        <button type="button" className="dial-same" aria-pressed={same} onClick={() => setSameAs(same ? null : ship)}>
          Same for all {alike.length}: {alike.map(shipTag).join(', ')}
        </button>
      )}
    </>
  );
}
