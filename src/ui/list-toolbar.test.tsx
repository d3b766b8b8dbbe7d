import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { facetsOf, ListToolbar } from './list-toolbar';

afterEach(cleanup);

const KEYS = ['side', 'age', 'food', 'tag'] as const;
type State = Record<(typeof KEYS)[number], string | null>;

function Toolbar({ keys }: { keys: readonly (typeof KEYS)[number][] }) {
  const [state, setState] = useState<State>({ side: null, age: null, food: null, tag: 'family' });
  const { facet } = facetsOf(state, (change) => setState({ ...state, ...change }));
  return (
    <ListToolbar
      filterLabel="Filters"
      found="12 guests"
      facets={keys.map((key) =>
        facet(key, { label: key, all: ['family', 'friends'], none: 'all', text: (one) => one }),
      )}
    />
  );
}

test('if there are more than three filters, one button hides all but the active filters', async () => {
  render(<Toolbar keys={KEYS} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  const button = screen.getByRole('button', { name: /^Filters/ });
  expect(button.textContent).toBe('Filters(1)');
  await userEvent.click(screen.getByRole('button', { name: 'tag: family', pressed: true }));
  expect(button.textContent).toBe('Filters');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await userEvent.click(button);
  expect(screen.getAllByRole('combobox')).toHaveLength(KEYS.length);
});

test('up to three filters are shown next to each other', () => {
  render(<Toolbar keys={['side', 'age', 'tag']} />);
  expect(screen.getAllByRole('combobox')).toHaveLength(3);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});
