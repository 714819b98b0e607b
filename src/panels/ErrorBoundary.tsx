import { Component, type ReactNode } from 'react';
import { CopyReport } from './CopyReport';
import { reportOf } from './report';
import { WORDS } from './words';
import './ErrorBoundary.css';

interface Props {
  readonly children: ReactNode;
  /** Back to where it went well: an answer before, another room. */
  readonly way: { readonly words: string; readonly go: () => void };
}

interface State {
  readonly fault: { readonly error: unknown } | null;
}

const words = WORDS.problem;

/** A class, because React catches errors in no other kind of component. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }

  override render() {
    const { fault } = this.state;
    const { way, children } = this.props;
    if (!fault) return children;
    const { error } = fault;
    const goOn = () => {
      way.go();
      this.setState({ fault: null });
    };
    return (
      <main className="problem" role="alert">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        <p className="problem-details">
          {words.details} <code>{error instanceof Error ? error.message : String(error)}</code>
        </p>
        <p className="problem-ways">
          <button type="button" className="accented" onClick={() => window.location.reload()}>
            {words.reload}
          </button>
          <button type="button" className="plain-button" onClick={goOn}>
            {way.words}
          </button>
          <CopyReport text={() => reportOf(error)} />
        </p>
      </main>
    );
  }
}
