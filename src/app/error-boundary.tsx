import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface State {
  error: Error | null;
}

/** Catches what a page throws; "Try Again" clears the error and shows the page anew. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey?: string }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(previous: { resetKey?: string }): void {
    // Another address is another page: the old page's error does not follow the reader.
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (this.state.error)
      return <ErrorScreen error={this.state.error} retry={() => this.setState({ error: null })} />;
    return this.props.children;
  }
}
