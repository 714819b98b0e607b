import type { ReactNode } from 'react';
import { Terms } from '../../../rulebook/Terms';

interface Props {
  readonly icon?: ReactNode;
  readonly name: string;
  /** Charges and the like, behind the name. */
  readonly more?: ReactNode;
  /** What the table does not do by itself. */
  readonly byHand?: string | null;
  /** Whether it applies now. */
  readonly now?: ReactNode;
  readonly children?: ReactNode;
}

/** One card or token: its name, and below it what it does. */
export function CardText({ icon, name, more, byHand = null, now, children }: Props) {
  return (
    <li className="card-text">
      <p className="card-text-name">
        {icon}
        <b>{name}</b>
        {more}
        {byHand && (
          <span className="by-hand" title={`Not played by the table, for your own hands: ${byHand}`}>
            by hand
          </span>
        )}
      </p>
      {children && <p>{typeof children === 'string' ? <Terms text={children} /> : children}</p>}
      {now}
    </li>
  );
}
