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

/** Renders the hook with this list of plans in the device's cache. */
function ask(kept: Plan[] | null) {
  const client = makeQueryClient(() => undefined);
  if (kept) client.setQueryData(plansQuery(owner.id).queryKey, kept);
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, answer: renderHook(() => useAdmission(owner.id), { wrapper }).result };
}

test('the plan limit applies even if the list of plans is outdated', async () => {
  await newPlan();
  const { answer } = ask([]);
  await waitFor(() => expect(answer.current.status).toBe('full'));
});

test('the plan being created doesn’t count towards the limit', async () => {
  const { client, answer } = ask(null);
  await waitFor(() => expect(answer.current.status).toBe('admitted'));
  const { id } = await newPlan();
  await client.invalidateQueries();
  await waitFor(() => expect(answer.current.planIds).toEqual([id]));
  expect(answer.current.status).toBe('admitted');
});
