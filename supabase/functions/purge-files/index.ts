import { call, removeFiles } from '../_shared/database.ts';
import { answer, momentOf, readFields, serve } from '../_shared/http.ts';
import { admitScheduler } from '../_shared/scheduler.ts';

/**
 * Deletes files and page pictures that are no longer used (`unused_files`, `unused_pictures`): POST {at?}
 * with the scheduler's `Authorization: Bearer`. The database calls it nightly. `at` (ISO 8601) replaces the
 * current time.
 * Answers 200 {removed}. Errors: 400; 401; 502 if the database or the storage doesn't answer.
 */
const BUCKETS = [
  ['plan-files', 'unused_files'],
  ['page-pictures', 'unused_pictures'],
] as const;
const BATCH = 500;
/** Time limit of a run, shorter than the platform's. The next run continues. */
const TIME_LIMIT_MS = 45_000;

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  await admitScheduler(request);
  const moment = momentOf((await readFields(request)).get('at')).toISOString();
  const until = Date.now() + TIME_LIMIT_MS;
  let removed = 0;
  for (const [bucket, unused] of BUCKETS)
    while (Date.now() < until) {
      const paths = await call(unused, { moment, most: BATCH });
      if (!Array.isArray(paths) || paths.length === 0) break;
      const gone = await removeFiles(bucket, paths);
      removed += gone;
      // Stops if the storage kept some files, because they would be listed again at once. The next run
      // retries them.
      if (gone < paths.length || paths.length < BATCH) break;
    }
  return answer(200, { removed });
}

serve('purge-files', handle);
