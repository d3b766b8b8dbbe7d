type Db = { exec: (query: string) => Promise<unknown> };

/** Requests after which the planner's statistics are made for the first time. */
const FIRST = 500;

/**
 * ANALYZE, which a hosted project's autovacuum runs and this server, being one connection, doesn't: without it the planner
 * takes every table for a small one, and the overview of a thousand events takes ten times as long. Due after the first
 * 500 requests, and each time there were twice as many.
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
