import { scriptedStream } from '../../../src/domain/assist/scripted/scripted-stream.ts';
import { call } from '../_shared/database.ts';
import { answer, flowing, Refusal, readFields, serve, tooMany } from '../_shared/http.ts';
import { readUser } from '../_shared/user.ts';
import { readAsked } from './asked.ts';
import { relay } from './relay.ts';

/**
 * Relays requests to a language model: POST {plan_id, messages, tools} by a signed-in person who can suggest
 * changes to that plan. The function reads no plan data and stores only the number of requests. It streams
 * the model's answer.
 * Errors: 400; 401; 403 {error: plan | consent}; 404 if no model is configured; 405; 413; 429 with the
 * seconds to wait; 502; 503 if the model's service is busy; 504 if it is slow.
 */
const MOST_ASKED = 600_000;

/** Questions allowed per day, by the tier of the plan's owner, lowest tier first. */
const TURNS = [10, 30, 100, 300];

function turnsADay(): number[] {
  const given = (Deno.env.get('ASSIST_TURNS') ?? '').split(',').map(Number);
  return TURNS.map((usual, i) => {
    const own = given[i];
    return given.length === TURNS.length && own !== undefined && Number.isInteger(own) && own >= 0
      ? own
      : usual;
  });
}

/** The database's response: permission, a refusal, or too many requests. */
type Begun = { refused?: string; capped?: number };

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const user = await readUser(request);
  if (user === null) throw new Refusal(401, 'sign in first');
  const url = Deno.env.get('ASSIST_URL') ?? '';
  if (url === '') throw new Refusal(404, 'no service is set');
  const asked = readAsked(await readFields(request, MOST_ASKED));
  const begun = (await call('begin_assist', {
    user_id: user,
    plan_id: asked.plan_id,
    caps: turnsADay(),
    // A tool's result continues the previous question and isn't counted as a new one.
    follows: asked.messages.at(-1)?.role === 'tool',
  })) as Begun;
  if (begun.refused !== undefined) throw new Refusal(403, begun.refused);
  if (begun.capped !== undefined) return tooMany('too many turns', begun.capped);
  if (url === 'scripted') return flowing(scriptedStream(asked.messages), 'text/event-stream');
  const service = {
    url,
    key: Deno.env.get('ASSIST_KEY') ?? '',
    model: Deno.env.get('ASSIST_MODEL') ?? '',
    stream: Deno.env.get('ASSIST_STREAM') !== 'off',
  };
  const { body, type } = await relay(service, asked, request.signal);
  return flowing(body, type);
}

serve('assist', handle);
