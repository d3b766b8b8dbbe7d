import { expect, test, vi } from 'vitest';
import { db } from './data-client';
import { timedFetch } from './timed-fetch';

vi.mock('./timed-fetch', () => ({ timedFetch: vi.fn().mockRejectedValue(new TypeError('Failed to fetch')) }));
vi.mock('./session/access-token', () => ({
  accessToken: async () => 'token',
  renewedToken: async () => null,
}));
vi.mock('./env', () => ({ backendUrl: () => 'http://localhost', publishableKey: () => 'key' }));

test('the data client doesn’t retry a failed read', async () => {
  const { error } = await db.from('event_plans').select('id');
  expect(error?.message).toContain('Failed to fetch');
  expect(timedFetch).toHaveBeenCalledTimes(1);
});
