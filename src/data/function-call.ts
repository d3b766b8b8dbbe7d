import { RequestError } from '@/lib/errors';
import { functionsClient } from '@/lib/supabase';

/** Calls an edge function; anything but a success throws, with the status by which the screen tells refusals apart. */
export async function callFunction<Answer = void>(
  name: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const { functions } = await functionsClient();
  const { data, error } = await functions.invoke<Answer>(name, { body });
  if (!error) return data as Answer;
  const response: unknown = error.context;
  throw new RequestError(
    `${name} did not succeed`,
    response instanceof Response ? response.status : 0,
    error.name,
  );
}
