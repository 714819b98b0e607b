import { Component, type ReactNode } from 'react';
import { WORDS } from './words';
import './ErrorBoundary.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly problem: string | null;
}

/** A class, because React catches errors in no other kind of component. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <main className="problem" role="alert">
        <h1>{WORDS.problem.title}</h1>
        <p>{WORDS.problem.about}</p>
        <p className="problem-details">
          {WORDS.problem.details} <code>{problem}</code>
        </p>
        <button type="button" className="accented" onClick={() => window.location.reload()}>
          {WORDS.problem.reload}
        </button>
      </main>
    );
  }
}
