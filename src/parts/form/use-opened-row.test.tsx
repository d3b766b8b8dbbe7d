import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenedRow } from './use-opened-row';

test('useOpenedRow returns the row as it was when opened, despite later changes', () => {
  const { result, rerender } = renderHook(({ row, id }) => useOpenedRow(row, id), {
    initialProps: { row: 'first', id: 'a' },
  });
  rerender({ row: 'changed elsewhere', id: 'a' });
  expect(result.current).toBe('first');
  rerender({ row: 'second', id: 'b' });
  expect(result.current).toBe('second');
});
