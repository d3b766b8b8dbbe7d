import { statusOf } from './errors';

const RETRIES = 3;
const FIRST_DELAY = 500;
/** Milliseconds after which a failure is reported instead of retried, because a person is waiting. */
const PATIENCE = 20_000;

/**
 * Returns true if no response arrived or a gateway failed. Any other error is a response of the service
 * itself.
 */
const isGatewayFailure = (error: unknown): boolean => [0, 502, 503, 504].includes(statusOf(error));

/**
 * Retries an idempotent call after 0.5, 1 and 2 seconds if no response arrives. `attempt` (from 0) lets the
 * call recognise that an earlier attempt succeeded.
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
