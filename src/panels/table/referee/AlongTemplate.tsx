import { useState } from 'react';
import { usePlacing } from '../../../board/placing/store';
import type { ShipId } from '../../../engine/core/ids';
import type { Bearing } from '../../../engine/core/vocabulary';
import { courseOf } from '../../../engine/geometry/course';
import { execute } from '../../../engine/geometry/maneuver';
import { sizeOf } from '../../../engine/look/ships';
import { templateName } from '../labels/maneuvers';
import { useTable } from '../useTable';

/** Each template forward; straight ones backward, too. */
const SPEEDS: Readonly<Partial<Record<Bearing, number>>> = {
  straight: 5,
  bankLeft: 3,
  bankRight: 3,
  turnLeft: 3,
  turnRight: 3,
  reverseStraight: 3,
};
const TEMPLATES = Object.entries(SPEEDS).flatMap(([bearing, fastest]) =>
  Array.from({ length: fastest }, (_, at) => ({ bearing: bearing as Bearing, speed: at + 1 })),
);

/** The ship in hand is moved from where it is held along any template, whatever its dial has and whatever lies in the way. */
export function AlongTemplate({ ship }: { readonly ship: ShipId }) {
  const { game, rules } = useTable();
  const [chosen, setChosen] = useState(0);
  const move = () => {
    const { pose, lie } = usePlacing.getState();
    const { bearing, speed } = TEMPLATES[chosen]!;
    const course = courseOf(bearing, speed);
    const flown = course && execute(pose, sizeOf({ state: game, rules }, ship), course, []);
    if (flown?.kind === 'full') lie(flown.landings[0]!.pose);
  };
  return (
    <div className="referee-buttons">
      <label className="referee-field">
        Template
        <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {TEMPLATES.map(({ bearing, speed }, at) => (
            <option key={`${bearing} ${speed}`} value={at}>
              {templateName(`${speed}${bearing}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={move}>
        Move along it
      </button>
    </div>
  );
}
