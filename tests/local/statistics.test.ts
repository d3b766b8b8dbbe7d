import { expect, it } from 'vitest';
import { createStatistics } from '../../supabase/local/statistics';

it('the backend runs ANALYZE after 500, 1,000 and 2,000 requests', async () => {
  const at: number[] = [];
  let requests = 0;
  const analyzed = createStatistics({ exec: async () => at.push(requests) });
  for (requests = 1; requests <= 2500; requests += 1) await analyzed(async () => new Response());
  expect(at).toEqual([500, 1000, 2000]);
});
