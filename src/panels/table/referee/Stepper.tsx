import type { ReactNode } from 'react';

interface Props {
  /** What is counted, for whoever only hears the buttons. */
  readonly of: string;
  readonly icon?: ReactNode;
  readonly count: number;
  readonly most?: number;
  readonly onLess: () => void;
  readonly onMore: () => void;
}

/** A number with a button on either side. */
export function Stepper({ of, icon, count, most, onLess, onMore }: Props) {
  return (
    <div className="stepper">
      <span className="stepper-name">
        {icon}
        {of}
      </span>
      <button type="button" aria-label={`${of}: one less`} disabled={count <= 0} onClick={onLess}>
        −
      </button>
      <span className="stepper-count">{most === undefined ? count : `${count}/${most}`}</span>
      <button
        type="button"
        aria-label={`${of}: one more`}
        disabled={most !== undefined && count >= most}
        onClick={onMore}
      >
        +
      </button>
    </div>
  );
}
