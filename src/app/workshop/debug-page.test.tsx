import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSecurityEvents, logSecurityEvent } from '@/data/security-events';
import { makeQueryClient } from '@/lib/query-client';
import DebugPage from './debug-page';

afterEach(() => {
  cleanup();
  forgetSecurityEvents();
});

test('the debug page lists the data of this tab', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  forgetSecurityEvents();
  for (let n = 0; n < 101; n++) logSecurityEvent('not_found_path', { n });
  const client = makeQueryClient(() => undefined);
  client.setQueryData(['plan', 'p1', 'tasks'], [{ id: 'a' }, { id: 'b' }]);
  render(
    <QueryClientProvider client={client}>
      <DebugPage />
    </QueryClientProvider>,
  );
  const events = within(screen.getByRole('region', { name: /^Security events/ })).getAllByRole('listitem');
  expect(events).toHaveLength(100);
  expect(events[0]?.textContent).toContain('{"n":100}');
  expect(screen.getByText(/\["plan","p1","tasks"\] · 2 rows/)).toBeTruthy();
  expect(screen.getByText('no plan is followed')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Outbox' }).textContent).toContain('Nothing.');
});
