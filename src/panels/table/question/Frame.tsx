import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

const Foot = createContext<HTMLElement | null>(null);

interface Props {
  readonly head: ReactNode;
  /** What is pinned comes first under the keys; it stands at the foot all the same. */
  readonly footFirst?: boolean;
  readonly children: ReactNode;
}

/** The question above, what is looked through in the middle and scrolls, and the answers that end it at the foot. */
export function Frame({ head, footFirst = false, children }: Props) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const place = <div key="foot" ref={setFoot} className="question-foot" />;
  return (
    <div className="question">
      {head}
      {footFirst && place}
      <div key="body" className="question-body">
        <Foot value={foot}>{children}</Foot>
      </div>
      {!footFirst && place}
    </div>
  );
}

/** Stays in sight at the foot of the question, however long the rest is. */
export function Pinned({ children }: { readonly children: ReactNode }) {
  const foot = use(Foot);
  return foot ? createPortal(children, foot) : children;
}
