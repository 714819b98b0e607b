import { dialOf } from '../../../board/ghosts';
import type { ShipId } from '../../../engine/core/ids';
import { BEARINGS, parseManeuver } from '../../../engine/core/vocabulary';
import { useScreen } from '../../../store/screen';
import { BEARING_ICONS } from '../icons';
import { maneuverName, optionLabel, pieceName } from '../labels';
import { useTable } from '../useTable';

/** One ship's dial as a grid of speed by bearing; the ships that wait for theirs beside it. */
export function DialPicker() {
  const names = useTable();
  const { choose: onOption } = names;
  const decision = names.decision!;
  const { dialShip, show } = useScreen();
  const ship = dialOf(dialShip, decision.options);
  const onPick = (id: ShipId) => show({ dialShip: id });
  const dials = decision.options.flatMap(option =>
    option.subject.kind === 'dial' ? [{ option, ...option.subject }] : [],
  );
  const unset = [...new Set(dials.map(({ ship }) => ship))];
  const others = decision.options.filter(({ subject }) => subject.kind !== 'dial');
  const own = dials.filter(one => one.ship === ship).map(one => ({ ...one, ...parseManeuver(one.maneuver) }));
  const columns = BEARINGS.filter(bearing => own.some(one => one.bearing === bearing));
  const speeds = [...new Set(own.map(({ speed }) => speed))].sort((a, b) => b - a);
  return (
    <div className="dial-picker">
      <div className="dial-ships">
        {unset.map(id => (
          <button key={id} type="button" aria-pressed={id === ship} onClick={() => onPick(id)}>
            {pieceName(names, id)}
          </button>
        ))}
        {others.map(option => (
          <button key={option.key} type="button" className="dial-done" onClick={() => onOption(option)}>
            {optionLabel(names, option)}
          </button>
        ))}
      </div>
      {ship && (
        <table className="dial-grid">
          <caption>Dial of {pieceName(names, ship)}</caption>
          <tbody>
            {speeds.map(speed => (
              <tr key={speed}>
                <th scope="row">{speed}</th>
                {columns.map(bearing => {
                  const one = own.find(entry => entry.speed === speed && entry.bearing === bearing);
                  return (
                    <td key={bearing}>
                      {one && (
                        <button
                          type="button"
                          className={`maneuver maneuver-${one.difficulty}`}
                          aria-label={maneuverName(one.maneuver)}
                          title={maneuverName(one.maneuver)}
                          onClick={() => onOption(one.option)}
                        >
                          {BEARING_ICONS[bearing]}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
