import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AddressCodec, useAddressState } from './use-address-state';

const CODEC: AddressCodec<{ q: string }> = {
  read: (params) => ({ q: params.get('q') ?? '' }),
  write: ({ q }) => (q ? { q } : {}),
};

function List() {
  const [{ q }, change] = useAddressState(CODEC);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="search" value={q} onChange={(event) => change({ q: event.target.value })} />
      <output>{params.toString()}</output>
      <button type="button" onClick={() => void navigate('?q=elsewhere')}>
        elsewhere
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('search');
const type = (q: string) => fireEvent.change(field(), { target: { value: q } });
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => [field().value, screen.getByRole('status').textContent];

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/?q=first']}>
      <List />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('entering a search changes the page at once but the URL only after a pause', async () => {
  expect(shown()).toEqual(['first', 'q=first']);
  type('a');
  expect(shown()).toEqual(['a', 'q=first']);
  await wait(200);
  type('ab');
  await wait(200);
  expect(shown()).toEqual(['ab', 'q=first']);
  await wait(100);
  expect(shown()).toEqual(['ab', 'q=ab']);
});

test('text that is entered while the URL changes is not lost', async () => {
  type('a');
  await wait(249);
  await act(async () => {
    vi.advanceTimersByTime(1);
    type('ab');
    vi.advanceTimersByTime(250);
  });
  expect(field().value).toBe('ab');
  await wait(600);
  expect(shown()).toEqual(['ab', 'q=ab']);
});

test('the page follows every change of the URL, including one by the Back button', async () => {
  await press('elsewhere');
  expect(shown()).toEqual(['elsewhere', 'q=elsewhere']);
  await press('back');
  expect(shown()).toEqual(['first', 'q=first']);
});
