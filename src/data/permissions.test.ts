import { afterEach, expect, it, vi } from 'vitest';
import { checkPermission, roleAllows } from './permissions';

afterEach(() => void vi.restoreAllMocks());

it('roleAllows decides by the person’s role', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(['viewer', 'owner', null].map((role) => roleAllows(role as 'viewer', 'delete'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(info.mock.calls).toEqual([['Permission checked', 'delete']]);
});

it('the permission helper of the tests allows everything', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(checkPermission('archive')).toBe(true);
});
