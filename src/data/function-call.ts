import { RequestError } from '@/lib/errors';
import { functionsClient } from '@/lib/supabase';

/** Calls an edge function; anything but a success throws, with the status by which the screen tells refusals apart. */
export async function callFunction(name: string, body: Record<string, unknown>): Promise<void> {
  const { functions } = await functionsClient();
  const { error } = await functions.invoke(name, { body });
  if (!error) return;
  const response: unknown = error.context;
  throw new RequestError(
    `${name} did not succeed`,
    response instanceof Response ? response.status : 0,
    error.name,
  );
}
