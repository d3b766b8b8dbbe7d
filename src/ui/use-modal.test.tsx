import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sheet } from './sheet';

afterEach(cleanup);

const sheet = (content: string | null) => (
  <Sheet open title="Vendors" closeLabel="Close" onOpenChange={() => undefined}>
    <button type="button">Import</button>
    {content && <input aria-label={content} />}
  </Sheet>
);

test('a sheet focuses its first field, also one that comes late', async () => {
  const { rerender } = render(sheet(null));
  rerender(sheet('Search'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
});

test('a sheet leaves the focus where its reader has put it', async () => {
  const { rerender } = render(sheet(null));
  await new Promise((done) => setTimeout(done));
  screen.getByText('Import').focus();
  rerender(sheet('Search'));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByText('Import'));
});
