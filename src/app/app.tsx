import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { Notifications } from './notifications';
import { AppRoutes } from './router';

export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <Notifications />
      </ErrorBoundary>
    </StrictMode>
  );
}
