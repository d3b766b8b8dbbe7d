/** A failed request, with its HTTP status and code. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** The provider's or database's code, such as `invalid_credentials` or `PT409`. */
    readonly code: string | null = null,
    readonly details: { reasons?: readonly string[]; retryAfter?: number } = {},
  ) {
    super(message);
  }
}

export const statusOf = (error: unknown): number => {
  if (error instanceof RequestError) return error.status;
  if (typeof error === 'object' && error !== null && 'status' in error) return Number(error.status) || 0;
  return 0;
};

/** The provider's or database's own code; null where an answer carried none. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

/**
 * Returns true if a repetition may succeed: no answer, a gateway failure, or too many requests. A refusal is final.
 */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
