import { z } from 'zod';

const HEADER = 'X-Supabase-Api-Version';
/** Date of the second version of Supabase Auth's API. */
const VERSION = '2024-01-01';

const failure = z.looseObject({ error_code: z.string(), msg: z.string() });

/**
 * Formats an error for the caller's API version. From version 2024-01-01 on, the code is a word and the text
 * is in `message`. A response header tells the client the version.
 */
export async function inVersion(asked: Headers, answer: Response): Promise<Response> {
  const version = asked.get(HEADER) ?? '';
  if (answer.ok || !/^\d{4}-\d\d-\d\d$/.test(version) || version < VERSION) return answer;
  const read = failure.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  if (!read.success) return answer;
  const { code: _, error_code, msg, ...others } = read.data;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  headers.set(HEADER, VERSION);
  // CORS: pages of other origins can read only these headers.
  headers.set('Access-Control-Expose-Headers', HEADER);
  return Response.json({ code: error_code, message: msg, ...others }, { status: answer.status, headers });
}
