import type { ReactNode } from 'react';

interface Props {
  readonly icon?: ReactNode;
  readonly name: string;
  /** Charges and the like, behind the name. */
  readonly more?: ReactNode;
  /** The table does not do it by itself. */
  readonly byHand?: boolean;
  readonly children?: ReactNode;
}

/** One card or token: its name, and below it what it does. */
export function CardText({ icon, name, more, byHand = false, children }: Props) {
  return (
    <li className="card-text">
      <p className="card-text-name">
        {icon}
        <b>{name}</b>
        {more}
        {byHand && (
          <span className="by-hand" title="The table does not do this by itself. Use the referee’s tools.">
            by hand
          </span>
        )}
      </p>
      {children && <p>{children}</p>}
    </li>
  );
}
