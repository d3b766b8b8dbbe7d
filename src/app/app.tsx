import { type ReactNode, StrictMode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { EmailLinkGate } from './email-link';
import { ErrorBoundary } from './error-boundary';
import { Notifications } from './notifications';
import { AppRoutes } from './router';
import { SessionEffects } from './session-effects';

const inBrowser = (app: ReactNode) => <BrowserRouter>{app}</BrowserRouter>;

/** `routed` puts another router around it where there is no browser. */
export function App({ routed = inBrowser }: { routed?: (app: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        {routed(
          <>
            <SessionEffects />
            <Suspense fallback={null}>
              <EmailLinkGate />
            </Suspense>
            <AppRoutes />
          </>,
        )}
        <Notifications />
      </ErrorBoundary>
    </StrictMode>
  );
}
