/** A mark for each door, in the lamp's colour; the words beside it say the same. */
const MARKS = {
  continue: ['M6 3 L20 12 L6 21 Z', ''],
  play: ['M12 1 L15.6 10 L12 8.4 L8.4 10 Z M5 13 L8.6 22 L5 20.4 L1.4 22 Z M19 13 L22.6 22 L19 20.4 L15.4 22 Z', ''],
  alone: ['M12 12 L16 22.5 L12 20.6 L8 22.5 Z', 'M12 1.5 L15 9 L12 7.6 L9 9 Z'],
  practice: [
    'M10.4 12 A1.6 1.6 0 1 1 13.6 12 A1.6 1.6 0 1 1 10.4 12 Z',
    'M4.5 12 A7.5 7.5 0 1 1 19.5 12 A7.5 7.5 0 1 1 4.5 12 Z M12 1 V8 M12 16 V23 M1 12 H8 M16 12 H23',
  ],
  learn: [
    'M10.7 17.4 A1.3 1.3 0 1 1 13.3 17.4 A1.3 1.3 0 1 1 10.7 17.4 Z',
    'M1.6 12 A10.4 10.4 0 1 1 22.4 12 A10.4 10.4 0 1 1 1.6 12 Z M8.8 9.2 A3.2 3.2 0 1 1 12 12.4 V14.2',
  ],
} as const;

export function DoorIcon({ door }: { readonly door: keyof typeof MARKS }) {
  const [filled, drawn] = MARKS[door];
  return (
    <svg className="door-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={filled} fill="currentColor" />
      <path d={drawn} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
