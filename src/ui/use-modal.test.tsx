import { cleanup, render as renderBare, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button';
import { Menu, MenuItem } from './menu';
import { Sheet } from './sheet';

afterEach(cleanup);

const render = (page: ReactNode) => renderBare(page, { wrapper: MemoryRouter });

const sheet = (content: string | null) => (
  <Sheet open title="Vendors" closeLabel="Close" onOpenChange={() => undefined}>
    <button type="button">Import</button>
    {content && <input aria-label={content} />}
  </Sheet>
);

test('a sheet focuses its first field, even if that field is loaded later than the sheet', async () => {
  const { rerender } = render(sheet(null));
  rerender(sheet('Search'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
});

test('a field that loads late does not take the focus from where the person has moved it', async () => {
  const { rerender } = render(sheet(null));
  await new Promise((done) => setTimeout(done));
  screen.getByText('Import').focus();
  rerender(sheet('Search'));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByText('Import'));
});

const press = (element: Element) => {
  (element as HTMLElement).focus();
  return userEvent.keyboard('{Enter}');
};

function Renamed() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="More" trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </Menu>
      {open && (
        <Sheet open title="Rename" closeLabel="Close" onOpenChange={setOpen}>
          <Selected />
        </Sheet>
      )}
    </>
  );
}

function Selected() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Name" />;
}

function Saved() {
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <p role="status">{count}</p>
      <Button type="submit" disabled={count > 0}>
        Save
      </Button>
    </form>
  );
}

function Guests() {
  const [shown, setShown] = useState('');
  const close = () => setShown('');
  return (
    <main>
      <button type="button" onClick={() => setShown('household')}>
        Family
      </button>
      {shown === 'household' && (
        <Sheet key="household" open title="Household" closeLabel="Close" onOpenChange={close}>
          <button type="button" onClick={() => setShown('guest')}>
            Ana
          </button>
        </Sheet>
      )}
      {shown === 'guest' && (
        <Sheet key="guest" open title="Guest" closeLabel="Close" onOpenChange={close}>
          <input aria-label="Name" />
        </Sheet>
      )}
    </main>
  );
}

test('closing a second sheet returns the focus to the button that opened that sheet', async () => {
  render(<Guests />);
  const opener = screen.getByText('Family');
  await press(opener);
  await press(screen.getByText('Ana'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a dialog opened from a menu has the focus after the menu closes', async () => {
  render(<Renamed />);
  await press(screen.getByRole('button', { name: 'More' }));
  await press(await screen.findByRole('menuitem'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await new Promise((done) => setTimeout(done, 20));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('a button that becomes disabled when pressed keeps the focus and ignores the next press', async () => {
  render(<Saved />);
  const save = screen.getByRole('button', { name: 'Save' });
  await press(save);
  await press(save);
  expect(document.activeElement).toBe(save);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('1');
});

test('closing a sheet that was opened from a menu focuses the menu’s button', async () => {
  render(<Renamed />);
  // A press opens a menu without focusing its button.
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});
