import { statusOf } from './errors';

const RETRIES = 3;
const FIRST_DELAY = 500;
/** A person is waiting: after this long a failure is told rather than tried again. Milliseconds. */
const PATIENCE = 20_000;

/** A gateway in trouble or no answer at all; anything else is an answer. */
const isGatewayFailure = (error: unknown): boolean => [0, 502, 503, 504].includes(statusOf(error));

/**
 * Retries an idempotent call after 0.5, 1 and 2 seconds while there is no answer. `attempt` counts from 0, for
 * calls whose repetition needs care: the first may have succeeded.
 */
export async function withRetries<T>(run: (attempt: number) => Promise<T>): Promise<T> {
  const started = Date.now();
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(attempt);
    } catch (error) {
      const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
      const patient = attempt < RETRIES && Date.now() - started < PATIENCE;
      if (!patient || offline || !isGatewayFailure(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY * 2 ** attempt));
    }
  }
}
