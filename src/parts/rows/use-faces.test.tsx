import { act, renderHook } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { TASKS } from '@/data/tasks';
import { face } from './face';
import { FaceContext } from './face-context';
import { useFaces } from './use-faces';

const TABLES = ['tasks'] as const;
const TASK_FACE = face(TASKS, () => ({ title: () => '', limit: '', columns: [] }));

test('a face that failed to load is requested again only when the component is shown anew', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(TASK_FACE);
  const show = () =>
    act(async () =>
      renderHook(() => useFaces(TABLES), {
        wrapper: ({ children }) => (
          <FaceContext value={load}>
            <Suspense>{children}</Suspense>
          </FaceContext>
        ),
      }),
    );
  const first = await show();
  expect(first.result.current).toBeNull();
  first.rerender();
  expect(load).toHaveBeenCalledTimes(1);
  first.unmount();

  const second = await show();
  expect(second.result.current).toEqual({ tasks: TASK_FACE });
  expect(load).toHaveBeenCalledTimes(2);
});
