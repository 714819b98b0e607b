const BAND = 100;
const LENGTH = 3 * BAND;

/** Ticks every 5 mm, longer between the bands. */
const TICKS = Array.from({ length: LENGTH / 5 + 1 }, (_, at) => at * 5);
const lowOf = (at: number): number => (at % BAND === 0 ? 9 : at % 10 === 0 ? 4.4 : 2.6);

/** The ruler, as the line under the name. */
export function NameRuler() {
  return (
    <svg className="name-ruler" viewBox="-0.8 -0.8 301.6 17" aria-hidden="true" focusable="false">
      <path d={`M0 0 H${LENGTH} ${TICKS.map(at => `M${at} 0 V${lowOf(at)}`).join(' ')}`} />
      {[1, 2, 3].map(range => (
        <text key={range} x={(range - 0.5) * BAND} y="15">
          {range}
        </text>
      ))}
    </svg>
  );
}
