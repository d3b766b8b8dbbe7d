import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type Plan, plansQuery } from '@/data/plans';
import { makeQueryClient } from '@/lib/query-client';
import { newPerson, newPlan, type Person } from '../../../tests/builders/plans';
import { useAdmission } from './use-admission';

let owner: Person;
beforeEach(async () => {
  owner = await newPerson('free');
});

/** Asks on a device that has just cached this list of plans. */
function ask(kept: Plan[] | null) {
  const client = makeQueryClient(() => undefined);
  if (kept) client.setQueryData(plansQuery(owner.id).queryKey, kept);
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, answer: renderHook(() => useAdmission(owner.id), { wrapper }).result };
}

test('an old list of plans does not admit what a newer one refuses', async () => {
  await newPlan();
  const { answer } = ask([]);
  await waitFor(() => expect(answer.current.status).toBe('full'));
});

test('the plan that is being created does not count against itself', async () => {
  const { client, answer } = ask(null);
  await waitFor(() => expect(answer.current.status).toBe('admitted'));
  const { id } = await newPlan();
  await client.invalidateQueries();
  await waitFor(() => expect(answer.current.planIds).toEqual([id]));
  expect(answer.current.status).toBe('admitted');
});
