import { Component, type ReactNode } from 'react';
import { PageNotFetched } from '@/app/pages/lazy-page';
import { ErrorScreen } from './error-screen';

interface Props {
  children: ReactNode;
  resetKey?: string;
  /** True for the boundary around the whole app, which must show its error without the layout. */
  outermost?: boolean;
}

interface State {
  error: Error | null;
}

/** Catches errors of a page. "Try Again" clears the error and renders the page again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };
  private retries = 0;

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey === this.props.resetKey) return;
    // Navigating to another page clears the error.
    this.retries = 0;
    if (this.state.error) this.reset();
  }

  private reset(): void {
    if (this.state.error instanceof PageNotFetched) this.state.error.forget();
    this.setState({ error: null });
  }

  private retry = (): void => {
    this.retries += 1;
    // Some browsers cache a failed module import, and only a reload fetches the module again.
    if (this.retries > 1 && this.state.error instanceof PageNotFetched) window.location.reload();
    else this.reset();
  };

  override render(): ReactNode {
    const { children, outermost = false } = this.props;
    const { error } = this.state;
    return error ? <ErrorScreen error={error} retry={this.retry} outermost={outermost} /> : children;
  }
}
