import { act, cleanup, render as renderBare, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { Dialog } from './dialog';
import { Sheet } from './sheet';
import { dismissToast, toast, toastStore } from './toast-store';
import Toaster from './toaster';

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});

const render = (page: ReactNode) => renderBare(page, { wrapper: MemoryRouter });

test('the focus returns to its previous place after a message disappears', async () => {
  const person = setUpUser();
  let undone = 0;
  render(
    <>
      <main>
        <h1>Tasks</h1>
        <button type="button">Next row</button>
      </main>
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  );
  screen.getByRole('button', { name: 'Next row' }).focus();
  act(() => {
    toast({
      title: 'Deleted',
      action: {
        label: 'Undo',
        run: () => {
          undone += 1;
        },
      },
    });
  });
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(undone).toBe(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next row' })));
});

test('the undo button of a message can be reached while a sheet is open', async () => {
  render(
    <>
      <main>
        <button type="button">Behind</button>
      </main>
      <Toaster label="Messages" closeLabel="Close" />
      <Sheet open onOpenChange={() => undefined} title="Parts" closeLabel="Close the sheet">
        <p>Dinner</p>
      </Sheet>
    </>,
  );
  await screen.findByRole('dialog', { name: 'Parts' });
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  act(() => {
    toast({ title: 'Deleted', action: { label: 'Undo', run: () => undefined } });
  });
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('the undo button of a message works with the keyboard while a sheet is open', async () => {
  const person = setUpUser();
  let undone = 0;
  const page = (open: boolean) => (
    <>
      <main>
        <button type="button">Behind</button>
      </main>
      <Toaster label="Messages" closeLabel="Close" />
      {open && (
        <Sheet open onOpenChange={() => undefined} title="Parts" closeLabel="Close the sheet">
          <input aria-label="Name" />
        </Sheet>
      )}
    </>
  );
  const { rerender } = render(page(true));
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  act(() => {
    toast({
      title: 'Deleted',
      action: {
        label: 'Undo',
        run: () => {
          undone += 1;
        },
      },
    });
  });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await person.tab();
  // Tab reaches the toast first, then its buttons.
  expect(document.activeElement).toBe(undo.closest('[data-toast]'));
  await person.tab();
  expect(document.activeElement).toBe(undo);
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close the sheet' }));
  await person.tab({ shift: true });
  await person.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await person.keyboard('{Enter}');
  expect(undone).toBe(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  // The sheet has closed, so the next toast appears on the page.
  rerender(page(false));
  act(() => void toast({ title: 'Saved', action: { label: 'Undo', run: () => undefined } }));
  expect((await screen.findByRole('button', { name: 'Undo' })).closest('[role=dialog]')).toBeNull();
});

test('Escape closes a dialog on top of a sheet but not the sheet', async () => {
  const closed: string[] = [];
  render(
    <>
      <Toaster label="Messages" closeLabel="Close" />
      <Sheet open onOpenChange={() => closed.push('sheet')} title="Parts" closeLabel="Close the sheet">
        <Dialog open onOpenChange={() => closed.push('dialog')} title="Preview">
          <input aria-label="Name" />
        </Dialog>
      </Sheet>
    </>,
  );
  const field = await screen.findByLabelText('Name');
  act(() => {
    toast({ title: 'Deleted' });
  });
  await screen.findAllByText('Deleted');
  field.focus();
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['dialog']);
});
