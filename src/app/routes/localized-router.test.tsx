import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useAddressState } from '@/ui/use-address-state';
import { LocalizedRouter } from './localized-router';

const CODEC = {
  read: (params: URLSearchParams) => ({ view: params.get('view') ?? '' }),
  write: ({ view }: { view: string }): Record<string, string> => (view ? { view } : {}),
};

function Tables() {
  const [{ view }, change] = useAddressState(CODEC);
  return (
    <>
      <button type="button" onClick={() => change({ view: 'list' })}>
        list {view}
      </button>
      <Link to="/app/event-plan/1">plan</Link>
    </>
  );
}

test('a late update of the address doesn’t return the person to the page they left', async () => {
  vi.useFakeTimers();
  let arrive = (_page: { default: () => string }) => {};
  const Plan = lazy(() => new Promise<{ default: () => string }>((done) => (arrive = done)));
  history.replaceState(null, '', '/app/table-arrangement/1');
  render(
    <LocalizedRouter>
      <Suspense>
        <Routes>
          <Route path="/app/table-arrangement/:id" element={<Tables />} />
          <Route path="/app/event-plan/:id" element={<Plan />} />
        </Routes>
      </Suspense>
    </LocalizedRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByText('plan'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button').textContent).toBe('list list');
  expect(location.pathname + location.search).toBe('/app/event-plan/1');
  await act(async () => arrive({ default: () => 'the plan' }));
  expect(screen.getByText('the plan')).toBeTruthy();
  vi.useRealTimers();
});

test('the current page can write its state into the address', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/app/table-arrangement/1');
  render(
    <LocalizedRouter>
      <Routes>
        <Route path="/app/table-arrangement/:id" element={<Tables />} />
      </Routes>
    </LocalizedRouter>,
  );
  fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(location.pathname + location.search).toBe('/app/table-arrangement/1?view=list');
  vi.useRealTimers();
});
