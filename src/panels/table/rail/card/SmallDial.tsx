import { type ManeuverCode, parseManeuver } from '../../../../engine/core/vocabulary';
import { Icon } from '../../../Icon';
import { maneuverName } from '../../labels';
import { dialRows } from '../../question/dial/rows';

/** All maneuvers of a ship, speed by bearing. */
export function SmallDial({ dial }: { readonly dial: readonly ManeuverCode[] }) {
  return (
    <section>
      <h3>Dial</h3>
      <table className="small-dial">
        <caption className="for-screen-readers">Speed by bearing</caption>
        <tbody>
          {dialRows(dial).map(({ key, speed, cells }) => (
            <tr key={key}>
              <th scope="row">{speed}</th>
              {cells.map((code, column) => (
                <td key={column}>{code && <Maneuver code={code} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Maneuver({ code }: { readonly code: ManeuverCode }) {
  const { bearing, difficulty } = parseManeuver(code);
  return (
    <span className={`small-maneuver maneuver-${difficulty}`} data-word={`difficulty:${difficulty}`}>
      <Icon name={bearing} title={maneuverName(code)} />
    </span>
  );
}
