type Db = { exec: (query: string) => Promise<unknown> };

/** Number of requests before the first statistics. */
const FIRST = 500;

/**
 * Runs ANALYZE, as a hosted project's autovacuum does and this server, being one connection, doesn't: without
 * it the planner takes every table for a small one, and the overview of a thousand events takes ten times as
 * long. It runs after the first 500 requests, and each time their number has doubled.
 */
export function createStatistics(db: Db): (task: () => Promise<Response>) => Promise<Response> {
  let requests = 0;
  let due = FIRST;
  return async (task) => {
    requests += 1;
    if (requests >= due) {
      due *= 2;
      await db.exec('analyze');
    }
    return task();
  };
}
