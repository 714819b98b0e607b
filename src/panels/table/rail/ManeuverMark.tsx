import { type ManeuverCode, parseManeuver } from '../../../engine/core/vocabulary';
import { Icon } from '../../Icon';
import { maneuverName } from '../labels';
import './maneuverMark.css';

/** A maneuver as on a dial: speed and bearing; difficulty by colour and by the shape around it. */
export function ManeuverMark({ code, silent }: { readonly code: ManeuverCode; readonly silent?: boolean }) {
  const { speed, bearing, difficulty } = parseManeuver(code);
  return (
    <span className={`maneuver-mark maneuver-${difficulty}`} data-word={`difficulty:${difficulty}`}>
      {!silent && <span className="for-screen-readers">{maneuverName(code)}</span>}
      <span aria-hidden="true">{speed}</span>
      <Icon name={bearing} />
    </span>
  );
}
