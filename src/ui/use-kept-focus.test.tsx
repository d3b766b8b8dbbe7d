import { cleanup, render as renderBare, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Sheet } from './sheet';
import { useKeptFocus } from './use-kept-focus';

interface PageProps {
  rows: readonly string[];
  paid?: readonly string[];
  children?: ReactNode;
}

function Page({ rows, paid = [], children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <>
      <a href="/elsewhere">elsewhere</a>
      <main ref={main}>
        <h1>Page</h1>
        <section>
          <h2>Rows</h2>
          {rows.length > 0 && (
            <ul>
              {rows.map((row) => (
                <li key={row}>
                  <button type="button">open {row}</button>
                  {!paid.includes(row) && <button type="button">pay {row}</button>}
                </li>
              ))}
            </ul>
          )}
        </section>
        {children}
      </main>
    </>
  );
}

const render = (page: ReactNode) => renderBare(page, { wrapper: MemoryRouter });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => cleanup());
afterEach(() => cleanup());

test('when a row disappears, the focus moves to the same button of the next row', async () => {
  const { rerender } = render(<Page rows={['a', 'b', 'c']} />);
  button('pay b').focus();
  rerender(<Page rows={['a', 'c']} />);
  await waitFor(() => expect(document.activeElement).toBe(button('pay c')));
});

test('when the last row disappears, the focus moves to the row above', async () => {
  const { rerender } = render(<Page rows={['a', 'b']} />);
  button('open b').focus();
  rerender(<Page rows={['a']} />);
  await waitFor(() => expect(document.activeElement).toBe(button('open a')));
});

test('when only the focused button disappears, the focus stays in that button’s row', async () => {
  const { rerender } = render(<Page rows={['a', 'b']} />);
  button('pay a').focus();
  rerender(<Page rows={['a', 'b']} paid={['a']} />);
  await waitFor(() => expect(document.activeElement).toBe(button('open a')));
});

test('when the only row disappears, the focus moves to the list’s heading', async () => {
  const { rerender } = render(<Page rows={['a']} />);
  button('pay a').focus();
  rerender(<Page rows={[]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' })));
});

test('when a row in a sheet disappears, the focus moves to the next row', async () => {
  const withSheet = (rows: readonly string[]) => (
    <Page rows={[]}>
      <Sheet open title="Payments" closeLabel="Close" onOpenChange={() => undefined}>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button">remove {row}</button>
            </li>
          ))}
        </ul>
      </Sheet>
    </Page>
  );
  const { rerender } = render(withSheet(['a', 'b']));
  button('remove a').focus();
  rerender(withSheet(['b']));
  await waitFor(() => expect(document.activeElement).toBe(button('remove b')));
  rerender(withSheet([]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payments' })));
});

test('when a row disappears, the focus stays if the person has moved it elsewhere', async () => {
  const { rerender } = render(<Page rows={['a', 'b']} />);
  button('pay a').focus();
  screen.getByRole('link').focus();
  rerender(<Page rows={['b']} />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(screen.getByRole('link'));
  button('pay b').focus();
  button('pay b').blur();
  await new Promise((resolve) => setTimeout(resolve, 20));
  rerender(<Page rows={[]} />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});
