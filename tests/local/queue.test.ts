import { expect, test } from 'vitest';
import { createQueue } from '../../supabase/local/queue.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('queued tasks run one after another, even if a task fails', async () => {
  const enqueue = createQueue();
  const seen: string[] = [];
  const task = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await pause(ms);
    seen.push(`${name} ends`);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([
    enqueue(task('a', 20)),
    enqueue(task('b', 1)),
    enqueue(task('c', 5)),
  ]);
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
