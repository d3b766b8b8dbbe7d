/**
 * Creates a queue that runs one task at a time, in order of arrival. PGlite is one connection, and the server
 * opens transactions on it without waiting, so that two people's requests would share a role.
 */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
