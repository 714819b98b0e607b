import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../Icon';
import './Sheet.css';

interface Props {
  readonly title: string;
  readonly wide?: boolean;
  /** As wide as the window lets it be: for what is read at leisure. */
  readonly widest?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet above the table: modal, closed by Escape, its button or a press beside it. */
export function Sheet({ title, wide = false, widest = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it by keys.
    <dialog
      ref={dialog}
      className={`sheet${wide ? ' sheet-wide' : ''}${widest ? ' sheet-widest' : ''}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-paper">
        <header className="sheet-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" title="Close" onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
