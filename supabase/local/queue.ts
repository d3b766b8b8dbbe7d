/**
 * Creates a queue that runs one task at a time. PGlite has a single connection: without the queue, two
 * people's requests could run in the same transaction with the same role.
 */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
