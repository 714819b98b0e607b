import { stepsOf, usePlacing } from '../../../board/placing/store';
import { nudgeOnScreen } from './usePlacingKeys';
import './NudgePad.css';

const ARROWS = [
  { name: 'Left', sign: '←', by: [-1, 0] },
  { name: 'Up', sign: '↑', by: [0, 1] },
  { name: 'Down', sign: '↓', by: [0, -1] },
  { name: 'Right', sign: '→', by: [1, 0] },
] as const;

/** Where the piece in hand is, and buttons to shift and turn it by steps. */
export function NudgePad({ turns }: { readonly turns: boolean }) {
  const pose = usePlacing(hand => hand.pose);
  const fine = usePlacing(hand => hand.fine);
  const { turn, set } = usePlacing.getState();
  const steps = stepsOf(fine);
  return (
    <div className="nudge-pad">
      <p className="nudge-readout">
        <span>x {mm(pose.x)}</span> <span>y {mm(pose.y)}</span>
        {turns && <span> {degrees(pose.heading)}</span>}
      </p>
      <div className="nudge-buttons">
        {turns && (
          <button type="button" aria-label={`Turn left by ${steps.turn}°`} onClick={() => turn(-steps.turn)}>
            ↺
          </button>
        )}
        {ARROWS.map(({ name, sign, by }) => (
          <button
            key={name}
            type="button"
            aria-label={`${name} by ${steps.move} mm`}
            onClick={() => nudgeOnScreen(by, fine)}
          >
            {sign}
          </button>
        ))}
        {turns && (
          <button type="button" aria-label={`Turn right by ${steps.turn}°`} onClick={() => turn(steps.turn)}>
            ↻
          </button>
        )}
      </div>
      <button
        type="button"
        className="nudge-fine"
        title="Steps of 1 mm and 1°"
        aria-pressed={fine}
        onClick={() => set({ fine: !fine })}
      >
        Fine
      </button>
    </div>
  );
}

const mm = (value: number): string => `${Math.round(value * 10) / 10} mm`;
const degrees = (value: number): string => `${Math.round(value * 10) / 10}°`;
