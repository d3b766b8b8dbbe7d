import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataList } from './data-list';
import { GridCell } from './grid-cell';

// jsdom gives elements no height, so without this stub no list would be windowed.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ROWS = Array.from({ length: 1_000 }, (_, i) => `guest ${i}`);
const GRID = { columns: ['Guest', 'Diet', 'Reply'].map((label) => ({ label })), head: '' };

const grid = (rows: readonly string[]) => (
  <DataList groups={[{ id: 'all', rows }]} keyOf={(row) => row} rowHeight={50} label="Guests" grid={GRID}>
    {(row) => (
      <>
        <GridCell header control>
          <button type="button">{row}</button>
        </GridCell>
        <GridCell>diet of {row}</GridCell>
        <GridCell control>
          <button type="button">reply of {row}</button>
        </GridCell>
      </>
    )}
  </DataList>
);
const press = (key: string, options = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
  });
const focused = () => document.activeElement?.textContent;

test('arrow keys move the focus through a grid of a thousand rows without losing it', async () => {
  render(grid(ROWS));
  const count = screen.getByRole('grid').getAttribute('aria-rowcount');
  expect(count).toBe('1001');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
  screen.getByText('guest 0').focus();
  await press('ArrowRight');
  expect(focused()).toBe('diet of guest 0');
  for (let i = 0; i < 60; i += 1) await press('ArrowDown');
  expect(focused()).toBe('diet of guest 60');
  await press('PageDown');
  expect(focused()).toBe('diet of guest 70');
  await press('End', { ctrlKey: true });
  expect(focused()).toBe('reply of guest 999');
  await press('ArrowDown');
  await press('Home');
  expect(focused()).toBe('guest 999');
  await press('PageUp');
  expect(focused()).toBe('guest 989');
  await press('Home', { ctrlKey: true });
  expect(focused()).toBe('guest 0');
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('the Tab key can reach a grid after the grid’s focused row is removed', async () => {
  const { rerender } = render(grid(ROWS.slice(0, 3)));
  screen.getByText('guest 2').focus();
  rerender(grid(ROWS.slice(0, 2)));
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('a double press on a row removes only that row', async () => {
  const gone: string[] = [];
  const list = (rows: readonly string[]) => (
    <DataList groups={[{ id: 'all', rows }]} keyOf={(row) => row} rowHeight={50} label="Guests">
      {(row) => (
        <button type="button" onClick={() => gone.push(row)}>
          {row}
        </button>
      )}
    </DataList>
  );
  const click = (row: string, detail: number) => fireEvent.click(screen.getByText(row), { detail });
  const { rerender } = render(list(['Ana', 'Bea', 'Eva']));
  click('Ana', 1);
  rerender(list(['Bea', 'Eva']));
  click('Bea', 2);
  expect(gone).toEqual(['Ana']);
  // A single press works, and so does a deliberate double press on the same row.
  click('Bea', 1);
  click('Bea', 2);
  // A click by keyboard (`detail` 0) is never ignored.
  click('Eva', 0);
  expect(gone).toEqual(['Ana', 'Bea', 'Bea', 'Eva']);
});

test('two quick taps on the same place count as one tap', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const gone: string[] = [];
  render(
    <DataList
      groups={[{ id: 'all', rows: ['Ana', 'Bea'] }]}
      keyOf={(row) => row}
      rowHeight={50}
      label="Guests"
    >
      {(row) => (
        <button type="button" onClick={() => gone.push(row)}>
          {row}
        </button>
      )}
    </DataList>,
  );
  const tap = (row: string, clientY: number) =>
    fireEvent.click(screen.getByText(row), { detail: 1, clientX: 300, clientY });
  tap('Ana', 400);
  tap('Bea', 405);
  expect(gone).toEqual(['Ana']);
  tap('Bea', 460);
  expect(gone).toEqual(['Ana', 'Bea']);
});
