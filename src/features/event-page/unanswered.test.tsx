import { act, renderHook, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askInstead } from '@/lib/timed-fetch';
import { useRegistration } from './use-registration';

vi.mock('@/parts/public/fill-time', () => ({ useFillTime: () => () => 2000, untilAllowed: async () => {} }));
beforeEach(() => sessionStorage.clear());
afterEach(() => askInstead((input, init) => fetch(input, init)));

const PART = {
  id: crypto.randomUUID(),
  name: 'Talk',
  starts_at: null,
  time_zone: null,
  place: null,
  full: false,
};
const TYPED = { name: 'Ana', last_name: 'Gil', email: 'ana@celebra.local' } as const;

test('a lost response and a server error show different messages after a registration', async () => {
  const asking = { page: 'talk', word: '', parts: [PART], language: 'en', onClosed: () => {} } as const;
  const { result } = renderHook(() => useRegistration(asking));
  for (const name of ['name', 'last_name', 'email'] as const)
    act(() => result.current.type(name, TYPED[name]));
  act(() => result.current.agree(true));
  const form = document.createElement('form');
  const send = () =>
    result.current.send({ preventDefault() {}, currentTarget: form } as FormEvent<HTMLFormElement>);
  askInstead(() => Promise.reject(new TypeError('no connection')));
  await act(send);
  await waitFor(() => expect(result.current.problem).toBe('unanswered'));
  askInstead(async () => new Response('{}', { status: 503 }));
  await act(send);
  await waitFor(() => expect(result.current.problem).toBe('failed'));
  expect(result.current.values).toMatchObject(TYPED);
});
