import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Dialog } from './dialog';
import { Sheet } from './sheet';
import { useAddressState } from './use-address-state';

const SEARCH = {
  read: (params: URLSearchParams) => ({ q: params.get('q') ?? '' }),
  write: ({ q }: { q: string }): Record<string, string> => (q ? { q } : {}),
};

/** A page with rows. Each row has a sheet that contains a preview and a link to another page. */
function Rows({ keepsOpen = false }: { keepsOpen?: boolean }) {
  const [row, setRow] = useState<string | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const [{ q }, change] = useAddressState(SEARCH);
  return (
    <main>
      <h1>Rows</h1>
      <input aria-label="Search" value={q} onChange={({ target }) => change({ q: target.value })} />
      {['Ana', 'Luis'].map((name) => (
        <button key={name} type="button" onClick={() => setRow(name)}>
          open {name}
        </button>
      ))}
      {row && (
        <Sheet
          key={row}
          open
          title={row}
          closeLabel="Close"
          onOpenChange={(open) => (open ? setRow(row) : keepsOpen || setRow(null))}
        >
          <button type="button" onClick={() => setPreviewed(true)}>
            preview
          </button>
          <button type="button" onClick={() => setRow('Luis')}>
            on to Luis
          </button>
          <Link to="/tables">tables</Link>
          <Dialog open={isPreviewed} onOpenChange={setPreviewed} title="Contract" closeLabel="Close">
            <p>A page of it</p>
          </Dialog>
        </Sheet>
      )}
    </main>
  );
}

const show = (keepsOpen = false) =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<Link to="/rows">rows</Link>} />
        <Route path="/rows" element={<Rows keepsOpen={keepsOpen} />} />
        <Route path="/tables" element={<h1>Tables</h1>} />
      </Routes>
    </BrowserRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByText(name));
/** Goes back or forward in the history and waits until that is done. */
const traverse = async (by: number) => {
  const came = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.go(by);
    await came;
  });
};
const isOpen = (title: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeTruthy());
const isClosed = (title: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
/** Expects this number of open layers in the history entry's state. */
const counts = (count: number) =>
  waitFor(() => expect(history.state?.usr?.layers?.over ?? []).toHaveLength(count));

beforeEach(async () => {
  history.pushState(null, '', '/before');
});
afterEach(cleanup);

async function openAna(): Promise<void> {
  await press('rows');
  await press('open Ana');
  await isOpen('Ana');
  await counts(1);
}

test('Back closes a sheet and Forward opens it again', async () => {
  show();
  await openAna();
  await traverse(-1);
  await isClosed('Ana');
  expect(location.pathname).toBe('/rows');
  await traverse(1);
  await isOpen('Ana');
  await traverse(-1);
  await isClosed('Ana');
  await traverse(-1);
  expect(await screen.findByText('rows')).toBeTruthy();
});

test('after a sheet is closed, the next Back leaves the page', async () => {
  show();
  await openAna();
  await userEvent.keyboard('{Escape}');
  await isClosed('Ana');
  await counts(0);
  await traverse(-1);
  expect(await screen.findByText('rows')).toBeTruthy();
});

test('Back closes a preview first and then the sheet behind the preview', async () => {
  show();
  await openAna();
  await press('preview');
  await isOpen('Contract');
  await counts(2);
  await traverse(-1);
  await isClosed('Contract');
  await isOpen('Ana');
  await traverse(-1);
  await isClosed('Ana');
  expect(location.pathname).toBe('/rows');
});

test('one press of Back closes a sheet that replaced another sheet', async () => {
  show();
  await openAna();
  await press('on to Luis');
  await isOpen('Luis');
  await traverse(-1);
  await isClosed('Luis');
  await counts(0);
  expect(location.pathname).toBe('/rows');
});

test('Back does not close a sheet that can’t be closed', async () => {
  show(true);
  await openAna();
  await traverse(-1);
  await counts(1);
  await isOpen('Ana');
});

test('after a person follows a link in a sheet, Back returns to the page without the sheet', async () => {
  show();
  await openAna();
  await press('tables');
  expect(await screen.findByText('Tables')).toBeTruthy();
  await traverse(-1);
  expect(await screen.findByText('open Ana')).toBeTruthy();
  await isClosed('Ana');
  await traverse(-1);
  expect(await screen.findByText('rows')).toBeTruthy();
});

test('opening several sheets one after another adds only one history entry', async () => {
  show();
  await openAna();
  const before = history.length;
  for (const name of ['Luis', 'Ana']) {
    await userEvent.keyboard('{Escape}');
    await counts(0);
    await press(`open ${name}`);
    await isOpen(name);
    await counts(1);
  }
  expect(history.length).toBe(before);
  await traverse(-1);
  await isClosed('Ana');
  expect(location.pathname).toBe('/rows');
});

test('closing a sheet with Back keeps the search in the URL', async () => {
  show();
  await press('rows');
  await userEvent.type(screen.getByLabelText('Search'), 'an');
  await press('open Ana');
  await counts(1);
  await waitFor(() => expect(location.search).toBe('?q=an'));
  await traverse(-1);
  await isClosed('Ana');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('an');
  await waitFor(() => expect(location.search).toBe('?q=an'));
  await counts(0);
});
