import { StrictMode, Suspense } from 'react';
import type { Pieces } from '@/ui/pieces';
import { SessionEffects } from '../session/session-effects';
import { EmailLinkGate } from './email-link';
import { ErrorBoundary } from './error-boundary';
import { LocalizedRouter } from './localized-router';
import { Notifications } from './notifications';
import { AppRoutes } from './router';

const inBrowser = (app: Pieces) => <LocalizedRouter>{app}</LocalizedRouter>;

/** The complete app. `routed` injects another router for rendering without a browser. */
export function App({ routed = inBrowser }: { routed?: (app: Pieces) => Pieces }) {
  return (
    <StrictMode>
      <ErrorBoundary outermost>
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
