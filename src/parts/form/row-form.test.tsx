import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { setUpUser } from '@/../tests/builders/user';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { sessionAbsent, sessionArrived } from '@/lib/session/session-state';
import { modules } from '@/locales/en/modules';
import { Sheet } from '@/ui/sheet';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { fields } from './form-fields';
import { RowForm } from './row-form';

const person = setUpUser();
const schema = z.object({
  kind: z.enum(['cake', 'band']),
  name: z.string().check(z.minLength(1, 'A name, please')),
  price: z.nullable(z.number()),
  note: z.string().check(z.maxLength(120, 'Too long')),
});
type Row = z.output<typeof schema>;
const Form = fields(schema, 'modules');
const ROW: Row = { kind: 'band', name: 'Trio', price: 10_000, note: '' };

const onSave = vi.fn<(row: Row) => unknown>();
const onDelete = vi.fn();

function Page({ row = ROW }: { row?: Row }) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Row" closeLabel="Close">
        <RowForm
          form={{ name: 'test', row: 'r1', schema, problem: (message) => message, values: row }}
          labels={{ save: 'Save', delete: 'Delete' }}
          onSave={(values) => {
            const answer = onSave(values);
            if (answer !== false) setOpen(false);
            return answer;
          }}
          onDelete={onDelete}
          onReopen={() => setOpen(true)}
        >
          <Form.Text name="name" label="Name" />
          <Form.Money name="price" label="Price" currency="EUR" />
          <Form.Select name="kind" label="Kind" options={[{ value: 'band', label: 'Band' }]} />
          <Form.TextArea name="note" label="Note" max={120} />
        </RowForm>
      </Sheet>
    </main>
  );
}

const show = async (row?: Row) => {
  window.history.replaceState(null, '', '/plan/p1?view=list');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/plan/:id" element={<Page {...(row ? { row } : {})} />} />
        <Route path="/" element={<h1>Elsewhere</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
};
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name);
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('celebra-draft:'));

beforeAll(async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  await startI18n();
  await loadTexts('modules');
  await changeLanguage('en');
});
beforeEach(() => {
  localStorage.clear();
  onSave.mockReset();
  onDelete.mockReset();
  sessionArrived({ id: 'ana', email: 'ana@example.org' }, 'token');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  sessionAbsent({ left: true });
});

test('a form takes the focus when opened and returns it to the button when closed', async () => {
  await show();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  expect(toastStore.snapshot()).toEqual([]);
});

test('saving an invalid form focuses the first wrong field and shows the error', async () => {
  await show();
  await person.clear(field('Name'));
  await person.type(field('Note'), 'x'.repeat(121));
  expect(screen.getByText('1 character too many')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A name, please')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();
});

test('an unreadable amount is not saved as an empty amount', async () => {
  await show();
  await person.clear(field('Price'));
  await person.type(field('Price'), '12x');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Price')));
  expect(onSave).not.toHaveBeenCalled();
  await person.clear(field('Price'));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...ROW, price: null }));
});

test('a form that is closed without saving restores its draft when opened again', async () => {
  await show();
  await person.type(field('Name'), ' Luna');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [told] = toastStore.snapshot();
  expect(told?.title).toBe(modules.draft.closed);
  told?.action?.run();
  expect(await screen.findByText(modules.draft.restored)).toBeTruthy();
  expect(field('Name').value).toBe('Trio Luna');
  await person.click(screen.getByRole('button', { name: modules.draft.discard }));
  expect(field('Name').value).toBe('Trio');
  expect(screen.queryByText(modules.draft.restored)).toBeNull();
  expect(kept()).toEqual([]);
});

test('leaving a page with an unsaved form shows a message that leads back to the draft', async () => {
  await show();
  await person.type(field('Name'), ' Luna');
  act(() => {
    window.history.pushState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  const [told] = toastStore.snapshot();
  act(() => told?.action?.run());
  expect(window.location.search).toBe('?view=list');
  await person.click(await screen.findByRole('button', { name: 'Open' }));
  expect(field('Name').value).toBe('Trio Luna');
});

test('a draft of an earlier visit is applied to the row’s current values', async () => {
  localStorage.setItem(
    'celebra-draft:ana:test:p1.r1:gone',
    JSON.stringify({ saved_at: '2026-01-01T00:00:00Z', data: { price: 12_345 } }),
  );
  await show({ ...ROW, name: 'Quartet' });
  expect(await screen.findByText(modules.draft.restored)).toBeTruthy();
  expect([field('Name').value, field('Price').value]).toEqual(['Quartet', '123.45']);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...ROW, name: 'Quartet', price: 12_345 }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('copying a draft from another open tab leaves the draft in that tab', async () => {
  const key = 'celebra-draft:ana:test:p1.r1:tab';
  const theirs = JSON.stringify({ saved_at: '2026-01-01T00:00:00Z', data: { name: 'Theirs' } });
  localStorage.setItem(key, theirs);
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      query: async () => ({ held: [{ name: 'celebra-page:tab' }] }),
      request: async () => undefined,
    },
  });
  await show();
  expect(await screen.findByText(modules.draft.elsewhere)).toBeTruthy();
  expect(field('Name').value).toBe('Trio');
  await person.click(screen.getByRole('button', { name: modules.draft.take }));
  expect(field('Name').value).toBe('Theirs');
  expect(kept()).toHaveLength(2);
  expect(localStorage.getItem(key)).toBe(theirs);
  vi.unstubAllGlobals();
});

test('a message says that a draft is only in memory when the device’s storage is full', async () => {
  await show();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await person.type(field('Name'), '!');
  expect(await screen.findByText(modules.draft.refused)).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(field('Name').value).toBe('Trio!'));
});

test('the draft of a form stays until the row is saved or deleted', async () => {
  await show();
  await person.type(field('Name'), '!');
  onSave.mockReturnValueOnce(false);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(kept()).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(toastStore.snapshot()).toEqual([]);

  await person.click(screen.getByRole('button', { name: 'Open' }));
  await person.type(field('Name'), '?');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(kept()).toEqual([]));
});
