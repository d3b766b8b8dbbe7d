import { Component, type ReactNode } from 'react';
import { PageNotFetched } from '@/app/pages/lazy-page';
import { ErrorScreen } from './error-screen';

interface Props {
  children: ReactNode;
  resetKey?: string;
  /** True around the whole app, where there is no frame for the message. */
  outermost?: boolean;
}

interface State {
  error: Error | null;
}

/** Catches a page's errors; "Try Again" clears the error and renders the page again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };
  private retries = 0;

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey === this.props.resetKey) return;
    // Another address clears the error.
    this.retries = 0;
    if (this.state.error) this.reset();
  }

  private reset(): void {
    if (this.state.error instanceof PageNotFetched) this.state.error.forget();
    this.setState({ error: null });
  }

  private retry = (): void => {
    this.retries += 1;
    // Some browsers remember that a module could not be fetched, and a reload fetches it again.
    if (this.retries > 1 && this.state.error instanceof PageNotFetched) window.location.reload();
    else this.reset();
  };

  override render(): ReactNode {
    const { children, outermost = false } = this.props;
    const { error } = this.state;
    return error ? <ErrorScreen error={error} retry={this.retry} outermost={outermost} /> : children;
  }
}
