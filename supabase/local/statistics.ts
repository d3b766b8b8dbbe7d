type Db = { exec: (query: string) => Promise<unknown> };

/** Number of requests before the first ANALYZE. */
const FIRST = 500;

/**
 * Runs ANALYZE after the first 500 requests, and again whenever the number of requests has doubled. Hosted
 * projects have autovacuum for this. Without statistics, the query planner assumes that every table is small,
 * and the overview of a thousand events takes ten times as long.
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
