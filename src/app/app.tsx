import { StrictMode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { EmailLinkGate } from './email-link';
import { ErrorBoundary } from './error-boundary';
import { Notifications } from './notifications';
import { AppRoutes } from './router';
import { SessionEffects } from './session-effects';

export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <SessionEffects />
          <Suspense fallback={null}>
            <EmailLinkGate />
          </Suspense>
          <AppRoutes />
        </BrowserRouter>
        <Notifications />
      </ErrorBoundary>
    </StrictMode>
  );
}
